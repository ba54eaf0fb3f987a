import { sql } from '../../platform/database/rows.ts';

/** How long the session of a direct login lasts at most, and how long without being used. */
export const LOGIN_SESSION_LONGEST = sql`interval '12 hours'`;
export const LOGIN_SESSION_IDLE = sql`interval '1 hour'`;
