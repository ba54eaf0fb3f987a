import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { ProblemError, ResyncNeeded } from './clinic.mjs';
import { beginning, follow } from './features/events.mjs';
import { formToken } from './features/form.mjs';
import { seatToken, startSession } from './features/session.mjs';
import { bookToken } from './features/storybook.mjs';
import { workspaceToken } from './features/workspace.mjs';
import {
  eventsPage,
  formPage,
  listClinicians,
  sessionPage,
  signInPage,
  storybookPage,
  troublePage,
  workspacePage,
} from './pages.mjs';
import { origin, port, serviceUrl } from './settings.mjs';
import { signedIn, signIn, signOut } from './sign-in.mjs';

/** A partner's portal: its own users and pages, and the clinic service framed in them. */

const LARGEST_BODY = 10_000;
const readBody = async (request) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > LARGEST_BODY) throw new Refusal(413, 'This is too much');
  }
  return text;
};

class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const redirect = (response, place) => response.writeHead(303, { Location: place }).end();
const sendPage = (response, text, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
const sendJson = (response, value) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const sendFile = async (response, name) => {
  // The embed SDK comes from the service, so that both always fit each other.
  const text =
    name === 'clinic-embed.js'
      ? `export * from '${serviceUrl}/embed/sdk/v1/clinic-embed.js';\n`
      : await readFile(new URL(`pages/${name}`, import.meta.url)).catch(() => undefined);
  if (text === undefined) throw new Refusal(404, 'There is no such file');
  response.writeHead(200, { 'Content-Type': TYPES[name.split('.').at(-1)] }).end(text);
};

/** Hands the feed on to one page, as server-sent events. */
const sendEvents = async (request, response) => {
  const left = new AbortController();
  response.on('close', () => left.abort());
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(': connected\n\n');
  const seen = Number(request.headers['last-event-id']);
  const last = Number.isSafeInteger(seen) && seen > 0 ? seen : await beginning(20);
  try {
    for await (const event of follow(last, left.signal))
      response.write(`id: ${event.sequence}\ndata: ${JSON.stringify(event)}\n\n`);
  } catch (error) {
    if (left.signal.aborted) return;
    // A portal that keeps a copy reads the lists now; this page has none, and goes on with what comes.
    if (error instanceof ResyncNeeded) response.write(`id: ${error.position}\n\n`);
    // The page connects again by itself, and says which event it saw last.
    response.end();
    if (!(error instanceof ProblemError || error instanceof ResyncNeeded)) throw error;
  }
};

const DISABLED = 'This clinician is disabled';

/** What needs nobody signed in. */
const open = {
  'GET /': (_, response) => redirect(response, '/demo'),
  'GET /demo': async (request, response) =>
    signedIn(request) ? redirect(response, '/demo/workspace') : sendPage(response, await signInPage()),
  'POST /demo/sign-in': async (request, response) => {
    const id = new URLSearchParams(await readBody(request)).get('clinician');
    const clinician = (await listClinicians()).find((one) => one.id === id);
    if (!clinician) return redirect(response, '/demo');
    if (clinician.status === 'disabled') throw new Refusal(403, DISABLED);
    signIn(response, { id: clinician.id, name: `${clinician.first_name} ${clinician.last_name}` });
    redirect(response, '/demo/workspace');
  },
  'POST /demo/sign-out': (request, response) => {
    signOut(request, response);
    redirect(response, '/demo');
  },
};

/** What only a signed-in clinician may do; each answers for that clinician alone. */
const own = {
  'GET /demo/workspace': async (_, response, clinician) => sendPage(response, workspacePage(clinician)),
  'GET /demo/session': async (_, response, clinician) => sendPage(response, await sessionPage(clinician)),
  'GET /demo/form': async (_, response, clinician) => sendPage(response, await formPage(clinician)),
  'GET /demo/storybook': async (_, response, clinician) => sendPage(response, await storybookPage(clinician)),
  'GET /demo/events': async (_, response, clinician) => sendPage(response, eventsPage(clinician)),
  'POST /demo/api/workspace-token': async (_, response, { id }) =>
    sendJson(response, { token: await workspaceToken(id) }),
  'POST /demo/api/form-token': async (request, response, { id }) =>
    sendJson(response, { token: await formToken(id, JSON.parse(await readBody(request)).patient) }),
  'POST /demo/api/book-token': async (_, response, { id }) =>
    sendJson(response, { token: await bookToken(id) }),
  'POST /demo/api/session': async (request, response, { id }) => {
    const { patient, game } = JSON.parse(await readBody(request));
    sendJson(response, await startSession(id, { patientId: patient, gameType: game }));
  },
  'POST /demo/api/seat-token': async (request, response, { id }) => {
    const { session, patient, game, seat } = JSON.parse(await readBody(request));
    if (!session || !['practitioner', 'patient'].includes(seat)) throw new Refusal(400, 'This is no seat');
    const wanted = { sessionId: session, patientId: patient, gameType: game, seat };
    sendJson(response, { token: await seatToken(id, wanted) });
  },
  'GET /demo/api/events': sendEvents,
};

/** Another site's page must not act in the name of whoever is signed in here. */
const isForeign = ({ method, headers }) => method === 'POST' && headers.origin !== origin;

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${serviceUrl}`,
  "style-src 'self'",
  `img-src 'self' data: ${serviceUrl}`,
  "connect-src 'self'",
  `frame-src ${serviceUrl}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const answer = async (request, response) => {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'same-origin');
  if (isForeign(request)) throw new Refusal(403, 'This came from another site');
  const { pathname } = new URL(request.url, origin);
  const file = request.method === 'GET' && /^\/demo\/pages\/([a-z-]+\.(?:js|css))$/.exec(pathname)?.[1];
  if (file) return sendFile(response, file);
  const route = `${request.method} ${pathname}`;
  if (Object.hasOwn(open, route)) return open[route](request, response);
  if (!Object.hasOwn(own, route)) throw new Refusal(404, 'There is no such page');
  const clinician = signedIn(request);
  if (!clinician) {
    if (pathname.startsWith('/demo/api/')) throw new Refusal(401, 'Sign in first');
    return redirect(response, '/demo');
  }
  return own[route](request, response, clinician);
};

const TRY_AGAIN = 'Nothing was changed. Please try it again.';
const ADVICE = {
  403: 'Nothing was changed.',
  404: 'The address may be wrong.',
  [DISABLED]: 'Nothing can be opened until this clinician is active again.',
};

/** What a page says of an error. A refusal of the service will not change by itself; a fault may. */
const sayingOf = (error) => {
  if (error instanceof Refusal)
    return [error.message, ADVICE[error.message] ?? ADVICE[error.status] ?? TRY_AGAIN];
  if (error instanceof SyntaxError) return ['This cannot be read', TRY_AGAIN];
  if (error.slug === 'practitioner-disabled') return [DISABLED, ADVICE[DISABLED]];
  if (error instanceof ProblemError && error.status < 500)
    return [`The clinic service refused: ${error.slug}`, 'Nothing was changed.'];
  return ['The clinic service did not answer as expected', TRY_AGAIN];
};

const statusOf = (error) => {
  if (error instanceof Refusal) return error.status;
  if (error instanceof SyntaxError) return 400;
  // Other refusals are of the portal's own credential or request, so they are no fault of the browser.
  return error instanceof ProblemError && error.status === 403 ? 403 : 502;
};

const refuse = (request, response, error) => {
  if (response.headersSent) return response.end();
  const isOurs = error instanceof Refusal || error instanceof SyntaxError;
  const status = statusOf(error);
  const slug = error instanceof ProblemError ? error.slug : undefined;
  if (!isOurs) process.stderr.write(`${error.name} ${slug ?? error.code ?? ''} ${error.requestId ?? ''}\n`);
  if (request.url.startsWith('/demo/api/')) {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    return response.end(JSON.stringify({ error: slug ?? 'failed' }));
  }
  sendPage(response, troublePage(signedIn(request), ...sayingOf(error)), status);
};

const server = createServer((request, response) => {
  answer(request, response).catch((error) => refuse(request, response, error));
});
server.listen(port, '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
