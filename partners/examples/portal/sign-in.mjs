import { randomBytes } from 'node:crypto';

/**
 * Who is signed in to this portal. A real portal has its own users and passwords; this one lets a visitor choose which
 * clinician to be.
 */

const COOKIE = 'portal_session';
const DAY_SECONDS = 86_400;
const MOST_SESSIONS = 1_000;
const sessions = new Map();

export const signIn = (response, clinician) => {
  const id = randomBytes(16).toString('base64url');
  sessions.set(id, clinician);
  if (sessions.size > MOST_SESSIONS) sessions.delete(sessions.keys().next().value);
  response.setHeader('Set-Cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAY_SECONDS}`);
};

const idOf = (request) => new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];

/** The clinician of a request: `{ id, name }`, or undefined. */
export const signedIn = (request) => sessions.get(idOf(request));

export const signOut = (request, response) => {
  sessions.delete(idOf(request));
  response.setHeader('Set-Cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
};
