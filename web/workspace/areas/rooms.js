// Playrooms and toolkits, and what stands on their shelves.
import { leaving } from '../confirming.js';
import { action, all, ask, call, can, h, notice } from '../frame.js';
import { drawnAnew } from '../unavailable.js';
import { saveAsRead } from './as-read.js';
import { AGES, ageField, choiceField, field, folded } from './fields.js';
import { contentField, ownContent } from './own-content.js';

const plain = { class: 'plain' };
const ROOM_TYPES = { child: 'Children', teen: 'Teenagers', adult: 'Adults' };
const THEMES = {
  meadow: 'Meadow',
  ocean: 'Ocean',
  forest: 'Forest',
  space: 'Space',
  sunset: 'Sunset',
  studio: 'Studio',
};
const ITEMS = {
  activity_shelf: 'Activity shelf',
  multiplayer_games: 'Games for several players',
  single_player_games: 'Games for one player',
  whiteboard: 'Whiteboard',
  sand_tray: 'Sand tray',
  dollhouse: 'Dollhouse',
};
const NOUNS = { playrooms: 'playroom', toolkits: 'toolkit' };
/** What can stand on a shelf: where it is read, and when it is eligible (decisions, section 5). */
const CONTENT = {
  worksheet: ['worksheets', ({ status }) => status === 'ready'],
  storybook: ['storybooks', ({ status, shelf_ready }) => status === 'ready' && shelf_ready],
};

/** Name, kind and look of a room. @param room as it is kept, if it is. */
const settings = (path, room) => {
  const named = (name) => `${room ? 'changed' : 'new'}-${path}-${name}`;
  const name = h('input', {
    type: 'text',
    id: named('name'),
    name: 'name',
    required: true,
    maxlength: '200',
    value: room?.name ?? '',
  });
  const items = Object.entries(ITEMS).map(([value, label]) => {
    const box = h('input', { type: 'checkbox', value, checked: room?.items.includes(value) ?? true });
    return { box, line: h('label.option', {}, box, ` ${label}`) };
  });
  const ofPlayroom =
    path === 'playrooms'
      ? {
          room_type: choiceField(named('type'), 'room_type', ROOM_TYPES, room?.room_type),
          theme: choiceField(named('theme'), 'theme', THEMES, room?.theme),
          // A new one has the age that goes with whom it is for.
          ...(room ? { age_band: ageField(named('age'), room.age_band) } : {}),
        }
      : {};
  const LABELS = { room_type: 'Whom it is for', theme: 'Theme', age_band: 'Age' };
  return {
    controls: [
      field('Name', name),
      ...Object.entries(ofPlayroom).map(([key, control]) => field(LABELS[key], control)),
      h(
        'fieldset.question',
        {},
        h('legend', {}, 'What can be used in it'),
        items.map(({ line }) => line),
      ),
    ],
    written: () => ({
      name: name.value,
      ...Object.fromEntries(Object.entries(ofPlayroom).map(([key, { value }]) => [key, value])),
      items: items.filter(({ box }) => box.checked).map(({ box }) => box.value),
    }),
  };
};

const maker = (path, done) => {
  const { controls, written } = settings(path);
  return folded(
    `Make a ${NOUNS[path]}`,
    controls,
    action('Make', async () => {
      await call('POST', path, written());
      await done();
    }),
  );
};

const putting = (content, put) => {
  if (content.length === 0)
    return h(
      'p.quiet',
      {},
      'Worksheets that are ready can be put here, and storybooks that were made ready for shelves.',
    );
  const what = contentField('to-put', content);
  return h(
    'p.row',
    {},
    h('label', { for: 'to-put' }, 'Put here'),
    what,
    action('Put on the shelf', () => put(what.value), plain),
  );
};

const openRoom = async (main, at, path, id, back) => {
  const reopen = drawnAnew(main, 'Room', () => openRoom(main, at, path, id, back));
  const [read, shelf] = await Promise.all([ask('GET', `${path}/${id}`), all(`${path}/${id}/content`)]);
  const { data: room } = await read.json();
  const isWriting = can('playroom:write');
  const content = isWriting ? await ownContent(at.session, CONTENT) : [];
  const standing = new Set(shelf.map(({ content_id }) => content_id));
  const onShelf = (method, words) => async (which) => {
    await call(method, `${path}/${id}/content/${which}`);
    notice(words);
    await reopen();
  };
  const change = isWriting && settings(path, room);
  main.replaceChildren(
    h('p.row', {}, leaving(main, 'All rooms', back)),
    h('h1', { dir: 'auto' }, room.name),
    ...[
      room.artwork_url && h('img.artwork', { src: room.artwork_url, alt: '' }),
      h(
        'p.quiet',
        {},
        [
          ...(room.room_type ? [ROOM_TYPES[room.room_type], AGES[room.age_band]] : []),
          ...room.items.map((item) => ITEMS[item]),
          room.published ? 'published' : 'not published',
        ].join(' · '),
      ),
      h('h2', {}, 'On its shelf'),
      shelf.length === 0 && h('p', {}, 'Nothing stands there yet.'),
      h(
        'ul.list',
        {},
        shelf.map(({ content_type, content_id, title }) =>
          h(
            'li.entry',
            {},
            h('span', {}, h('strong', { dir: 'auto' }, title), ` · ${content_type}`),
            isWriting &&
              action(
                'Take down',
                () => onShelf('DELETE', 'Taken down.')(`${content_type}/${content_id}`),
                plain,
              ),
          ),
        ),
      ),
      isWriting &&
        putting(
          content.filter((one) => !standing.has(one.id)),
          onShelf('PUT', 'It stands on the shelf now.'),
        ),
      change &&
        folded(
          `Change this ${NOUNS[path]}`,
          change.controls,
          action('Save', async () => {
            const words = 'This was changed elsewhere meanwhile. Please open it again.';
            if (!(await saveAsRead(`${path}/${id}`, change.written(), read, words))) return;
            notice('Saved.');
            await reopen();
          }),
        ),
    ].filter(Boolean),
  );
};

const roomList = (main, at, [title, path, rooms], reopen) => [
  h('h2', {}, title),
  h(
    'ul.list',
    {},
    rooms.map((room) =>
      h(
        'li.entry',
        {},
        h(
          'span',
          {},
          h('strong', { dir: 'auto' }, room.name),
          ` · ${room.published ? 'published' : 'not published'}`,
        ),
        leaving(main, 'Look', () => openRoom(main, at, path, room.id, reopen)),
        can('playroom:write') &&
          action(
            room.published ? 'Unpublish' : 'Publish',
            async () => {
              await call('PATCH', `${path}/${room.id}`, { published: !room.published });
              await reopen();
            },
            plain,
          ),
      ),
    ),
  ),
];
export const openRooms = async (main, at) => {
  const [playrooms, toolkits] = await Promise.all([all('playrooms'), all('toolkits')]);
  const reopen = drawnAnew(main, 'Rooms', () => openRooms(main, at));
  main.replaceChildren(
    h('h1', {}, 'Rooms'),
    ...(can('playroom:write') ? [maker('playrooms', reopen), maker('toolkits', reopen)] : []),
    ...roomList(main, at, ['Playrooms', 'playrooms', playrooms], reopen),
    ...roomList(main, at, ['Toolkits', 'toolkits', toolkits], reopen),
  );
};
