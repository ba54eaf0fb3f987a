import { PARTNER_TOKENS, type TokenKind } from '../../domain/access/actor.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';

/** Whose an id is, as far as the caller is concerned. */
export const ID_CLASSES = [
  'own',
  'own deleted',
  "a colleague's",
  'foreign',
  'foreign deleted',
  'unknown',
  'malformed',
] as const;
export type IdClass = (typeof ID_CLASSES)[number];

/**
 * Directories, which every clinician of the organization reads (specification 5.2), and what colleagues of one
 * clinic share. All else is narrowed to the clinician's own.
 */
const DIRECTORIES = ['clinics', 'practitioners', 'clinic-community'];

/** Where the specification names another answer than the common one: by operation, slot, kind of token and class. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "deleteCommunityItem path0 delegated a colleague's": '403 forbidden',
  "deleteFramedCommunityItem path0 embed a colleague's": '403 forbidden',
  // The token is bound to one client, and mints nothing for another.
  'createClientToken path0 embed own': '404 not-found',
  'createClientStorybookToken path0 embed own': '404 not-found',
  'createClientWorksheetToken path0 embed own': '404 not-found',
  // The token is bound to one client, and shows nothing of another.
  'getScales path0 embed own': '404 not-found',
  // One shared refusal (specification part 7).
  "createEmbedToken patient_id delegated a colleague's": '403 forbidden',
  'createEmbedToken patient_id delegated foreign': '403 forbidden',
  'createEmbedToken patient_id delegated unknown': '403 forbidden',
  "createGameSession patient_id delegated a colleague's": '403 forbidden',
  'createGameSession patient_id delegated foreign': '403 forbidden',
  'createGameSession patient_id delegated unknown': '403 forbidden',
};

/** Where a field asks for others beside it than the sample has: by operation and field. */
export const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'createEmbedToken patient_id': {
    capabilities: ['form:send'],
    origins: ['https://portal.partner.example'],
  },
};

const partners = (kind: TokenKind): boolean => (PARTNER_TOKENS as readonly TokenKind[]).includes(kind);

/** The refusal of a kind of token that the operation does not take; of the other tier's, as of none at all. */
export const refusedKind = (one: Endpoint, kind: TokenKind): string | undefined => {
  if (one.access.tokens.includes(kind)) return undefined;
  if (kind === 'embed' && one.access.tokens.includes('seat')) return '403 session-scope-missing';
  return one.access.tokens.some((taken) => partners(taken) === partners(kind))
    ? '403 forbidden'
    : '401 unauthorized';
};

const collectionOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[3] as string;

/** The outcome that is allowed, and no other, for an id in a path. `place` counts its ids from 0. */
export const allowedInPath = (one: Endpoint, place: number, kind: TokenKind, idClass: IdClass): string => {
  const otherwise = OTHERWISE[`${one.id} path${place} ${kind} ${idClass}`];
  if (otherwise) return otherwise;
  const refused = refusedKind(one, kind);
  if (refused) return refused;
  if (idClass === 'own') return String(one.success[0]);
  // A colleague's record under a parent of one's own is not there either.
  const colleagues = place === 0 && (kind === 'organization' || DIRECTORIES.includes(collectionOf(one)));
  return idClass === "a colleague's" && colleagues ? String(one.success[0]) : '404 not-found';
};

/** The same for an id in a body. undefined: whatever the operation's own rules say, as long as nothing leaks. */
export const allowedInBody = (
  one: Endpoint,
  field: string,
  kind: TokenKind,
  idClass: IdClass,
): string | undefined => {
  const otherwise = OTHERWISE[`${one.id} ${field} ${kind} ${idClass}`];
  if (otherwise) return otherwise;
  const refused = refusedKind(one, kind);
  if (refused) return refused;
  if (idClass === 'malformed') return '422 validation-error';
  if (idClass === 'own' || (idClass === "a colleague's" && kind === 'organization')) return undefined;
  if (idClass !== "a colleague's") {
    // What a delegated token may not even name is refused by its form, before anything is looked up.
    const attributed = kind !== 'organization' && /practitioner_ids?$/.test(field);
    return attributed ? '422 validation-error' : '404 not-found';
  }
  if (/clinic_id$/.test(field)) return undefined;
  return /practitioner_ids?$/.test(field) ? '422 validation-error' : '404 not-found';
};
