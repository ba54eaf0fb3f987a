// What the token opens: read once at the start, and again where a new token grants something else.
import { type AreaKey, type Capability, read, type Schemas } from '../api/client.ts';
import { emit } from '../frame/host.ts';
import { pageData } from '../frame/page-data.ts';
import { can, claims } from '../frame/token.ts';
import { createStore, useStore } from './store.ts';

export type Session = Schemas['EmbedSessionView'];

const session = createStore<Session | undefined>(undefined);

/** @throws Refused */
export const loadSession = async (): Promise<Session> => {
  const loaded = await read('/api/embed/session', {});
  session.set(loaded);
  return loaded;
};
/** Takes the place of what was read, as after the clinic's upgrade. */
export const setSession = (value: Session): void => session.set(value);

/** In components of the shell and of areas: the session is always there by then. */
export const useSession = (): Session => {
  const known = useStore(session);
  if (!known) throw new Error('There is no session yet');
  return known;
};

/** The capabilities that each area needs, as the server says; the list exists once, there. */
const needs = JSON.parse(pageData('needs') || '{}') as Partial<Record<AreaKey, readonly Capability[]>>;

/** Whether the token opens an area and the organization has it switched on. */
export const isOpen = (area: AreaKey, known: Session | undefined = session.get()): boolean =>
  (known?.areas.includes(area) ?? false) && (needs[area] ?? []).every(can);

const denied = new Set<AreaKey>();
/** Tells the host once that an opened area lacks its read capabilities (specification part 6). */
export const tellDenied = (area: AreaKey): void => {
  const missing = (needs[area] ?? []).filter((one) => !can(one));
  if (missing.length > 0 && !denied.has(area)) emit('capability_denied', { area, missing });
  denied.add(area);
};

const granted = (): string => String(claims().capabilities);

/** After a new token: reads the session again where the token grants something else. @returns whether it did. */
export const followToken = async (): Promise<boolean> => {
  const known = session.get();
  if (!known || String(known.capabilities) === granted()) return false;
  const fresh = await read('/api/embed/session', {});
  // Of several tokens the last one counts.
  if (String(fresh.capabilities) !== granted()) return false;
  session.set(fresh);
  return true;
};
