/** The list of what a frame has told this page, newest first. */
const MOST = 30;

export const tell = (text, payload) => {
  const list = document.querySelector('#log');
  list.querySelector('.empty')?.remove();
  const line = document.createElement('li');
  const time = document.createElement('time');
  time.textContent = new Date().toLocaleTimeString();
  const name = document.createElement('strong');
  name.textContent = text;
  line.append(time, name);
  if (payload && Object.keys(payload).length > 0) {
    const details = document.createElement('code');
    details.className = 'payload';
    details.textContent = JSON.stringify(payload);
    line.append(details);
  }
  list.prepend(line);
  while (list.children.length > MOST)
    list.lastElementChild.remove();
};
