import type { Rows } from '../../platform/database/rows.ts';
import type { SeatRole } from '../access/actor.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import type { SessionParties, VersionedState } from './live-session-store.ts';
import { readRoom, readShelf, type SessionRoom, type Shelved } from './session-rooms.ts';
import { mayPlay, sees } from './session-state.ts';
import { documentName, type ToyKey } from './toys.ts';

/** A session as one seat sees it. `web/session/live.ts` reads it. */
export interface SessionView {
  readonly version: number;
  readonly here: { readonly clinician: boolean; readonly client: boolean };
  readonly ended: boolean;
  readonly night: boolean;
  readonly room: (SessionRoom & { readonly shelf: readonly Partial<Shelved>[] }) | null;
  readonly open: { readonly toy: ToyKey; readonly subject: string | null; readonly document: string } | null;
  /** Whether this seat may change the open toy. */
  readonly can_play: boolean;
  /** Whether the client may. */
  readonly may_play: 'both' | 'clinician';
  /** The clinician has something open that the client does not see. */
  readonly hidden: boolean;
  readonly break_asked: boolean;
  /** What the client would like: a thing of the room, a game, or the id of a book. */
  readonly wish: string | null;
}

/** What a state refers to, read once for both seats. */
export interface SessionFacts {
  readonly here: SessionView['here'];
  readonly room: SessionRoom | undefined;
  readonly shelf: readonly Shelved[];
}

export const readFacts = async (
  rows: Rows,
  parties: SessionParties,
  { state }: VersionedState,
  present: readonly SeatRole[],
  context: HandlerContext,
): Promise<SessionFacts> => {
  const here = { clinician: present.includes('practitioner'), client: present.includes('patient') };
  const found = state.room === null ? undefined : await readRoom(rows, parties, state.room);
  if (!found) return { here, room: undefined, shelf: [] };
  const { id, room_type, theme, items, palette } = found;
  const room = { id, room_type, theme, items, palette };
  const shelf = items.includes('activity_shelf') ? await readShelf(rows, parties, id, context) : [];
  return { here, room, shelf };
};

/** A client sees covers, never the titles of the clinician's records. */
const withoutTitle = ({ title: _, ...shelved }: Shelved): Partial<Shelved> => shelved;

export const viewFor = (
  role: SeatRole,
  { state, version }: VersionedState,
  { here, room, shelf }: SessionFacts,
): SessionView => {
  const isClinician = role === 'practitioner';
  return {
    version,
    here,
    ended: state.ended,
    night: state.night,
    room: room ? { ...room, shelf: isClinician ? shelf : shelf.map(withoutTitle) } : null,
    open: state.open && sees(state, role) ? { ...state.open, document: documentName(state.open) } : null,
    can_play: mayPlay(state, role),
    may_play: state.may_play,
    hidden: state.hidden && state.open !== null,
    break_asked: state.break_asked,
    wish: state.wish ?? null,
  };
};
