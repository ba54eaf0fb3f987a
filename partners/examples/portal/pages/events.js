const MOST = 100;
const state = document.querySelector('#state');
const rows = document.querySelector('#events');

const show = ({
  sequence,
  timestamp,
  type,
  actor_kind,
  data,
}) => {
  const row = document.createElement('tr');
  const cells = [
    sequence,
    new Date(timestamp).toLocaleTimeString(),
    type,
    actor_kind,
    data.id,
  ];
  for (const text of cells)
    row.append(
      Object.assign(document.createElement('td'), {
        textContent: text ?? '',
      }),
    );
  rows.prepend(row);
  while (rows.children.length > MOST)
    rows.lastElementChild.remove();
};

// #region page
// Your server follows the feed and hands it on to whoever is looking.
const events = new EventSource('/demo/api/events');
events.onopen = () => {
  state.textContent =
    'Following. Change something, and it appears here.';
};
events.onmessage = ({ data }) => show(JSON.parse(data));
events.onerror = () => {
  state.textContent = 'Connecting again …';
};
// #endregion
