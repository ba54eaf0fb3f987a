import { leaving } from '../confirming.js';
import { action, all, ask, call, can, h, notice } from '../frame.js';
import { moment } from '../moment.js';
import { drawnAnew } from '../unavailable.js';
import { saveAsRead } from './as-read.js';
import { clientsById, whose } from './clients.js';
import { folded } from './fields.js';

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
/** Asked for when it is opened: it may be very long. */
const transcriptOf = (id) => {
  const said = h('div', {});
  const draw = async ({ target }) => {
    if (!target.open || said.hasChildNodes()) return;
    said.replaceChildren(h('p.quiet', { role: 'status' }, 'One moment …'));
    try {
      const { transcript } = await call('GET', `notes/${id}?include=transcript`);
      said.replaceChildren(
        transcript
          ? h(
              'ol.transcript',
              {},
              transcript.map(({ speaker, text, start_seconds }) =>
                h(
                  'li',
                  {},
                  h('span.quiet', {}, clock(start_seconds)),
                  ' ',
                  h('strong', { dir: 'auto' }, speaker),
                  h('p', { dir: 'auto' }, text),
                ),
              ),
            )
          : h('p', {}, 'This note has no transcript.'),
      );
    } catch (error) {
      said.replaceChildren();
      notice(error.message);
    }
  };
  return h('details.card', { ontoggle: draw }, h('summary', {}, 'Transcript'), said);
};

const openNote = async (main, id, clients, back) => {
  let read = await ask('GET', `notes/${id}`);
  const { data: note } = await read.json();
  const body = h('textarea', { id: 'body', name: 'body', rows: 14, 'aria-label': 'The note' }, note.body);
  const isSigned = note.status === 'signed';
  const isFixed = isSigned || !can('note:write');
  body.readOnly = isFixed;
  const write = (change) =>
    saveAsRead(
      `notes/${id}`,
      change,
      read,
      'This note was saved elsewhere meanwhile. Copy what you wrote, and open it again.',
    );
  const become = (change, words) => async () => {
    let written;
    // What would be typed while it is being signed would not be in it.
    body.readOnly = true;
    try {
      written = await write(change());
    } finally {
      body.readOnly = isFixed || Boolean(written);
    }
    if (!written) return;
    notice(words);
    await drawnAnew(main, 'Note', () => openNote(main, id, clients, back))();
  };
  /** What is typed while a draft is being saved stays: it is not drawn anew. */
  const save = async () => {
    const sent = body.value;
    const saved = await write({ body: sent });
    if (!saved) return;
    read = saved;
    body.defaultValue = sent;
    notice('Saved.');
  };
  main.replaceChildren(
    h('h1', {}, `Note of ${moment.format(new Date(note.created_at))}`),
    h(
      'p.quiet',
      {},
      `${whose(clients, note)} · ${isSigned ? `signed ${moment.format(new Date(note.signed_at))}` : 'draft'}`,
    ),
    body,
    h(
      'p.row',
      {},
      can('note:write') &&
        (isSigned
          ? action(
              'Unlock',
              become(() => ({ status: 'draft' }), 'Unlocked.'),
            )
          : [
              action('Save', save),
              action(
                'Sign',
                become(() => ({ body: body.value, status: 'signed' }), 'Signed.'),
                { class: 'plain' },
              ),
            ]),
      leaving(main, 'All notes', back),
    ),
    transcriptOf(id),
  );
};

const YEAR = 366 * 86_400_000;
const farFromNow = ({ start_at }) => Math.abs(Date.parse(start_at) - Date.now());

/** @param sinceEver shows more than the last year's, of which there may be thousands. */
export const openNotes = async (main, at, sinceEver = false) => {
  const aYearAgo = encodeURIComponent(new Date(Date.now() - YEAR).toISOString());
  const [notes, clients] = await Promise.all([
    all(sinceEver ? 'notes' : `notes?created_at_from=${aYearAgo}`),
    clientsById(at),
  ]);
  const back = drawnAnew(main, 'Notes', () => openNotes(main, at, sinceEver));
  const isWriting = can('note:write') && at.session.areas.includes('appointments');
  const appointments = isWriting ? await all(`appointments?start_at_from=${aYearAgo}`) : [];
  // A note is mostly about the session that has just been.
  appointments.sort((one, other) => farFromNow(one) - farFromNow(other));
  const about = h(
    'select',
    { id: 'about', 'aria-label': 'Appointment' },
    appointments.map((one) =>
      h('option', { value: one.id }, `${moment.format(new Date(one.start_at))} · ${whose(clients, one)}`),
    ),
  );
  const text = h('textarea', { name: 'body', rows: 6, 'aria-label': 'What happened' });
  main.replaceChildren(
    h('h1', {}, 'Notes'),
    ...[
      appointments.length > 0 &&
        folded(
          'Write a note',
          [about, text],
          action('Keep as draft', async () => {
            await call('POST', 'notes', { partner_appointment_id: about.value, body: text.value });
            await back();
          }),
        ),
      notes.length === 0 &&
        h('p', {}, sinceEver ? 'There are no notes yet.' : 'There are no notes of the last year.'),
      h(
        'ul.list',
        {},
        notes.toReversed().map((note) =>
          h(
            'li',
            {},
            leaving(
              main,
              `${moment.format(new Date(note.created_at))} · ${whose(clients, note)} · ${note.status}`,
              () => openNote(main, note.id, clients, back),
              { class: 'entry' },
            ),
          ),
        ),
      ),
      !sinceEver &&
        h(
          'p.row',
          {},
          leaving(main, 'Earlier notes', () => openNotes(main, at, true)),
        ),
    ].filter(Boolean),
  );
};
