import type { Schemas } from '../../api/client.ts';
import { can, claims } from '../../frame/token.ts';
import { isOpen } from '../../shell/session.ts';

/** What is made of pages, by the area that keeps it. */
export type ContentArea = 'storybooks' | 'worksheets';
export const NOUNS = { storybooks: 'storybook', worksheets: 'worksheet' } as const;

/** A page as readers, printers and thumbnails show it. */
export interface ShownPage {
  readonly id: string;
  readonly image_url: string | null;
  readonly alt_text: string;
  readonly text: string | null;
}

const isBoundToPatient = (): boolean => Boolean(claims().patient_id);

/** Whether it can be e-mailed from here: to the token's patient, or to a client who is chosen. */
export const mayShare = (area: ContentArea): boolean =>
  isBoundToPatient() ? can(`${NOUNS[area]}:share`) : can(`${NOUNS[area]}:write`) && isOpen('clients');

/** The newest first. */
export const newestFirst = <One extends { readonly created_at: string }>(list: readonly One[]): One[] =>
  list.toSorted((one, other) => other.created_at.localeCompare(one.created_at));

export type AgeBand = Schemas['FramedStorybookDraft']['age_band'];
export const AGE_BANDS: readonly AgeBand[] = ['3-5', '6-8', '9-12', '13-17', '18+'];

/** The age band of a number of whole years. */
export const ageBandOf = (years: number): AgeBand =>
  years <= 5 ? '3-5' : years <= 8 ? '6-8' : years <= 12 ? '9-12' : years <= 17 ? '13-17' : '18+';
