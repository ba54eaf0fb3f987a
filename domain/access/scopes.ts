/** The twelve scopes (specification 5.1), in the order in which they are shown. */
export const SCOPES = [
  'clinics:read',
  'clinics:write',
  'clinics:delete',
  'practitioners:read',
  'practitioners:write',
  'practitioners:delete',
  'patients:read',
  'patients:write',
  'patients:delete',
  'appointments:read',
  'appointments:write',
  'appointments:delete',
] as const;

export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);

/** The parts of a `scope` value (RFC 6749, 3.3), each once. */
export const splitScope = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))];
