import { randomUUID, randomUUIDv7 } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any well-formed UUID is accepted; the version is not looked at (specification 2.1). */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

/** Of a record: ids are not sortable (specification 2.1). */
export const newId = (): string => randomUUID();

/** They grow with time, so that the audit's index of them is written at its end alone, however large it is. */
export const newRequestId = (): string => randomUUIDv7();
