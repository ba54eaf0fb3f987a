// What the page is told once, when it opens. What changes comes by its connection (`live.ts`).
import { pageData } from '../frame/page-data.ts';
import type { SeatRole } from '../toys/toy.ts';

export type Video =
  | { readonly kind: 'none' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'framed'; readonly address: string; readonly origin: string }
  | { readonly kind: 'apart'; readonly address: string };

export type Item =
  | 'activity_shelf'
  | 'multiplayer_games'
  | 'single_player_games'
  | 'whiteboard'
  | 'sand_tray'
  | 'dollhouse';
export type RoomType = 'child' | 'teen' | 'adult';

export interface Palette {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly background: string;
}

/** A room that the clinician can choose. */
export interface RoomChoice {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly room_type: RoomType;
  readonly artwork_url: string;
}

export interface Setup {
  readonly video: Video;
  readonly camera_default: 'on' | 'off';
  /** Of the clinician's seat alone, as all that follow. */
  readonly rooms?: readonly RoomChoice[];
  readonly can_save?: boolean;
  readonly appointment_id?: string | null;
  readonly has_workspace?: boolean;
}

export interface Save {
  readonly id: string;
  readonly name: string;
  readonly has_thumbnail: boolean;
}

export const role: SeatRole = pageData('seat') === 'clinician' ? 'clinician' : 'client';
export const isClinician = role === 'clinician';
/** Nobody else is expected: the clinician prepares the room. */
export const isAlone = pageData('alone') === 'true';

const here = location.pathname.replace(/\/$/, '');

/** @throws Error with the status as its message. */
const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
  const answer = await fetch(`${here}/${path}`, {
    ...(body
      ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      : {}),
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Answer;
};

export const readSetup = (): Promise<Setup> => ask('setup');
export const readSubject = <Subject>(type: string, id: string): Promise<Subject> =>
  ask(`subjects/${type}/${id}`);
export const listSaves = (): Promise<readonly Save[]> => ask('saves');
export const readSave = <Scene>(id: string): Promise<{ readonly scene: Scene }> => ask(`saves/${id}`);
/** @param save its name, scene and, as a PNG in Base64, picture. */
export const keepSave = (save: {
  readonly name: string;
  readonly scene: object;
  readonly thumbnail?: string;
}): Promise<Save> => ask('saves', save);
export const thumbnailOf = (id: string): string => `${here}/saves/${id}/thumbnail`;
export const liveAddress = (): string => `${location.origin.replace(/^http/, 'ws')}${here}/live`;
