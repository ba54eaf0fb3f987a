#!/usr/bin/env node
// Checks a receiver of webhooks: sends it 14 cases, signed with a key of its own, and says which it takes wrongly.
// Node 20, no packages; it needs no credential and no service.
//
//   node check-receiver.mjs http://127.0.0.1:3000/hooks
//   node check-receiver.mjs http://127.0.0.1:3000/hooks --start "node receiver.mjs"
//
// The first lines that are printed are the keys: WEBHOOK_PUBLIC_KEY (Ed25519, `v1a`) and WEBHOOK_SECRET (HMAC, `v1`).
// Give one of them to the receiver, which is waited for. With --start, the receiver is started here, with both in its
// environment, and stopped at the end. With WEBHOOK_SECRET set, its keys are used again.
//
//   --start COMMAND       starts the receiver
//   --handled URL         a page of the receiver, for tests, that answers GET with a JSON array: the id of each event
//                         that it handled, once for each time. Then it is also checked that each event is handled
//                         once, and none that was refused. Without it, answers alone are judged.
//   --wait-seconds N      how long the receiver is waited for, 60 unless said otherwise
//   --json                one JSON document instead of lines
//
// Use a receiver that works on a test database: the events name records that do not exist.
// Exit status: 0 all cases are taken rightly, 1 one is not, 2 wrong usage, stopped, or the receiver is not there.
import { spawn } from 'node:child_process';
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** As the service waits (2xx within 15 seconds). */
const ANSWER_MILLISECONDS = 15_000;
const OLD_SECONDS = 600;
/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

class WrongUsage extends Error {}

const pairOf = (seed) =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

/** Both keys of a receiver. @param secret `whsec_` and base64, from which the key pair is derived. */
const keysOf = (secret = `whsec_${randomBytes(32).toString('base64')}`) => {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!secret.startsWith('whsec_') || bytes.length < 16)
    throw new WrongUsage('WEBHOOK_SECRET is no whsec_ key');
  const seed = Buffer.from(hkdfSync('sha256', bytes, '', 'clinic-service/development-webhooks', 32));
  const privateKey = pairOf(seed);
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    secret,
    publicKey: `whpk_${Buffer.from(x, 'base64url').toString('base64')}`,
    /** @returns one signature of each kind. */
    signatures(id, timestamp, body) {
      const content = Buffer.from(`${id}.${timestamp}.${body}`);
      const hmac = createHmac('sha256', bytes).update(content).digest('base64');
      return [`v1a,${sign(null, content, privateKey).toString('base64')}`, `v1,${hmac}`];
    },
  };
};

// Events and deliveries.

let sequence = 0;
const recordIds = { clinic: randomUUID(), practitioner: randomUUID(), patient: randomUUID() };
const eventOf = (fields = {}) => {
  sequence += 1;
  return {
    id: randomUUID(),
    sequence,
    type: 'appointment.updated',
    timestamp: new Date().toISOString(),
    actor_kind: 'organization',
    request_id: randomUUID(),
    changed_fields: ['end_at', 'start_at'],
    data: {
      id: randomUUID(),
      partner_clinic_id: recordIds.clinic,
      partner_practitioner_id: recordIds.practitioner,
      partner_patient_id: recordIds.patient,
    },
    ...fields,
  };
};

const now = () => Math.floor(Date.now() / 1_000);

/**
 * What the service would send for an event.
 * @param options.signed another text that the signatures are of: `id`, `timestamp` or `body`.
 */
const deliveryOf = (kit, event, { timestamp = now(), signed = {}, keys = [kit.keys] } = {}) => {
  const body = JSON.stringify(event);
  const of = { id: event.id, timestamp, body, ...signed };
  const signatures = keys.flatMap((key) => key.signatures(of.id, of.timestamp, of.body));
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'clinic-service-webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.sort((one, other) => other.indexOf(',') - one.indexOf(',')).join(' '),
    },
  };
};

/** @returns the status, or a word for what came instead of an answer. */
const deliver = async (kit, { headers, body }) => {
  try {
    const response = await fetch(kit.url, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error.name === 'TimeoutError'
      ? 'nothing within 15 seconds'
      : (error.cause?.code ?? 'a broken connection');
  }
};

/** Sends the half of a delivery and breaks the connection. */
const breakOff = (kit, { headers, body }) =>
  new Promise((resolve) => {
    const url = new URL(kit.url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    request.on('error', () => resolve()).on('close', () => resolve());
    request.write(body.slice(0, body.length / 2), () => setTimeout(() => request.destroy(), 100));
  });

const isTaken = (status) => status >= 200 && status < 300;

const mustTake = async (kit, delivery, what = '') => {
  const status = await deliver(kit, delivery);
  if (isTaken(status)) return;
  const fatal = status === 410 ? ', which disables the endpoint' : '';
  throw new Error(`${what}is answered ${status}${fatal} instead of 2xx`);
};
const mustRefuse = async (kit, delivery, what = '') => {
  const status = await deliver(kit, delivery);
  if (isTaken(status)) throw new Error(`${what}is answered ${status}: it must be refused with 4xx`);
  if (status === 410) throw new Error(`${what}is answered 410: a stranger could disable the endpoint`);
  if (!(status >= 400 && status < 500)) throw new Error(`${what}is answered ${status} instead of 4xx`);
};
/** @param counts how often each event must have been handled, by its id. */
const mustHandle = async (kit, counts) => {
  if (!kit.handledUrl) return;
  // A receiver may answer first and work afterwards.
  for (let attempt = 0; ; attempt++) {
    const handled = await fetch(kit.handledUrl).then((response) => response.json());
    const wrong = Object.entries(counts).find(
      ([id, count]) => handled.filter((one) => one === id).length !== count,
    );
    if (!wrong) return;
    if (attempt === 10) {
      const times = handled.filter((one) => one === wrong[0]).length;
      throw new Error(`was handled ${times} times instead of ${wrong[1]}`);
    }
    await pause(200);
  }
};

/** Each: its name, what is right, and what finds out. The message of an error goes on after "The event". */
const CASES = [
  [
    'genuine',
    'An event with a valid signature is taken',
    async (kit) => {
      const event = eventOf();
      await mustTake(kit, deliveryOf(kit, event));
      await mustHandle(kit, { [event.id]: 1 });
    },
  ],
  [
    'tampered',
    'An event whose body was changed is refused',
    async (kit) => {
      const event = eventOf();
      const forged = { ...event, data: { ...event.data, partner_patient_id: randomUUID() } };
      await mustRefuse(kit, deliveryOf(kit, forged, { signed: { body: JSON.stringify(event) } }));
      // Equal JSON with other bytes: the signature is over the bytes.
      const { headers, body } = deliveryOf(kit, event);
      await mustRefuse(kit, { headers, body: JSON.stringify(event, null, 1) }, 'with other spaces ');
      await mustHandle(kit, { [event.id]: 0 });
      await mustTake(kit, { headers, body }, 'with its own bytes, afterwards, ');
    },
  ],
  [
    'other id',
    'An event under the id of another is refused',
    async (kit) => {
      const event = eventOf();
      await mustRefuse(kit, deliveryOf(kit, event, { signed: { id: randomUUID() } }));
      await mustHandle(kit, { [event.id]: 0 });
    },
  ],
  [
    'other key',
    'An event signed with the key of another organization is refused',
    async (kit) => {
      const event = eventOf();
      await mustRefuse(kit, deliveryOf(kit, event, { keys: [keysOf()] }));
      await mustHandle(kit, { [event.id]: 0 });
    },
  ],
  [
    'no signature',
    'An event without a signature, or with one that is none, is refused',
    async (kit) => {
      const event = eventOf();
      const { headers, body } = deliveryOf(kit, event);
      const { 'webhook-signature': _, ...without } = headers;
      await mustRefuse(kit, { headers: without, body });
      for (const signature of ['', 'v1a,', 'v1,', 'v1a,AAAA v1,AAAA', 'v9,x', 'nonsense'])
        await mustRefuse(
          kit,
          { headers: { ...headers, 'webhook-signature': signature }, body },
          `with "${signature}" `,
        );
      await mustHandle(kit, { [event.id]: 0 });
    },
  ],
  [
    'old',
    'An event signed ten minutes ago, or ten minutes ahead, is refused',
    async (kit) => {
      for (const [away, what] of [
        [-OLD_SECONDS, 'of ten minutes ago '],
        [OLD_SECONDS, 'of ten minutes ahead '],
      ])
        await mustRefuse(kit, deliveryOf(kit, eventOf(), { timestamp: now() + away }), what);
    },
  ],
  [
    'replayed',
    'An old delivery that was recorded and got a new timestamp is refused',
    async (kit) => {
      await mustRefuse(kit, deliveryOf(kit, eventOf(), { signed: { timestamp: now() - OLD_SECONDS } }));
    },
  ],
  [
    'duplicate',
    'The same event again, in a second attempt, is answered 2xx and not handled again',
    async (kit) => {
      const event = eventOf();
      await mustTake(kit, deliveryOf(kit, event), 'the first time ');
      await pause(1_100);
      await mustTake(kit, deliveryOf(kit, event), 'the second time ');
      await mustTake(kit, deliveryOf(kit, event), 'the third time ');
      await mustHandle(kit, { [event.id]: 1 });
    },
  ],
  [
    'unknown type',
    'An event of a type that is new is answered 2xx',
    async (kit) =>
      mustTake(
        kit,
        deliveryOf(kit, eventOf({ type: 'invoice.paid', changed_fields: null, data: { id: randomUUID() } })),
      ),
  ],
  [
    'unknown field',
    'An event with fields and values that are new is answered 2xx',
    async (kit) => {
      const event = eventOf({ actor_kind: 'assistant', region: { name: 'eu', codes: [1, null] } });
      await mustTake(kit, deliveryOf(kit, { ...event, data: { ...event.data, room_id: randomUUID() } }));
    },
  ],
  [
    'two keys',
    'While a key is changed, an event signed with the other one, too, is taken',
    async (kit) => {
      for (const keys of [
        [keysOf(), kit.keys],
        [kit.keys, keysOf()],
      ])
        await mustTake(
          kit,
          deliveryOf(kit, eventOf(), { keys }),
          keys[0] === kit.keys ? 'with the own key first ' : 'with the own key last ',
        );
    },
  ],
  [
    'reordered',
    'Events of two records are taken in any order',
    async (kit) => {
      const [first, second, third] = [eventOf(), eventOf(), eventOf()];
      for (const event of [third, first, second]) await mustTake(kit, deliveryOf(kit, event));
      await mustHandle(kit, { [first.id]: 1, [second.id]: 1, [third.id]: 1 });
    },
  ],
  [
    'eight at once',
    'Eight events at once are all taken, each within 15 seconds',
    async (kit) => {
      const events = Array.from({ length: 8 }, () => eventOf());
      const sent = events.map((event) => mustTake(kit, deliveryOf(kit, event), 'among eight '));
      // All are over before the next case begins.
      await Promise.allSettled(sent);
      await Promise.all(sent);
      await mustHandle(kit, Object.fromEntries(events.map(({ id }) => [id, 1])));
    },
  ],
  [
    'retry',
    'An event whose first attempt failed is taken when it comes again',
    async (kit) => {
      const event = eventOf();
      await mustRefuse(kit, deliveryOf(kit, event, { keys: [keysOf()] }), 'in a forged attempt ');
      await breakOff(kit, deliveryOf(kit, event));
      const status = await deliver(kit, deliveryOf(kit, event));
      // After a 500 the service tries again, so it is no fault yet.
      if (status >= 500) await pause(1_000);
      if (!isTaken(status)) await mustTake(kit, deliveryOf(kit, event), 'after a failed attempt ');
      await mustHandle(kit, { [event.id]: 1 });
    },
  ],
];

// Running them.

/** Waits until the receiver takes an event that is signed with the key, as it may be started just now. */
const waitForReceiver = async (kit, seconds) => {
  const until = Date.now() + seconds * 1_000;
  let status;
  do {
    const data = { id: randomUUID() };
    status = await deliver(
      kit,
      deliveryOf(kit, eventOf({ type: 'webhook.test', sequence: null, changed_fields: null, data })),
    );
    // What was started with known keys has them already.
    if (isTaken(status) || (typeof status === 'number' && kit.keyed)) return;
    await pause(250);
  } while (Date.now() < until);
  if (typeof status !== 'number') throw new WrongUsage(`The receiver is not there: ${status}`);
};

const judge = async (kit, [name, says, run]) => {
  try {
    await run(kit);
    return { case: name, says, right: true, reason: null };
  } catch (error) {
    return { case: name, says, right: false, reason: `The event ${error.message}` };
  }
};
const lineOf = ({ case: name, says, right, reason }) =>
  `${right ? 'ok    ' : 'WRONG '}  ${name}: ${says}${reason ? `\n        ${reason}` : ''}\n`;

const startReceiver = (command, keys) => {
  const child = spawn(command, {
    shell: true,
    // A group of its own, so that what the command starts is stopped as well.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, WEBHOOK_PUBLIC_KEY: keys.publicKey, WEBHOOK_SECRET: keys.secret },
  });
  return () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended by itself.
    }
  };
};

const readSettings = () => {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { start: text, handled: text, 'wait-seconds': text, json: { type: 'boolean' } },
  });
  const [url] = positionals;
  for (const address of [url, ...(values.handled ? [values.handled] : [])])
    if (!/^https?:\/\//.test(address ?? '')) throw new WrongUsage('Give the http address of the receiver');
  if (positionals.length > 1) throw new WrongUsage('Give one address');
  const waitSeconds = Number(values['wait-seconds'] ?? 60);
  if (!(waitSeconds >= 0)) throw new WrongUsage('--wait-seconds is a number');
  return { url, waitSeconds, start: values.start, handled: values.handled, json: values.json };
};

const main = async () => {
  const { url, waitSeconds, start, handled, json } = readSettings();
  const { WEBHOOK_SECRET } = process.env;
  const keys = keysOf(WEBHOOK_SECRET || undefined);
  const kit = { url, keys, handledUrl: handled, keyed: Boolean(start || WEBHOOK_SECRET) };
  const print = (text) => (json ? process.stderr : process.stdout).write(text);
  print(`WEBHOOK_PUBLIC_KEY=${keys.publicKey}\nWEBHOOK_SECRET=${keys.secret}\n\n`);
  const stop = start ? startReceiver(start, keys) : () => {};
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      stop();
      process.exit(2);
    });
  try {
    await waitForReceiver(kit, waitSeconds);
    const results = [];
    for (const one of CASES) {
      results.push(await judge(kit, one));
      if (!json) print(lineOf(results.at(-1)));
    }
    const wrong = results.filter(({ right }) => !right).length;
    if (json)
      process.stdout.write(
        `${JSON.stringify({ url, cases: results, right: results.length - wrong, wrong }, null, 2)}\n`,
      );
    else print(`\n${results.length} cases: ${results.length - wrong} right, ${wrong} wrong\n`);
    process.exitCode = wrong === 0 ? 0 : 1;
  } finally {
    stop();
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
else if (isStarted())
  await main().catch((error) => {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  });
