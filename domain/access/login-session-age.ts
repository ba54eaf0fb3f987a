import { sql } from '../../platform/database/rows.ts';

/** The longest time that a session of a direct login lasts, and the longest time without use. */
export const LOGIN_SESSION_LONGEST = sql`interval '12 hours'`;
export const LOGIN_SESSION_IDLE = sql`interval '1 hour'`;
