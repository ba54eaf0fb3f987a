import { setTimeout as pause } from 'node:timers/promises';
import { type Caller, type Data, inLanes } from './clinic-api.ts';
import { BOOKS, ROOMS, WORKSHEETS } from './made-up.ts';
import type { SeededClinician } from './people.ts';
import { SCENES, sceneOf, thumbnailOf } from './scenes.ts';
import type { Seeding } from './seed-organization.ts';

/** What clinicians own beside sessions: books, worksheets, rooms with shelves, scenes, community items, an export. */

const POLL_MILLISECONDS = 750;
const WAIT_MILLISECONDS = 180_000;

const untilReady = async (seeding: Seeding, caller: Caller, path: string): Promise<Data> => {
  for (const deadline = Date.now() + WAIT_MILLISECONDS; Date.now() < deadline; ) {
    const record = await caller.get(path);
    if (record.status === 'ready') return record;
    if (record.status === 'failed') throw new Error(`${path.replace(/[^/]+$/, '…')} failed`);
    await pause(POLL_MILLISECONDS, undefined, { signal: seeding.signal });
  }
  throw new Error(`${path.replace(/[^/]+$/, '…')} was not ready in time`);
};

export interface Library {
  readonly books: readonly string[];
  readonly worksheets: readonly string[];
}

/** Begins what the workers make. The answers come at once; the workers go on while other records are made. */
export const beginLibrary = async (
  seeding: Seeding,
  [first, second]: readonly SeededClinician[],
): Promise<Library> => {
  const { api, keyOf } = seeding;
  const owner = first as SeededClinician;
  seeding.report(`${BOOKS.length} storybooks and ${WORKSHEETS.length} worksheets, made by the workers …`);
  const books = await inLanes(BOOKS, BOOKS.length, (book, index) => {
    // The last one belongs to a colleague, who shares it with the clinic.
    const author = index === BOOKS.length - 1 ? (second as SeededClinician) : owner;
    return api.as(author.id).post('/v1/partner/storybooks', keyOf(`book-${index}`), book);
  });
  const generator = await api.as(owner.id).framed({ capabilities: ['worksheet:read', 'worksheet:generate'] });
  const worksheets = await inLanes(WORKSHEETS, WORKSHEETS.length, (worksheet, index) =>
    generator.post('/api/embed/worksheet-generations', keyOf(`worksheet-${index}`), worksheet),
  );
  return { books: books.map(({ id }) => id), worksheets: worksheets.map(({ id }) => id) };
};

export const seedScenes = async (seeding: Seeding, clinician: SeededClinician): Promise<void> => {
  const { api, apiUrl, keyOf } = seeding;
  seeding.report(`${SCENES.length} scenes …`);
  await inLanes(SCENES, SCENES.length, async (made, index) => {
    const client = clinician.clients[index % clinician.clients.length];
    const session = await api.as(clinician.id).post('/v1/partner/game-sessions', keyOf(`game-${index}`), {
      game_type: made.game_type,
      patient_id: client?.id,
      origins: [apiUrl],
    });
    const seat = api.withToken((session.practitioner as { token: string }).token);
    const scene = { name: made.name, scene: sceneOf(made) };
    const saved = await seat.post('/api/embed/game-saves', keyOf(`scene-${index}`), scene);
    const picture = { content_base64: await thumbnailOf(made, apiUrl) };
    await seat.put(`/api/embed/game-saves/${saved.id}/thumbnail`, keyOf(`thumbnail-${index}`), picture);
  });
};

const furnishRooms = async (
  seeding: Seeding,
  clinicians: readonly SeededClinician[],
  { books, worksheets }: Library,
): Promise<void> => {
  const { api, keyOf } = seeding;
  await inLanes(ROOMS, ROOMS.length, async (room, index) => {
    // The first three rooms are the first clinician's, the last one a colleague's.
    const owner = (index < 3 ? clinicians[0] : clinicians[1]) as SeededClinician;
    const caller = api.as(owner.id);
    const made = await caller.post('/v1/partner/playrooms', keyOf(`room-${index}`), room);
    const content =
      index < 3
        ? [
            `storybook/${books[index]}`,
            `storybook/${books[(index + 1) % 3]}`,
            `worksheet/${worksheets[index]}`,
          ]
        : [`storybook/${books[3]}`];
    for (const one of content)
      await caller.put(`/v1/partner/playrooms/${made.id}/content/${one}`, keyOf(`shelf-${index}-${one}`));
  });
};

const shareWithClinic = async (
  seeding: Seeding,
  [first, second]: readonly SeededClinician[],
  { books, worksheets }: Library,
  forms: readonly string[],
): Promise<void> => {
  const { api, keyOf } = seeding;
  const shared = [
    {
      by: first,
      content_type: 'storybook',
      content_id: books[0],
      description: 'Good for the first week of school.',
    },
    {
      by: first,
      content_type: 'worksheet',
      content_id: worksheets[0],
      description: 'Short enough for the last ten minutes.',
    },
    { by: first, content_type: 'form', content_id: forms[0], description: 'We send it every Sunday.' },
    {
      by: second,
      content_type: 'storybook',
      content_id: books[3],
      description: 'For families with two homes.',
    },
  ];
  await inLanes(shared, 2, ({ by, ...item }, index) =>
    api
      .as((by as SeededClinician).id)
      .post('/v1/partner/clinic-community/items', keyOf(`community-${index}`), item),
  );
};

/** Waits for the workers, then puts what they made on shelves, shares it, and exports the first clinician's record. */
export const finishLibrary = async (
  seeding: Seeding,
  clinicians: readonly SeededClinician[],
  library: Library,
  forms: readonly string[],
): Promise<void> => {
  const { api, keyOf } = seeding;
  const owner = api.as((clinicians[0] as SeededClinician).id);
  const colleague = api.as((clinicians[1] as SeededClinician).id);
  await Promise.all([
    ...library.books.map(async (id, index) => {
      const author = index === BOOKS.length - 1 ? colleague : owner;
      await untilReady(seeding, author, `/v1/partner/storybooks/${id}`);
      await author.patch(`/v1/partner/storybooks/${id}`, keyOf(`shelf-${index}`), { shelf_ready: true });
    }),
    ...library.worksheets.map((id) => untilReady(seeding, owner, `/v1/partner/worksheets/${id}`)),
  ]);
  seeding.report('playrooms with shelves, community, an export …');
  await furnishRooms(seeding, clinicians, library);
  await shareWithClinic(seeding, clinicians, library, forms);
  const begun = await owner.post('/v1/partner/exports', keyOf('export'), {});
  await untilReady(seeding, owner, `/v1/partner/exports/${begun.id}`);
};
