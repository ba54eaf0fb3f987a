import type { Locator } from 'playwright-core';
import { PASSWORD } from '../../support/direct-login.ts';
import type { Film } from './film.ts';
import type { FurnishedPlayroom } from './furnished-playroom.ts';
import type { Seat, Seats, Spot } from './seats.ts';

/** A session as a clinician and a child have it (docs of the playroom, part 4), with a picture after each step. */
export interface Walk {
  readonly baseUrl: string;
  readonly playroom: FurnishedPlayroom;
  readonly seats: Seats;
  readonly film: Film;
}

const boardOf = ({ page }: Seat): Locator => page.locator('.scene-board');
const figuresAt = (seat: Seat, count: number): Promise<void> =>
  seat.page.locator(`.scene-board[data-figures="${count}"]`).waitFor();
const takeFrom = async (seat: Seat, drawer: string, figure: string): Promise<void> => {
  await seat.press(seat.page.locator(`[data-drawer="${drawer}"]`));
  await seat.press(seat.page.locator(`.figure[data-figure="${figure}"]`));
};
const backToRoom = async ({ clinician, client }: Seats): Promise<void> => {
  await clinician.pressButton('Back to the room');
  await client.page.locator('.session-things').waitFor();
};

const enter = async ({ baseUrl, playroom, seats: { clinician, client }, film }: Walk): Promise<void> => {
  const { page } = clinician;
  const { clinicianLink, clientLink } = await playroom.book();
  await page.goto(`${baseUrl}/login`);
  await page.locator('[name=email]').fill(playroom.email);
  await page.locator('[name=password]').fill(PASSWORD);
  await clinician.press(page.locator('button[type=submit]').first());
  await page.waitForURL('**/workspace**');
  await client.page.goto(clientLink);
  await client.page.getByRole('heading', { name: 'You are in the waiting room' }).waitFor();
  await film.shoot('waiting-room');
  await page.goto(clinicianLink);
  await page.getByText('Client is here').waitFor();
  await film.shoot('choose-a-room');
  await clinician.pressButton('The meadow');
  await client.page.getByRole('button', { name: 'Sand tray' }).waitFor();
  await film.shoot('room');
};

/** To and fro over the same sand, so that it is dug down to the water. */
const PIT: readonly Spot[] = Array.from({ length: 9 }, (_, stroke) => [
  stroke % 2 === 0 ? 0.4 : 0.6,
  0.36 + 0.02 * (stroke % 3),
]);
const MIDDLE: Spot = [0.5, 0.47];

const sandTray = async ({ seats, film }: Walk): Promise<void> => {
  const { clinician, client } = seats;
  await clinician.pressButton('Sand tray');
  await boardOf(client).waitFor();
  await boardOf(clinician).waitFor();
  await film.shoot('sand-tray');
  await client.pressButton('Dig');
  await client.pressButton('Large brush');
  for (let round = 0; round < 3; round += 1) await client.drag(boardOf(client), PIT);
  await film.shoot('dug-to-the-water');
  await client.pressButton('Hand');
  await takeFrom(client, 'magic', 'treasure-chest');
  await figuresAt(clinician, 1);
  await client.drag(boardOf(client), [MIDDLE, [0.3, 0.6]]);
  await film.shoot('chest-placed');
  for (let deeper = 0; deeper < 3; deeper += 1) await client.pressButton('Bury deeper');
  await film.shoot('chest-buried');
  await takeFrom(clinician, 'families', '1f468-200d-1f469-200d-1f467');
  await takeFrom(clinician, 'families', '1f469-200d-1f466');
  await takeFrom(client, 'houses', '1f3e1');
  await takeFrom(client, 'landscape', '1f333');
  await takeFrom(client, 'farm', '1f415');
  await figuresAt(client, 6);
  await figuresAt(clinician, 6);
  await film.shoot('family-placed');
  for (const [button, step] of [
    ['Time of day: Day', 'dusk'],
    ['Time of day: Dusk', 'night'],
    ['Weather: Clear', 'rain-at-night'],
    ['Time of day: Night', 'rain'],
    ['Weather: Rain', 'snow'],
    ['Weather: Snow', 'day-again'],
  ] as const) {
    await client.pressButton(button);
    await film.shoot(`tray-${step}`);
  }
  await clinician.pressButton('Save this scene');
  await clinician.page.getByLabel('Name of the scene').fill('The island');
  await clinician.pressButton('Keep it');
  await clinician.page.getByText('“The island” is kept.').waitFor();
  await film.shoot('saved');
  await clinician.press(clinician.page.locator('.session-panel').getByRole('button', { name: 'Cancel' }));
  await clinician.pressButton('Only I play');
  await client.page.getByText('watching').first().waitFor();
  await film.shoot('only-the-clinician-plays');
  await clinician.pressButton('Both play');
  await backToRoom(seats);
};

const dollhouse = async ({ seats, film }: Walk): Promise<void> => {
  const { clinician, client } = seats;
  await clinician.pressButton('Dollhouse');
  await boardOf(client).waitFor();
  await boardOf(clinician).waitFor();
  await film.shoot('dollhouse');
  await takeFrom(client, 'household', '1f6cb-fe0f');
  await takeFrom(client, 'families', '1f46a');
  await figuresAt(clinician, 2);
  await client.pressButton('Next wallpaper');
  await film.shoot('dollhouse-furnished');
  await clinician.pressButton(/^Houses/);
  await film.shoot('dollhouse-two-homes');
  await clinician.pressButton(/^Time of day/);
  await film.shoot('dollhouse-night');
  await backToRoom(seats);
};

const whiteboard = async ({ seats, film }: Walk): Promise<void> => {
  const { clinician, client } = seats;
  await clinician.pressButton('Whiteboard');
  const paper = client.page.getByLabel('Paper to draw on');
  await paper.waitFor();
  await clinician.page.getByLabel('Paper to draw on').waitFor();
  await film.shoot('whiteboard');
  const sun: readonly Spot[] = Array.from({ length: 25 }, (_, step) => [
    0.3 + 0.1 * Math.cos((step * Math.PI) / 12),
    0.35 + 0.16 * Math.sin((step * Math.PI) / 12),
  ]);
  await client.drag(paper, sun);
  await clinician.drag(clinician.page.getByLabel('Paper to draw on'), [
    [0.5, 0.8],
    [0.62, 0.55],
    [0.74, 0.8],
    [0.86, 0.55],
  ]);
  await film.shoot('whiteboard-drawn');
  await backToRoom(seats);
};

/** Both turn cards as somebody would who forgets none. */
const playPairs = async ({ clinician, client }: Seats, halfway: () => Promise<void>): Promise<void> => {
  const seen = new Map<number, string>();
  const found = new Set<string>();
  const ended = client.page.getByText('You two found all');
  const cards = (seat: Seat) => seat.page.locator('.pairs-card');
  const count = await cards(client).count();
  const turner = async (): Promise<Seat> => {
    for (;;)
      for (const seat of [client, clinician])
        if (
          (await seat.page
            .locator('.pairs-card[aria-disabled=false], .pairs-card:not([aria-disabled=true])')
            .count()) > 0
        )
          return seat;
  };
  const turn = async (seat: Seat, card: number): Promise<string> => {
    await seat.press(cards(seat).nth(card));
    const open = seat.page.locator(`.pairs-card[data-at="${card}"][data-figure]`);
    await open.waitFor();
    const figure = (await open.getAttribute('data-figure')) ?? '';
    seen.set(card, figure);
    return figure;
  };
  for (let round = 0; found.size < count / 2; round += 1) {
    const seat = await turner();
    const known = [...seen].find(
      ([card, figure]) => !found.has(figure) && [...seen].some(([at, one]) => at !== card && one === figure),
    );
    const first = known?.[0] ?? Array.from({ length: count }, (_, at) => at).find((at) => !seen.has(at)) ?? 0;
    const figure = await turn(seat, first);
    const partner =
      [...seen].find(([at, one]) => at !== first && one === figure)?.[0] ??
      Array.from({ length: count }, (_, at) => at).find((at) => !seen.has(at)) ??
      0;
    if ((await turn(seat, partner)) === figure) found.add(figure);
    if (round === 2) await halfway();
  }
  await ended.waitFor();
};

const pairs = async ({ seats, film }: Walk): Promise<void> => {
  const { clinician, client } = seats;
  await clinician.pressButton('Games for two');
  await client.pressButton('Games for two');
  await film.shoot('games');
  await clinician.pressButton('Pairs');
  await client.page.getByRole('region', { name: 'Pairs' }).waitFor();
  await film.shoot('pairs-levels');
  await clinician.press(clinician.page.getByRole('button', { name: /^Easy/ }).first());
  await client.page.locator('.pairs-card').first().waitFor();
  await film.shoot('pairs');
  await playPairs(seats, () => film.shoot('pairs-halfway'));
  await film.shoot('pairs-end');
  await backToRoom(seats);
};

const shelf = async ({ seats, film }: Walk): Promise<void> => {
  const { clinician, client } = seats;
  await clinician.pressButton('Books and worksheets');
  await client.pressButton('Books and worksheets');
  await film.shoot('shelf');
  await clinician.press(clinician.page.locator('.session-cover').first());
  const next = client.page.getByRole('button', { name: 'Next page' });
  await next.waitFor();
  await film.shoot('book');
  await client.press(next);
  await clinician.page.getByLabel(/^Page 2 of/).waitFor();
  await film.shoot('book-page');
  for (let page = 3; await next.isEnabled(); page += 1) {
    await client.press(next);
    await clinician.page.getByLabel(`Page ${page} of`).waitFor();
  }
  await film.shoot('book-end');
  await backToRoom(seats);
  await clinician.pressButton('Books and worksheets');
  await clinician.press(clinician.page.locator('.session-cover').nth(1));
  const paper = client.page.getByLabel('Page 1 to draw on');
  await paper.waitFor();
  await client.drag(paper, [
    [0.2, 0.6],
    [0.35, 0.75],
    [0.5, 0.8],
    [0.65, 0.75],
    [0.8, 0.6],
  ]);
  await film.shoot('worksheet-drawn');
  await backToRoom(seats);
};

const end = async ({ baseUrl, seats: { clinician, client }, film }: Walk): Promise<void> => {
  await clinician.pressButton('Night');
  await client.page.locator('.session-room.is-night').waitFor();
  await film.shoot('room-at-night');
  await client.pressButton('I need a break');
  await clinician.page.getByText('asks for a break').waitFor();
  await film.shoot('break');
  await clinician.pressButton('We go on');
  await clinician.pressButton('End the session');
  await film.shoot('end-question');
  await clinician.press(
    clinician.page.getByRole('alertdialog').getByRole('button', { name: 'End the session' }),
  );
  await client.page.getByRole('heading', { name: 'Goodbye!' }).waitFor();
  await film.shoot('goodbye');
  const note = clinician.page.getByRole('link', { name: 'Write the note' });
  const address = await note.getAttribute('href');
  await clinician.page.goto(`${baseUrl}${address}`);
  await clinician.page.getByRole('button', { name: 'Begin writing' }).waitFor();
  await film.shoot('note-begins');
  await clinician.pressButton('Begin writing');
  await clinician.page.locator('textarea, [contenteditable=true]').first().waitFor();
  await film.shoot('note-proposed');
};

const PARTS = { enter, sandTray, dollhouse, whiteboard, pairs, shelf, end };

/** Every part of a session, in its order. @returns what did not work; where a part fails the next one is tried. */
export const walk = async (one: Walk): Promise<readonly string[]> => {
  const complaints: string[] = [];
  for (const [name, part] of Object.entries(PARTS))
    try {
      await part(one);
    } catch (error) {
      complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      await one.film.shoot(`${name}-failed`);
      await backToRoom(one.seats).catch(() => undefined);
    }
  return complaints;
};
