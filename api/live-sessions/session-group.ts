import type { SeatRole } from '../../domain/access/actor.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import type { SceneDocuments } from '../../domain/game-sessions/live/scene-documents.ts';
import { openSceneRoom, type SceneRoom } from '../../domain/game-sessions/live/scene-room.ts';
import type { SceneChange, SceneStore } from '../../domain/game-sessions/live/scene-store.ts';
import { CLOSED, type Connection } from '../../domain/game-sessions/live/seat-connection.ts';
import { changeMessage } from '../../domain/game-sessions/live/seat-messages.ts';
import {
  documentOf,
  readState,
  rolesPresent,
  type VersionedState,
} from '../../domain/live-sessions/live-session-store.ts';
import { mayPlay, sees } from '../../domain/live-sessions/session-state.ts';
import { readFacts, viewFor } from '../../domain/live-sessions/session-view.ts';
import { documentName } from '../../domain/live-sessions/toys.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import type { SessionVisit } from '../surfaces/session/session-visit.ts';
import type { HandsAcross, MovedHand } from './hands-across.ts';
import { named, sessionMessage } from './session-messages.ts';

export interface GroupDependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly documents: SceneDocuments;
  /** Of game sessions, and of the documents that live for a session alone. */
  readonly games: SceneStore;
  readonly toys: SceneStore;
  readonly hands: HandsAcross;
  readonly context: () => HandlerContext;
  readonly log: Logger;
}

/** A seat of a session as this process has it. */
export type SessionSeat = { readonly visit: SessionVisit } & Connection;

interface OpenDocument {
  readonly name: string;
  /** What notifications call it. */
  readonly id: string;
  readonly room: SceneRoom;
}

/** The connections of this process to one session, with the documents that they have open. */
export class SessionGroup {
  readonly seats = new Set<SessionSeat>();
  readonly #deps: GroupDependencies;
  readonly #visit: SessionVisit;
  readonly #open = new Map<string, Promise<OpenDocument>>();
  #current: VersionedState | undefined;
  #present: readonly SeatRole[] = [];
  #telling: Promise<void> = Promise.resolve();

  constructor(deps: GroupDependencies, visit: SessionVisit) {
    this.#deps = deps;
    this.#visit = visit;
  }

  /** Reads the session anew, and tells every seat here. One after the other, so that no older state comes last. */
  refresh(): Promise<void> {
    this.#telling = this.#telling
      .then(() => this.#tellAll())
      .catch((error: unknown) => {
        this.#deps.log.warn({ err: error }, 'session not read');
      });
    return this.#telling;
  }

  async #tellAll(): Promise<void> {
    const { database, secrets, context } = this.#deps;
    const rows = database.within(this.#visit.organization_id);
    const current = await readState(rows, secrets, this.#visit);
    if (!current) {
      for (const seat of this.seats) seat.close(CLOSED.ended);
      return;
    }
    const present = await rolesPresent(rows, this.#visit);
    const facts = await readFacts(rows, this.#visit, current, present, context());
    this.#current = current;
    this.#present = present;
    for (const seat of this.seats)
      seat.send(sessionMessage({ state: viewFor(seat.visit.role, current, facts) }));
    await this.#closeOthers();
  }

  /** A session has one toy open: the documents of all others are written and closed. */
  async #closeOthers(): Promise<void> {
    const { state } = this.#current ?? {};
    const kept = state?.open && !state.ended ? documentName(state.open) : undefined;
    for (const [name, opening] of [...this.#open]) if (name !== kept) await this.#close(name, opening);
  }

  async #close(name: string, opening: Promise<OpenDocument>): Promise<void> {
    if (this.#open.get(name) === opening) this.#open.delete(name);
    const document = await opening.catch(() => undefined);
    await document?.room.flushed();
    document?.room.close();
  }

  /** Whether a seat may see, or change, the document of that name now. */
  may(role: SeatRole, what: 'see' | 'change', name: string): boolean {
    const { state } = this.#current ?? {};
    if (!state?.open || documentName(state.open) !== name) return false;
    return what === 'see' ? sees(state, role) : mayPlay(state, role);
  }

  /** To everybody here who may see it, but for one. */
  pass(name: string, bytes: Uint8Array, from: unknown): void {
    for (const seat of this.seats)
      if (seat !== from && this.may(seat.visit.role, 'see', name)) seat.send(named(name, bytes));
  }

  /** Shows how a hand moves: here, and at another process where the other seat is only there. */
  passHand(name: string, bytes: Uint8Array, from: SessionSeat): void {
    const { role, session_id } = from.visit;
    this.pass(name, bytes, from);
    const isTold = this.#present.some(
      (other) =>
        other !== role &&
        this.may(other, 'see', name) &&
        ![...this.seats].some((seat) => seat.visit.role === other),
    );
    if (isTold) this.#deps.hands.tell({ session_id, role, name, bytes });
  }

  /** What another process told of a hand. */
  hearHand({ role, name, bytes }: MovedHand): void {
    for (const seat of this.seats)
      if (seat.visit.role !== role && this.may(seat.visit.role, 'see', name)) seat.send(named(name, bytes));
  }

  room(name: string): Promise<SceneRoom> {
    const known = this.#open.get(name) ?? this.#openDocument(name);
    this.#open.set(name, known);
    return known.then(({ room }) => room);
  }

  async #openDocument(name: string): Promise<OpenDocument> {
    const { database, documents, games, toys, log } = this.#deps;
    const { organization_id } = this.#visit;
    const game = this.#current?.state.games[name];
    const id = game ?? (await documentOf(database, this.#visit, name));
    const room = await openSceneRoom(
      { organization_id, game_session_id: id },
      { store: game ? games : toys, documents, contents: game ? 'scene' : 'toy' },
      {
        onChange: (update, from) => this.pass(name, changeMessage(update), from),
        onLost: (error) => {
          log.warn({ err: error }, 'document of a session lost');
          this.forget();
        },
      },
    );
    return { name, id, room };
  }

  /** A document is of no use any more: the seats come back, and hand in again what was not written. */
  forget(): void {
    for (const opening of this.#open.values())
      opening.then(
        ({ room }) => room.close(),
        () => undefined,
      );
    this.#open.clear();
    for (const seat of this.seats) seat.close(CLOSED.unavailable);
  }

  /** Reads what other processes wrote; of one document, or of all. */
  async refreshDocuments(changed?: SceneChange): Promise<void> {
    for (const opening of this.#open.values()) {
      const document = await opening.catch(() => undefined);
      if (document && (changed === undefined || document.id === changed.id))
        await document.room.refresh(changed?.sequence).catch(() => undefined);
    }
  }

  async flushed(): Promise<void> {
    for (const [name, opening] of [...this.#open]) await this.#close(name, opening);
  }
}
