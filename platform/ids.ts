import { randomUUID, randomUUIDv7 } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any well-formed UUID is accepted, whatever its version (specification 2.1). */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

/** An id of a record, which is not sortable (specification 2.1). */
export const newId = (): string => randomUUID();

/** Ordered by time, so that the audit's index on them grows at its end only. */
export const newRequestId = (): string => randomUUIDv7();
