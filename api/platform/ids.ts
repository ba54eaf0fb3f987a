import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Any well-formed UUID is accepted; the version is not looked at (specification 2.1). */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

export const newId = (): string => randomUUID();
