import { action, call, can, h, notice, passes, Refused } from '../frame.js';
import { moment } from '../moment.js';

/** The calendar that the clinician uses elsewhere: how it is connected, and the form that connects it. */

const POLL_MILLISECONDS = 2_000;
/** Where nothing can be reached at the moment. */
const LOST_MILLISECONDS = 10_000;

const ATTENTION = {
  credentials_refused: 'The calendar does not accept this user name and password.',
  calendar_missing: 'There is no calendar at this address, or it cannot be reached from here.',
  write_refused: 'The calendar cannot be changed with this user name and password.',
};

const sessions = (count) =>
  count === 0 ? 'No session is in it yet.' : `${count} ${count === 1 ? 'session is' : 'sessions are'} in it.`;

const describe = ({ state, attention, unreachable_since, entries, connected_at }) => {
  const silent = unreachable_since && `since ${moment.format(new Date(unreachable_since))}`;
  if (state === 'checking')
    return [
      'Opening',
      silent
        ? `Its server has not answered ${silent}. It is tried again and again; please check the address.`
        : 'Your calendar is being opened …',
    ];
  if (state === 'needs_attention')
    return ['Not connected', `${ATTENTION[attention]} Please connect it again.`];
  if (state === 'connected')
    return [
      'Connected',
      `Since ${moment.format(new Date(connected_at))}. ${sessions(entries)}${
        silent
          ? ` Its server has not answered ${silent}; it is tried again and again, and your appointments are not affected.`
          : ''
      }`,
    ];
  return [
    'Not connected',
    'Have your video sessions in the calendar that you use every day. It shows when a session is and the initials of the client, and nothing more.',
  ];
};

/** @param typed what was given last: only the password is asked for again where it was not taken. */
const form = (state, typed, done) => {
  const field = (name, label, properties) => {
    const id = `calendar-${name}`;
    const fault = h('p.fault', { id: `${id}-fault` });
    const input = h('input', {
      id,
      name,
      required: true,
      maxlength: 1_000,
      autocapitalize: 'none',
      spellcheck: 'false',
      'aria-describedby': `${id}-fault`,
      value: typed[name] ?? '',
      ...properties,
    });
    return { input, fault, row: h('div.question-row', {}, h('label', { for: id }, label), input, fault) };
  };
  const fields = {
    url: field('url', 'Address of the calendar (CalDAV)', {
      type: 'url',
      autocomplete: 'off',
      placeholder: 'https://',
    }),
    username: field('username', 'User name', { type: 'text', autocomplete: 'off' }),
    password: field('password', 'Password', { type: 'password', autocomplete: 'new-password' }),
  };
  const send = async () => {
    const body = Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input.value]));
    for (const { fault, input } of Object.values(fields)) {
      fault.textContent = '';
      input.removeAttribute('aria-invalid');
    }
    Object.assign(typed, { url: body.url, username: body.username });
    try {
      await call('PUT', 'calendar', body);
    } catch (error) {
      const faults = error instanceof Refused ? (error.problem.fields ?? []) : [];
      for (const { path } of faults) {
        if (!fields[path]) throw error;
        fields[path].fault.textContent =
          path === 'url'
            ? 'Please give the whole address, beginning with https://, without user name and password.'
            : 'Please fill this in.';
        fields[path].input.setAttribute('aria-invalid', 'true');
      }
      if (faults.length === 0) throw error;
      Object.entries(fields)
        .find(([name]) => faults.some(({ path }) => path === name))[1]
        .input.focus();
      return;
    }
    await done();
  };
  return h(
    'details',
    { open: state === 'needs_attention' },
    h('summary', {}, state === 'not_connected' ? 'Connect a calendar' : 'Connect it again, or another one'),
    h(
      'form',
      {
        novalidate: true,
        onsubmit: (event) => event.preventDefault(),
      },
      Object.values(fields).map(({ row }) => row),
      h(
        'p.quiet',
        {},
        'Best use a password that your calendar’s provider makes for this alone. It is kept encrypted and is never shown again.',
      ),
      h('p.row', {}, action('Connect', send, { type: 'submit' })),
    ),
  );
};

/** @returns the section, which looks after itself as long as it is on the page. */
export const calendarConnection = () => {
  const section = h('section.card', { 'aria-labelledby': 'calendar-connection' });
  const typed = {};
  let last;
  const draw = (connection) => {
    const [title, words] = describe(connection);
    const { state } = connection;
    const disconnect = action(
      'Disconnect',
      async () => {
        await call('POST', 'calendar/disconnection');
        notice('Disconnected. The sessions to come are being taken out of it.');
        await look();
      },
      { class: 'plain' },
    );
    section.replaceChildren(
      h('h2', { id: 'calendar-connection' }, 'Your own calendar'),
      h('p', { role: 'status' }, h('strong', {}, title), ' · ', words),
      ...(can('appointment:write')
        ? [form(state, typed, look), state !== 'not_connected' && h('p.row', {}, disconnect)].filter(Boolean)
        : []),
    );
  };
  const look = async () => {
    const later = (milliseconds) => setTimeout(() => section.isConnected && look(), milliseconds);
    let connection;
    try {
      connection = await call('GET', 'calendar');
    } catch (error) {
      if (passes(error)) later(LOST_MILLISECONDS);
      return;
    }
    const key = JSON.stringify(connection);
    // Drawn anew only when something has changed: somebody may be typing.
    if (key !== last) draw(connection);
    last = key;
    if (connection.state === 'checking') later(POLL_MILLISECONDS);
  };
  void look();
  return section;
};
