#!/usr/bin/env node
// Prints the change feed, or posts each event to a receiver on this machine, signed as the service signs. So webhooks
// are developed without a tunnel. Node 20, no packages.
//
//   CLIENT_SECRET=… node follow-events.mjs --base-url https://api.clinic.example \
//     --token-url https://auth.clinic.example/oauth/token --client-id ID --audience AUDIENCE
//   … follow-events.mjs --forward http://127.0.0.1:3000/hooks
//
//   --forward URL        post each event there. The first two lines that are printed are the keys for the receiver:
//                        WEBHOOK_PUBLIC_KEY (Ed25519, `v1a`) and WEBHOOK_SECRET (HMAC, `v1`); every delivery is signed
//                        with both. With WEBHOOK_SECRET set, its keys are used again, so the receiver may keep running.
//   --from SEQUENCE      begin with this event; `now` begins with the next one. Without it: the oldest that is kept.
//   --types TYPES        only these, separated by commas, such as appointment.*,patient.created
//   --include-clinician-content   also what clinicians own: forms, notes, storybooks …
//   --practitioner-id ID          as this clinician, with a delegated token
//   --once               end when everything is read, instead of waiting for what comes
//   --json               one JSON document a line
//
// BASE_URL, TOKEN_URL (or AUTH_URL, to which /oauth/token is added), CLIENT_ID and AUDIENCE stand in for the options.
// Events are forwarded one after the other. A receiver that is not there is waited for. One that answers no 2xx within
// 15 seconds is tried again after 1, 2 and 5 seconds (the service: after 5 s, 5 min, 30 min …), and then the event is
// passed over. Exit status: 0 stopped or at the end, 1 refused, 2 wrong usage, such as a wrong secret.
import { createHmac, createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const WAIT_SECONDS = 20;
const REQUEST_MILLISECONDS = 40_000;
const RECEIVER_MILLISECONDS = 15_000;
const RETRY_SECONDS = [1, 2, 5];
const LONGEST_PAUSE_SECONDS = 10;
/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

class Refused extends Error {}
class WrongUsage extends Error {}

const say = (text) => process.stderr.write(`${text}\n`);

/** Both keys of a receiver. @param secret `whsec_` and base64, from which the key pair is derived. */
export const keysOf = (secret = `whsec_${randomBytes(32).toString('base64')}`) => {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!secret.startsWith('whsec_') || bytes.length < 16)
    throw new WrongUsage('WEBHOOK_SECRET is no whsec_ key');
  const seed = Buffer.from(hkdfSync('sha256', bytes, '', 'clinic-service/development-webhooks', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    secret,
    publicKey: `whpk_${Buffer.from(x, 'base64url').toString('base64')}`,
    sign(id, timestamp, body) {
      const content = Buffer.from(`${id}.${timestamp}.${body}`);
      const pair = sign(null, content, privateKey).toString('base64');
      return `v1a,${pair} v1,${createHmac('sha256', bytes).update(content).digest('base64')}`;
    },
  };
};

const secondsOf = (headers) => {
  const seconds = Number(headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
};

/** Reads the interface with one token, which is exchanged anew once it is refused. */
const createReader = (settings, signal) => {
  let token;
  const ask = (url, request) =>
    fetch(url, { ...request, signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MILLISECONDS)]) });
  const exchange = async () => {
    const response = await ask(settings.tokenUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        audience: settings.audience,
        grant_type: 'client_credentials',
        ...(settings.practitionerId ? { practitioner_id: settings.practitionerId } : {}),
      }),
    });
    const body = await response.json().catch(() => ({}));
    if (response.ok) return body.access_token;
    if (response.status === 429 || response.status >= 500)
      throw new Error(`the exchange: ${response.status}`);
    const text = `The exchange of a token is answered ${response.status} ${body.error ?? ''} ${body.detail ?? ''}`;
    // A wrong id, secret or audience: nothing can be read. A 403 refuses what is right.
    throw new (response.status === 403 ? Refused : WrongUsage)(text.trimEnd());
  };
  const attempt = async (path) => {
    token ??= await exchange();
    return ask(`${settings.baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  };
  return async (path) => {
    for (let failures = 0, exchanged = false; ; ) {
      let seconds;
      try {
        const response = await attempt(path);
        const body = await response.json().catch(() => ({}));
        if (response.ok) return { ...body, pauseSeconds: secondsOf(response.headers) };
        if (response.status === 401 && !exchanged) {
          token = undefined;
          exchanged = true;
          continue;
        }
        if (response.status !== 429 && response.status < 500) throw refusalOf(response.status, body);
        seconds = secondsOf(response.headers);
        if (failures === 0) say(`The service answers ${response.status}: trying again`);
      } catch (error) {
        if (error instanceof Refused || error instanceof WrongUsage || signal.aborted) throw error;
        if (failures === 0)
          say(`The service does not answer (${error.cause?.code ?? error.message}): trying again`);
      }
      await pause((seconds ?? Math.min(LONGEST_PAUSE_SECONDS, 2 ** failures)) * 1_000, undefined, { signal });
      failures += 1;
    }
  };
};
const refusalOf = (status, { type = '', title = '', fields = [], oldest_sequence, latest_sequence }) => {
  const slug = type.split('/').pop();
  const faults = fields.map(({ path, code }) => `, ${path}: ${code}`).join('');
  if (slug === 'events-expired')
    return new Refused(
      `These events are no longer kept. The oldest is ${oldest_sequence}. Read the lists anew, then go on with --from ${latest_sequence + 1}`,
    );
  return new Refused(`The service refuses: ${status} ${slug || title}${faults}`);
};

/** The sequence that `now` stands for: that of the next event. */
const nextSequence = async (read) => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { meta } = await read(`/v1/partner/events?limit=1&updated_since=${tomorrow}`);
  return meta.latest_sequence + 1;
};

/** Yields the events in order, from `position.next` on, which is what to go on with. */
async function* follow(read, { types, includeClinicianContent, once }, position, signal) {
  const query = new URLSearchParams({ limit: '100' });
  if (types) query.set('types', types);
  if (includeClinicianContent) query.set('include_clinician_content', 'true');
  if (!once) query.set('wait_seconds', String(WAIT_SECONDS));
  for (;;) {
    if (position.next !== undefined) query.set('sequence_from', String(position.next));
    const { data, meta, pauseSeconds } = await read(`/v1/partner/events?${query}`);
    for (const event of data) {
      yield event;
      position.next = event.sequence + 1;
    }
    if (!meta.pagination.has_more) position.next = meta.latest_sequence + 1;
    if (once && !meta.pagination.has_more) return;
    if (data.length === 0 && pauseSeconds) await pause(pauseSeconds * 1_000, undefined, { signal });
  }
}

const post = async (url, headers, body, signal) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(RECEIVER_MILLISECONDS)]),
    });
    await response.body?.cancel();
    return { status: response.status, seconds: secondsOf(response.headers) };
  } catch (error) {
    if (signal.aborted) throw error;
    // A receiver that is silent was there; one that refuses connections may not be started yet.
    return { status: null, there: error.name === 'TimeoutError' };
  }
};

/** Posts one event until it is taken or passed over. @returns the last status (null: no answer) and the attempts. */
const forward = async (url, keys, event, signal) => {
  const body = JSON.stringify(event);
  let attempts = 0;
  let failures = 0;
  for (;;) {
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'clinic-service-webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': keys.sign(event.id, timestamp, body),
    };
    const { status, seconds, there } = await post(url, headers, body, signal);
    const absent = status === null && !there;
    if (absent && attempts === 0) say(`Nothing listens at ${url}: waiting for it`);
    attempts += 1;
    if (status === 410) throw new Refused('The receiver answers 410: the service would disable the endpoint');
    if (status >= 200 && status < 300) return { status, attempts };
    if (!absent && failures === RETRY_SECONDS.length) return { status, attempts };
    const wait = absent ? 0.5 : (seconds ?? RETRY_SECONDS[failures]);
    if (!absent) failures += 1;
    await pause(wait * 1_000, undefined, { signal });
  }
};

const lineOf = ({ sequence, timestamp, type, data, changed_fields }) =>
  [sequence, timestamp, type, data.id, changed_fields?.join(',') ?? ''].join('  ').trimEnd();
const resultOf = ({ status, attempts }) => {
  const taken = status >= 200 && status < 300;
  const tries = attempts > 1 ? `, ${attempts} attempts` : '';
  return taken ? `${status}${tries}` : `${status ?? 'no answer'}, passed over${tries}`;
};

/** @throws WrongUsage for what `fetch` would refuse again and again. `localhost:8080` is a URL of another scheme. */
const checkAddress = (name, address) => {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new WrongUsage(`${name} is no http address: ${address}`);
};

const readSettings = () => {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      ...{ 'base-url': text, 'token-url': text, 'client-id': text, audience: text, 'practitioner-id': text },
      ...{ forward: text, from: text, types: text },
      'include-clinician-content': { type: 'boolean' },
      once: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const { env } = process;
  const tokenUrl = env.TOKEN_URL ?? (env.AUTH_URL && `${env.AUTH_URL.replace(/\/+$/, '')}/oauth/token`);
  const { from, forward: receiver } = values;
  if (from !== undefined && from !== 'now' && !/^[1-9]\d{0,14}$/.test(from))
    throw new WrongUsage('--from is a sequence or now');
  if (receiver !== undefined && !/^https?:\/\//.test(receiver))
    throw new WrongUsage('--forward is no http address');
  const settings = {
    baseUrl: (values['base-url'] ?? env.BASE_URL)?.replace(/\/+$/, ''),
    tokenUrl: values['token-url'] ?? tokenUrl,
    clientId: values['client-id'] ?? env.CLIENT_ID,
    audience: values.audience ?? env.AUDIENCE,
    clientSecret: env.CLIENT_SECRET,
  };
  const names = { baseUrl: '--base-url', tokenUrl: '--token-url', clientId: '--client-id' };
  for (const [name, option] of Object.entries({
    ...names,
    audience: '--audience',
    clientSecret: 'CLIENT_SECRET',
  }))
    if (!settings[name]) throw new WrongUsage(`${option} is missing`);
  checkAddress('--base-url', settings.baseUrl);
  checkAddress('--token-url', settings.tokenUrl);
  return {
    ...settings,
    practitionerId: values['practitioner-id'],
    from: from === undefined || from === 'now' ? from : Number(from),
    types: values.types,
    includeClinicianContent: values['include-clinician-content'],
    once: values.once,
    json: values.json,
    forward: receiver,
  };
};

const main = async (settings, signal, position) => {
  const print = (text) => process.stdout.write(`${text}\n`);
  const keys = settings.forward ? keysOf(process.env.WEBHOOK_SECRET || undefined) : undefined;
  const read = createReader(settings, signal);
  // Before the keys: who sees them may go on, and what happens from then on is forwarded.
  position.next = settings.from === 'now' ? await nextSequence(read) : settings.from;
  if (keys && settings.json) print(JSON.stringify({ public_key: keys.publicKey, secret: keys.secret }));
  else if (keys) print(`WEBHOOK_PUBLIC_KEY=${keys.publicKey}\nWEBHOOK_SECRET=${keys.secret}`);
  for await (const event of follow(read, settings, position, signal)) {
    const forwarded = keys ? await forward(settings.forward, keys, event, signal) : undefined;
    if (event.type === 'feed.restored')
      say(`The service was set back to a backup: read what changed since ${event.data.resync_from} anew`);
    if (settings.json) print(JSON.stringify(forwarded ? { event, forwarded } : event));
    else print(forwarded ? `${lineOf(event)}  ${resultOf(forwarded)}` : lineOf(event));
  }
};

const FILE = fileURLToPath(import.meta.url);
/** Whether this file was started, not imported. Either path may lead through a symbolic link. */
const isStarted = () => {
  try {
    return realpathSync(process.argv[1]) === realpathSync(FILE);
  } catch {
    // No file was started: `node --eval`.
    return false;
  }
};

/** The comment at the head of this file, which says all options. */
const usage = () => {
  const [, ...lines] = readFileSync(FILE, 'utf8').split('\n');
  const head = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  return `${head.map((line) => line.replace(/^\/\/ ?/, '')).join('\n')}\n`;
};
const isHelpWanted = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

if (isStarted() && isHelpWanted()) process.stdout.write(usage());
else if (isStarted()) {
  const stop = new AbortController();
  const position = {};
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  // `… | head` is no fault.
  process.stdout.on('error', () => process.exit(0));
  try {
    await main(readSettings(), stop.signal, position);
  } catch (error) {
    if (stop.signal.aborted) say(position.next ? `Go on with --from ${position.next}` : 'Stopped');
    else {
      say(`error: ${error.message}`);
      process.exitCode = error instanceof Refused ? 1 : 2;
    }
  }
}
