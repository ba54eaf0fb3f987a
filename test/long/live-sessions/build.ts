import { setTimeout as pause } from 'node:timers/promises';
import * as Y from 'yjs';
import { COLUMNS, ROWS, SandField } from '../../../web/toys/sandtray/sand-field.ts';
import { stroke } from '../../../web/toys/sandtray/sand-tools.ts';
import { Scene } from '../../../web/toys/scene/scene.ts';
import type { SeatRole } from '../../../web/toys/seat-role.ts';
import { eventually } from '../../support/eventually.ts';
import { type SessionSeat, takeSessionSeat } from '../../support/session-seat.ts';
import { print } from '../run-long.ts';
import { type LongService, unlimitedWorld, type Victim } from '../start-service.ts';
import { bookSession, type PartOptions } from './booked-session.ts';

/** How often a hand in the sand tells others of it, in milliseconds, as in the page. */
const TELL = 60;

/** A seat that plays as the page does, with the page's own scene and sand. */
class Player {
  readonly scene: Scene;
  readonly field: SandField;
  readonly document: Y.Doc;
  /** What this seat placed and did not take back. */
  readonly placed = new Set<string>();
  readonly actions = { dug: 0, placed: 0, undone: 0 };
  readonly #role: SeatRole;
  #turn = 0;

  constructor(document: Y.Doc, role: SeatRole) {
    this.document = document;
    this.#role = role;
    this.scene = new Scene(document);
    this.field = new SandField(this.scene.sand, role, () => undefined);
  }

  play(): void {
    this.#turn += 1;
    const at = (this.#turn * (this.#role === 'client' ? 7 : 11)) % 120;
    this.scene.step();
    stroke(
      this.field,
      { column: 10 + at, row: 10 + (at % 70) },
      { column: 16 + at, row: 14 + (at % 70) },
      { tool: this.#turn % 5 === 0 ? 'heap' : 'dig', radius: 8 },
    );
    this.field.write((work) => this.scene.change(work));
    this.actions.dug += 1;
    if (this.#turn % 4 === 0) this.#place(at);
    if (this.#turn % 12 === 0) this.#undo();
    if (this.#turn % 36 === 0) this.scene.redo();
    this.#remember();
  }

  #place(at: number): void {
    const id = this.scene.add({ kind: '1f333', x: at * 8, y: 100 + at * 4 });
    if (!id) return;
    this.placed.add(id);
    this.actions.placed += 1;
    this.scene.alter(id, { x: at * 8 + 40, rotation: at }, this.#role);
  }
  #undo(): void {
    for (let step = 0; step < 3; step += 1) this.scene.undo();
    this.actions.undone += 3;
  }
  /** Nobody else takes away what this seat placed, so what is there now has to be there at the end. */
  #remember(): void {
    for (const id of this.placed) if (!this.scene.items.has(id)) this.placed.delete(id);
  }
}

/** The whole of a document as bytes that do not depend on who wrote what in which order. */
const bytesOf = (document: Y.Doc): Buffer => {
  const clean = new Y.Doc();
  Y.applyUpdate(clean, Y.encodeStateAsUpdate(document));
  const maps = ['items', 'settings', 'sand'].map((name) =>
    [...clean.getMap(name).entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return Buffer.from(JSON.stringify(maps));
};
const groundOf = (document: Y.Doc): Buffer => {
  const { heights } = new SandField(document.getMap('sand'), 'client', () => undefined);
  if (heights.length !== COLUMNS * ROWS) throw new Error('There is no ground');
  return Buffer.from(heights.buffer);
};
const isSame = (one: Y.Doc, other: Y.Doc): boolean =>
  bytesOf(one).equals(bytesOf(other)) && groundOf(one).equals(groundOf(other));

const open = async (clinician: SessionSeat, room: string): Promise<void> => {
  await eventually(async () => clinician.view() !== undefined);
  if (!(await clinician.ask({ do: 'choose-room', room }))) throw new Error('The room was refused');
  if (!(await clinician.ask({ do: 'open', toy: 'sandtray' }))) throw new Error('The tray was refused');
};

/** Both seats dig, place and undo over two processes, of which one is killed and the other one drains. */
export const build = async (service: LongService, { seconds }: PartOptions): Promise<readonly string[]> => {
  const session = await bookSession(service, await unlimitedWorld(service));
  const [first, second] = [await service.startVictim(), await service.startVictim()];
  // Both lists are read at each new connection, so they name the processes that are there.
  const urls = [first.baseUrl, second.baseUrl];
  const turned = [second.baseUrl, first.baseUrl];
  const replace = (index: 0 | 1, { baseUrl }: Victim): void => {
    urls[index] = baseUrl;
    turned[1 - index] = baseUrl;
  };
  const seats = [takeSessionSeat(urls, session.clinician), takeSessionSeat(turned, session.client)] as const;
  await open(seats[0], session.room);
  await eventually(async () => seats[1].view()?.open?.toy === 'sandtray');
  const players = [
    new Player(seats[0].document('sandtray'), 'clinician'),
    new Player(seats[1].document('sandtray'), 'client'),
  ] as const;
  const until = Date.now() + seconds * 1_000;
  const playing = players.map(async (player) => {
    for (; Date.now() < until; await pause(TELL)) player.play();
  });
  await pause(seconds * 250);
  await first.kill();
  replace(0, await service.startVictim());
  await pause(seconds * 150);
  const ending = await second.drain();
  replace(1, await service.startVictim());
  await Promise.all(playing);

  const complaints: string[] = [];
  if (ending !== 0) complaints.push(`The draining process ended with ${ending}`);
  const [one, other] = players;
  await eventually(async () => isSame(one.document, other.document)).catch(() =>
    complaints.push('The seats end with different scenes'),
  );
  for (const [index, player] of players.entries()) {
    const there = (index === 0 ? other : one).scene.items;
    const lost = [...player.placed].filter((id) => !there.has(id));
    if (lost.length > 0) complaints.push(`${lost.length} figures of a seat are lost`);
  }
  await Promise.all(seats.map((seat) => seat.leave()));
  const later = takeSessionSeat([service.baseUrl], session.client);
  await eventually(async () => later.view() !== undefined);
  const found = later.document('sandtray');
  await eventually(async () => isSame(found, one.document)).catch(() =>
    complaints.push('Who comes later finds another scene'),
  );
  await later.leave();
  for (const [index, { actions, placed }] of players.entries())
    print(
      `  seat ${index + 1}: dug ${actions.dug} times, placed ${actions.placed} figures, undid ${actions.undone} steps, ` +
        `${placed.size} of its figures stand; connections lost ${seats[index]?.closes.length}`,
    );
  print(
    `  both seats and who comes later: ${bytesOf(one.document).length} bytes, ${complaints.length === 0 ? 'the same' : 'NOT the same'}`,
  );
  return complaints;
};
