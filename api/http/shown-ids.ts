import { isUuid } from '../../platform/ids.ts';

const MOST = 100;
/** Fields that name a record which is shown, or the patient whom it is about. */
const NAMES = new Set(['id', 'submission_id', 'game_session_id', 'partner_patient_id']);

const gather = (value: unknown, into: Set<string>): void => {
  if (into.size >= MOST || typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (NAMES.has(name) && typeof inner === 'string' && isUuid(inner)) {
      if (into.size < MOST) into.add(inner);
    } else gather(inner, into);
};

/**
 * The records that an answer shows, for its audit entry: of several of one depth, those that come first.
 * @param named the field of a list's items that names the record which they are about.
 */
export const idsWithin = (data: unknown, named = 'id'): readonly string[] => {
  const ids = new Set<string>();
  if (!Array.isArray(data)) gather(data, ids);
  // Of a list: each record's own id, before what they name.
  else
    for (const one of data as readonly Record<string, unknown>[]) {
      const id = one[named] ?? one.submission_id ?? one.content_id;
      if (typeof id === 'string' && isUuid(id) && ids.size < MOST) ids.add(id);
    }
  return [...ids];
};

/**
 * The records that a request was about beside that of `resource_id`: those that its path names, and those that its
 * answer shows. A form belongs to no patient, but an answered one within it does.
 */
export const idsBeside = (
  resourceId: string | null,
  params: Readonly<Record<string, string>>,
  data: unknown,
): readonly string[] => {
  const inPath = Object.values(params).filter((value) => value !== resourceId && isUuid(value));
  const ids = new Set([...inPath, ...idsWithin(data)]);
  if (resourceId !== null) ids.delete(resourceId);
  return [...ids].slice(0, MOST);
};
