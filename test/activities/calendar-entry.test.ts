import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type ApplicationFailure,
  DefaultFailureConverter,
  defaultPayloadConverter,
} from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { connectCalendar, disconnectCalendar } from '../../domain/calendars/calendar-connections.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import { createGuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import { type Radicale, startRadicale } from '../support/radicale.ts';
import { type Bench, mailsTo, openBench } from './bench.ts';
import { eventOf } from './calendar-event.ts';
import { CANARIES, createWorld, type PeopleOfWorld, testSecrets, type World } from './world.ts';

let bench: Bench;
let radicale: Radicale;
beforeAll(async () => {
  [bench, radicale] = await Promise.all([openBench(), startRadicale()]);
});
afterAll(async () => {
  await bench.close();
  await radicale.stop();
});

const through = (host: string) =>
  bench.activitiesBy('smtp://127.0.0.1:1', {
    guardedFetch: createGuardedFetch({ allowedHosts: [host] }),
  });

const connect = async (world: World, access: { url: string; username: string; password: string }) => {
  const { organizationId, practitionerId } = world;
  const of = { organizationId, practitionerId };
  return connectCalendar(rowsOfPool(bench.owner as never), testSecrets(), of, access);
};

/** A virtual booking to come, of a practitioner whose calendar is connected. */
const scene = async (people: PeopleOfWorld = {}) => {
  const world = await createWorld(bench.owner, people);
  const { organizationId, appointmentId } = world;
  const change = (set: string) =>
    bench.owner.query(`update appointments set ${set}, updated_at = now() where id = $1`, [appointmentId]);
  await change(`start_at = '2035-03-05T09:00:00Z', end_at = '2035-03-05T09:50:00Z'`);
  const user = `ida-${randomUUID()}`;
  await radicale.setPassword(user, 'first');
  const url = await radicale.calendar(user, 'work');
  const connection = await connect(world, { url, username: user, password: 'first' });
  const input = { organizationId, appointmentId };
  const { calendar, workflows } = through(radicale.host);
  return {
    world,
    user,
    url,
    input,
    change,
    connection,
    align: () => calendar.alignCalendarEntry(input),
    due: async () => (await workflows.listDueWork(input)).calendar,
    events: async () => (await radicale.events(user, url)).map((event) => eventOf(wrapped(event))),
    text: async () => (await radicale.events(user, url)).join('\n'),
    state: async () =>
      (
        await bench.owner.query(
          'select state, attention, attention_mail from calendar_connections where organization_id = $1',
          [organizationId],
        )
      ).rows,
    entry: async () =>
      (
        await bench.owner.query(
          'select name, etag, sequence from calendar_entries where appointment_id = $1',
          [appointmentId],
        )
      ).rows[0],
  };
};

const wrapped = (event: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:t\r\n${event}\r\nEND:VCALENDAR\r\n`;

/** An entry as another calendar program may have written it. */
const foreignEvent = (uid: string, summary: string) =>
  wrapped(
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20350101T000000Z\r\nDTSTART:20350101T000000Z\r\nDTEND:20350101T010000Z\r\nSUMMARY:${summary}\r\nEND:VEVENT`,
  );

const MOVE = `start_at = '2035-03-06T14:00:00Z', end_at = '2035-03-06T14:50:00Z', sequence = sequence + 1`;
const CANCEL = `status = 'cancelled', deleted_at = now(), sequence = sequence + 1`;

describe('a virtual booking', () => {
  test('is put into the calendar, moved and removed there under one UID', async () => {
    const { align, due, change, events, world } = await scene();
    expect([await due(), await align(), await due(), await align()]).toEqual([
      true,
      'put',
      false,
      'unchanged',
    ]);
    const [booked] = await events();
    await change(MOVE);
    expect([await due(), await align()]).toEqual([true, 'put']);
    const moved = await events();
    expect(moved).toHaveLength(1);
    expect([booked?.uid, moved[0]?.uid]).toEqual(Array(2).fill(`${world.appointmentId}@clinic.example`));
    expect([booked?.start, moved[0]?.start, moved[0]?.sequence]).toEqual([
      '2035-03-05T09:00:00.000Z',
      '2035-03-06T14:00:00.000Z',
      1,
    ]);
    await change(CANCEL);
    expect([await due(), await align(), await due()]).toEqual([true, 'removed', false]);
    expect(await events()).toEqual([]);
  });

  test('has only clinic and initials: no name, no address, no link, no attendee', async () => {
    const { align, text } = await scene();
    await align();
    const event = await text();
    expect(event).toContain('SUMMARY:Video session (Marrowgate Clinic)');
    expect(event).toContain('DESCRIPTION:With Q. W.');
    expect(event).toContain('CLASS:PRIVATE');
    for (const word of CANARIES.filter((canary) => canary !== 'Marrowgate'))
      expect(event).not.toContain(word);
    for (const word of ['/join/', 'ATTENDEE', 'ORGANIZER', 'METHOD', '@mail.example'])
      expect(event).not.toContain(word);
  });

  test('in person, over, or of a practitioner without a calendar is not entered', async () => {
    const inPerson = await scene({ sessionType: 'in_person' });
    expect([await inPerson.due(), await inPerson.align()]).toEqual([false, 'unchanged']);
    const over = await scene();
    await over.change(`start_at = '2020-03-05T09:00:00Z', end_at = '2020-03-05T09:50:00Z'`);
    expect([await over.due(), await over.align()]).toEqual([false, 'unchanged']);
    const bare = await scene();
    await bench.owner.query('delete from calendar_connections where organization_id = $1', [
      bare.world.organizationId,
    ]);
    expect([await bare.due(), await bare.align()]).toEqual([false, 'unchanged']);
  });

  test('that becomes one in person is removed from the calendar, and entered again afterwards', async () => {
    const { align, change, events } = await scene();
    await align();
    await change(`session_type = 'in_person'`);
    expect([await align(), (await events()).length]).toEqual(['removed', 0]);
    await change(`session_type = 'virtual'`);
    expect([await align(), (await events()).length]).toEqual(['put', 1]);
  });

  test('cancelled before it was entered never appears there', async () => {
    const { align, due, change, events } = await scene();
    await change(CANCEL);
    expect([await due(), await align(), await events()]).toEqual([false, 'unchanged', []]);
  });
});

/** The same calendar through a server with ways of its own. */
const disguised = async (
  found: Awaited<ReturnType<typeof scene>>,
  disguise: (answer: { status: number; body: string; headers: Record<string, string> }) => void,
  run: (align: () => Promise<string>) => Promise<void>,
  /** Answers those that are not let in, and lets the others in as the calendar's owner. */
  door?: (request: IncomingMessage) => { readonly 'WWW-Authenticate': string } | undefined,
) => {
  const server = createServer(async (request, response) => {
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const body = await text(request);
    const refusal = door?.(request);
    if (refusal) {
      response.writeHead(401, refusal).end();
      return;
    }
    if (door) headers.authorization = `Basic ${Buffer.from(`${found.user}:first`).toString('base64')}`;
    const reply = await fetch(`http://${radicale.host}${request.url}`, {
      method: request.method ?? '',
      headers,
      ...(body ? { body } : {}),
    });
    const { etag } = Object.fromEntries(reply.headers);
    const answer = { status: reply.status, body: await reply.text(), headers: etag ? { etag } : {} };
    disguise(answer);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = found.url.replace(radicale.host, host);
  await connect(found.world, { url, username: found.user, password: 'first' });
  await run(() => through(host).calendar.alignCalendarEntry(found.input)).finally(() => {
    server.closeAllConnections();
    server.close();
  });
};

const expectWholeLife = async (
  { change, events }: Awaited<ReturnType<typeof scene>>,
  align: () => Promise<string>,
) => {
  expect(await align()).toBe('put');
  await change(MOVE);
  expect(await align()).toBe('put');
  expect((await events()).map(({ start }) => start)).toEqual(['2035-03-06T14:00:00.000Z']);
  await change(CANCEL);
  expect([await align(), await events()]).toEqual(['removed', []]);
};

describe('servers with deviating behaviour', () => {
  test.each([400, 403, 409])(
    'that refuse an event which is there under another name by a bare %i: it becomes the entry',
    async (status) => {
      const found = await scene();
      const { url, user, world, change, events, state } = found;
      await radicale.ask(user, `${url}from-the-mail.ics`, 'PUT', {
        body: foreignEvent(`${world.appointmentId}@clinic.example`, 'Invitation'),
        headers: { 'Content-Type': 'text/calendar' },
      });
      await disguised(
        found,
        (answer) => {
          if (!answer.body.includes('no-uid-conflict')) return;
          answer.status = status;
          answer.body = 'It exists already';
        },
        async (align) => {
          expect(await align()).toBe('put');
          expect((await events()).map(({ start }) => start)).toEqual(['2035-03-05T09:00:00.000Z']);
          await change(CANCEL);
          expect([await align(), await events()]).toEqual(['removed', []]);
        },
      );
      expect(await state()).toContainEqual(expect.objectContaining({ state: 'connected', attention: null }));
    },
  );

  test('that write paths with other characters: existing entries are found', async () => {
    const found = await scene();
    const { url, user, world, events } = found;
    await radicale.ask(user, `${url}from-the-mail.ics`, 'PUT', {
      body: foreignEvent(`${world.appointmentId}@clinic.example`, 'Invitation'),
      headers: { 'Content-Type': 'text/calendar' },
    });
    await disguised(
      found,
      (answer) => {
        answer.body = answer.body.replaceAll('/work/', '/%77ork/');
      },
      async (align) => {
        expect([await align(), (await events()).length]).toEqual(['put', 1]);
      },
    );
  });

  test('that only know weak entity tags: an entry is put, moved and removed', async () => {
    const found = await scene();
    await disguised(
      found,
      ({ headers }) => {
        if (headers.etag) headers.etag = `W/${headers.etag}`;
      },
      (align) => expectWholeLife(found, align),
    );
  });

  test('that refuse Basic, and accept each nonce three times: an entry is put, moved and removed with Digest', async () => {
    const found = await scene();
    const md5 = (...values: unknown[]) => createHash('md5').update(values.join(':')).digest('hex');
    const realm = 'Calendars, inside';
    let nonce = randomUUID();
    let [used, letIn] = [0, 0];
    const isRight = ({ method, url, headers: { authorization = '' } }: IncomingMessage): boolean => {
      const told = (name: string) => new RegExp(`[ ,]${name}="?([^",]*)`).exec(authorization)?.[1];
      const who = md5(found.user, realm, 'first');
      const expected = md5(who, nonce, told('nc'), told('cnonce'), 'auth', md5(method, url));
      return told('response') === expected && Number.parseInt(told('nc') ?? '', 16) === used + 1;
    };
    await disguised(
      found,
      () => undefined,
      async (align) => {
        await expectWholeLife(found, align);
        expect(letIn).toBeGreaterThan(2);
      },
      (request) => {
        if (used < 3 && isRight(request)) {
          used += 1;
          letIn += 1;
          return undefined;
        }
        [nonce, used] = [randomUUID(), 0];
        return {
          'WWW-Authenticate': `Negotiate, Digest realm="${realm}", qop="auth,auth-int", nonce="${nonce}"`,
        };
      },
    );
    expect(await found.state()).toContainEqual(expect.objectContaining({ state: 'connected' }));
  });
});

describe('what happens in between', () => {
  test('an attempt that crashed after the request is found and continued', async () => {
    const { align, change, events, input } = await scene();
    await align();
    // As it is when the answer to the PUT was lost.
    await bench.owner.query(
      'update calendar_entries set etag = null, sequence = -1 where appointment_id = $1',
      [input.appointmentId],
    );
    expect([await align(), (await events()).length]).toEqual(['put', 1]);
    await bench.owner.query(
      'update calendar_entries set etag = null, sequence = -1 where appointment_id = $1',
      [input.appointmentId],
    );
    await change(CANCEL);
    expect([await align(), await events()]).toEqual(['removed', []]);
  });

  test('an entry that the clinician changed is read again and updated', async () => {
    const { align, change, events, text, url, user, entry, world } = await scene();
    await align();
    const uid = `${world.appointmentId}@clinic.example`;
    await radicale.ask(user, new URL((await entry()).name, url).href, 'PUT', {
      body: foreignEvent(uid, 'Changed by hand'),
      headers: { 'Content-Type': 'text/calendar' },
    });
    expect(await text()).toContain('Changed by hand');
    await change(MOVE);
    expect(await align()).toBe('put');
    expect((await events()).map(({ start }) => start)).toEqual(['2035-03-06T14:00:00.000Z']);
    expect(await text()).not.toContain('Changed by hand');
  });

  test('an entry that the clinician deleted is put again with the next move, and a cancellation does not fail', async () => {
    const { align, change, events, url, user, entry } = await scene();
    await align();
    const erase = async () => radicale.ask(user, new URL((await entry()).name, url).href, 'DELETE');
    expect((await erase()).status).toBe(200);
    await change(MOVE);
    expect([await align(), (await events()).length]).toEqual(['put', 1]);
    await erase();
    await change(CANCEL);
    expect([await align(), await events()]).toEqual(['removed', []]);
  });

  test('an invitation that the calendar accepted from the e-mail becomes the entry: there are never two', async () => {
    const { align, change, events, url, user, world } = await scene();
    const uid = `${world.appointmentId}@clinic.example`;
    await radicale.ask(user, `${url}from-the-mail.ics`, 'PUT', {
      body: foreignEvent(uid, 'Invitation'),
      headers: { 'Content-Type': 'text/calendar' },
    });
    expect(await align()).toBe('put');
    expect((await events()).map(({ start }) => start)).toEqual(['2035-03-05T09:00:00.000Z']);
    await change(CANCEL);
    expect([await align(), await events()]).toEqual(['removed', []]);
  });

  test("somebody else's event under our name is neither overwritten nor deleted", async () => {
    const { align, change, text, url, user, world, state } = await scene();
    await radicale.ask(user, `${url}${world.appointmentId}.ics`, 'PUT', {
      body: foreignEvent('another@elsewhere', 'Dentist'),
      headers: { 'Content-Type': 'text/calendar' },
    });
    expect(await align()).toBe('needs_attention');
    await change(CANCEL);
    await bench.owner.query(
      `update calendar_connections set state = 'connected' where organization_id = $1`,
      [world.organizationId],
    );
    expect(await align()).toBe('removed');
    expect(await text()).toContain('Dentist');
    expect((await state())[0]).toMatchObject({ attention: 'write_refused' });
  });
});

describe('a calendar that does not work', () => {
  test('with revoked credentials gets no further requests, and the practitioner is told once', async () => {
    const { align, due, change, state, user, world, input } = await scene();
    await align();
    await radicale.setPassword(user, 'changed');
    await change(MOVE);
    expect(await align()).toBe('needs_attention');
    expect(await state()).toEqual([
      { state: 'needs_attention', attention: 'credentials_refused', attention_mail: 'due' },
    ]);
    expect([await due(), await align()]).toEqual([false, 'unchanged']);
    const { mail } = bench.activities;
    const outcomes = await Promise.all([
      mail.sendCalendarAttention(input),
      mail.sendCalendarAttention(input),
    ]);
    expect(outcomes.toSorted()).toEqual(['sent', 'settled_before']);
    const mails = await mailsTo(world.practitionerEmail);
    expect(mails.map(({ mail: { subject } }) => subject)).toEqual([
      'Your calendar is no longer kept up to date',
    ]);
    expect(mails[0]?.mail.text).toContain('no longer accepts the user name and password');
    expect(mails[0]?.mail.text).not.toContain('Quillfeather');

    // Connected anew it is told again only if it fails again, and the bookings to come are brought into it.
    const { url } = await reconnected(world, user);
    expect(await due()).toBe(true);
    expect([await align(), (await radicale.events(user, url)).length]).toEqual(['put', 1]);
  });

  const reconnected = async (world: World, user: string) => {
    const url = `http://${radicale.host}/${user}/work/`;
    const { commands } = await connect(world, { url, username: user, password: 'changed' });
    // The same calendar: what stands in it stays, and is brought up to date.
    expect(commands.map(({ workflowType }) => workflowType)).toEqual(['syncAppointment']);
    return { url };
  };

  test('and is connected again: a booking that was cancelled meanwhile is removed', async () => {
    const { world, url, user, input, change, align, events } = await scene();
    await align();
    await radicale.setPassword(user, 'changed');
    await change(CANCEL);
    expect(await align()).toBe('needs_attention');
    const { commands } = await connect(world, { url, username: user, password: 'changed' });
    expect(commands.map((command) => command.input)).toEqual([input]);
    expect([await align(), await events()]).toEqual(['removed', []]);
  });

  test('that was deleted and created again gets all future bookings once it is connected again', async () => {
    const { align, due, events, user, url, world } = await scene();
    await align();
    await radicale.ask(user, url, 'DELETE');
    await radicale.calendar(user, 'work');
    const access = { url, username: user, password: 'first' };
    await connect(world, access);
    expect([await due(), await align(), (await events()).length]).toEqual([true, 'put', 1]);
    await connect(world, access);
    expect([await align(), (await events()).length, await due()]).toEqual(['put', 1, false]);
  });

  test('that fails again after it was connected again is reported again, in a separate e-mail', async () => {
    const { align, change, input, user, world } = await scene();
    const { mail } = bench.activities;
    for (const password of ['changed', 'changed again']) {
      await radicale.setPassword(user, password);
      await change(MOVE);
      expect(await align()).toBe('needs_attention');
      expect(await mail.sendCalendarAttention(input)).toBe('sent');
      await reconnected(world, user);
    }
    const ids = (await mailsTo(world.practitionerEmail)).map(({ mail: { messageId } }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  test('that was deleted needs attention', async () => {
    const { align, state, user, url } = await scene();
    await radicale.ask(user, url, 'DELETE');
    expect(await align()).toBe('needs_attention');
    expect((await state())[0]).toMatchObject({ attention: 'calendar_missing' });
  });

  const broken = async (answer: RequestListener, run: (host: string, url: string) => Promise<void>) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    await run(host, `http://${host}/work/`).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  };

  /** The failure that a server of such answers ends an attempt with: one that is tried again. */
  const unavailableAt = async (answer: RequestListener): Promise<unknown> => {
    let failure: unknown;
    await broken(answer, async (host, url) => {
      const { world, input } = await scene();
      await connect(world, { url, username: 'ida', password: 'word' });
      failure = await through(host)
        .calendar.alignCalendarEntry(input)
        .catch((error: unknown) => error);
    });
    expect(failure).toMatchObject({ type: 'CalendarUnavailable', nonRetryable: false });
    return failure;
  };

  test.each<[string, RequestListener]>([
    ['answers 500', (_, response) => response.writeHead(500).end('zebrafinch')],
    ['hangs', () => undefined],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'answers without end',
      (_, response) => {
        const writing = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
        response.once('close', () => clearInterval(writing));
      },
    ],
    ['answers nonsense', (_, response) => response.writeHead(207).end('<a><b></a>')],
  ])('and %s is asked again later; nothing of its words is kept', async (_, answer) => {
    expect(String(await unavailableAt(answer))).not.toMatch(/zebrafinch|127\.0\.0\.1/);
  });

  test('and names a time is retried then', async () => {
    await broken(
      (_, response) => response.writeHead(503, { 'Retry-After': '90' }).end(),
      async (host, url) => {
        const { world, input } = await scene();
        await connect(world, { url, username: 'ida', password: 'word' });
        await expect(through(host).calendar.alignCalendarEntry(input)).rejects.toMatchObject({
          nextRetryDelay: '90 seconds',
        });
      },
    );
  });

  test.each(['0', '0.0000001', '1e-7', '-1', '86400', 'soon'])(
    'and says %s for when is asked again at the usual times',
    async (when) => {
      const failure = await unavailableAt((_, response) =>
        response.writeHead(503, { 'Retry-After': when }).end(),
      );
      expect((failure as ApplicationFailure).nextRetryDelay ?? undefined).toBeUndefined();
      // A worker that cannot tell Temporal of a failure ends, and all others with it.
      expect(() =>
        new DefaultFailureConverter().errorToFailure(failure, defaultPayloadConverter),
      ).not.toThrow();
    },
  );

  test('and answers again gets what was given up meanwhile, except bookings that are still being tried', async () => {
    const { world, input, align, change } = await scene();
    const another = async (days: number) => {
      const { rows } = await bench.owner.query<{ id: string }>(
        `insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
           start_at, end_at, timezone, session_type, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
         select gen_random_uuid(), organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
           start_at + make_interval(days => $2), end_at + make_interval(days => $2), timezone, session_type, status,
           sha256(random()::text::bytea), sha256(random()::text::bytea), now(), now()
         from appointments where id = $1 returning id`,
        [input.appointmentId, days],
      );
      return rows[0]?.id as string;
    };
    const [givenUp, tried] = [await another(1), await another(2)];
    const { organizationId } = world;
    await bench.owner.query(
      `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, delivered_at)
       values ($1, $2, 'syncAppointment', 'signal_with_start', '{}', now())`,
      [organizationId, `appointment/${tried}`],
    );
    await bench.owner.query(
      `update calendar_connections set unreachable_since = now() where organization_id = $1`,
      [organizationId],
    );
    expect(await align()).toBe('put');
    await change(MOVE);
    expect(await align()).toBe('put');
    const { rows } = await bench.owner.query(
      `select workflow_id, input from workflow_outbox where organization_id = $1 order by id`,
      [organizationId],
    );
    expect(rows.slice(1)).toEqual([
      { workflow_id: `appointment/${givenUp}`, input: { organizationId, appointmentId: givenUp } },
    ]);
  });

  test('at an internal address is never connected to', async () => {
    let connections = 0;
    await broken(
      () => {
        connections += 1;
      },
      async (_, url) => {
        const { world, input } = await scene();
        await connect(world, { url, username: 'ida', password: 'word' });
        expect(await through('elsewhere:1').calendar.alignCalendarEntry(input)).toBe('needs_attention');
      },
    );
    expect(connections).toBe(0);
  });
});

describe('disconnecting', () => {
  const end = async (input: { organizationId: string; connectionId: string }) => {
    const { calendar, workflows } = through(radicale.host);
    const outcome = await new MockActivityEnvironment().run(calendar.clearCalendar, input);
    await workflows.forgetCalendar(input);
    return outcome;
  };

  test('removes future bookings, keeps past ones, and deletes the credentials', async () => {
    const { align, change, events, world, connection, state } = await scene();
    await align();
    const { organizationId, practitionerId } = world;
    const commands = await disconnectCalendar(
      rowsOfPool(bench.owner as never),
      organizationId,
      practitionerId,
    );
    expect(commands).toEqual([
      {
        workflowId: `calendar/${connection.id}/removal`,
        workflowType: 'disconnectCalendar',
        kind: 'start',
        input: { organizationId, connectionId: connection.id },
      },
    ]);
    // A booking that moves meanwhile is not put there again.
    await change(MOVE);
    expect(await align()).toBe('unchanged');
    expect(await end({ organizationId, connectionId: connection.id })).toBe('cleared');
    expect([await events(), await state()]).toEqual([[], []]);
    const left = await bench.owner.query('select 1 from calendar_entries where organization_id = $1', [
      organizationId,
    ]);
    expect(left.rows).toEqual([]);

    const past = await scene();
    await past.align();
    await past.change(`start_at = '2020-03-05T09:00:00Z', end_at = '2020-03-05T09:50:00Z'`);
    await disconnectCalendar(
      rowsOfPool(bench.owner as never),
      past.world.organizationId,
      past.world.practitionerId,
    );
    await end({ organizationId: past.world.organizationId, connectionId: past.connection.id });
    expect(await past.events()).toHaveLength(1);
  });

  /** Disconnected, and connected again before its bookings were taken out. */
  const again = async (found: Awaited<ReturnType<typeof scene>>) => {
    const { organizationId, practitionerId } = found.world;
    await disconnectCalendar(rowsOfPool(bench.owner as never), organizationId, practitionerId);
    return connect(found.world, { url: found.url, username: found.user, password: 'first' });
  };

  test('and connecting the same calendar again before it was cleared keeps the bookings in it', async () => {
    const found = await scene();
    const { organizationId } = found.world;
    await found.align();
    const { id, commands } = await again(found);
    expect(commands.map(({ workflowType }) => workflowType)).toEqual(['syncAppointment']);
    expect(await found.align()).toBe('put');
    expect(await end({ organizationId, connectionId: found.connection.id })).toBe('cleared');
    expect(await found.events()).toHaveLength(1);
    expect([await found.due(), await found.entry()]).toMatchObject([false, { sequence: 0 }]);

    await found.change(CANCEL);
    expect(await found.align()).toBe('removed');
    expect(await end({ organizationId, connectionId: id })).toBe('cleared');
    expect(await found.events()).toEqual([]);
  });

  test('and giving the same calendar with other characters is no other calendar: its bookings stay', async () => {
    const found = await scene();
    await found.align();
    const access = { username: found.user, password: 'first' };
    const spellings = [found.url.slice(0, -1), found.url.replace('work', '%77ork'), `${found.url}?export`];
    for (const url of spellings) {
      const { id, commands } = await connect(found.world, { ...access, url });
      expect(id).toBe(found.connection.id);
      expect(commands.map(({ workflowType }) => workflowType)).toEqual(['syncAppointment']);
      expect([await found.align(), (await found.events()).length]).toEqual(['put', 1]);
    }
    const other = await radicale.calendar(found.user, 'workshop');
    const { commands } = await connect(found.world, { ...access, url: other });
    expect(commands.map(({ workflowType }) => workflowType)).toEqual([
      'disconnectCalendar',
      'syncAppointment',
    ]);
  });

  test('and connecting it again: a booking that was cancelled in between is removed nevertheless', async () => {
    const found = await scene();
    await found.align();
    const { organizationId, practitionerId } = found.world;
    await disconnectCalendar(rowsOfPool(bench.owner as never), organizationId, practitionerId);
    await found.change(CANCEL);
    await connect(found.world, { url: found.url, username: found.user, password: 'first' });
    expect(await end({ organizationId, connectionId: found.connection.id })).toBe('cleared');
    expect(await found.events()).toEqual([]);
  });

  test('a calendar that refuses the credentials is given up, and they are forgotten all the same', async () => {
    const { align, world, connection, user, state } = await scene();
    await align();
    await radicale.setPassword(user, 'changed');
    await disconnectCalendar(rowsOfPool(bench.owner as never), world.organizationId, world.practitionerId);
    expect(await end({ organizationId: world.organizationId, connectionId: connection.id })).toBe('given_up');
    expect(await state()).toEqual([]);
  });
});

test('what is stored of a calendar shows neither address nor user name nor password', async () => {
  const { world, user } = await scene();
  const { rows } = await bench.owner.query('select * from calendar_connections where organization_id = $1', [
    world.organizationId,
  ]);
  const stored = JSON.stringify(rows) + Buffer.from(rows[0].access).toString('latin1');
  for (const secret of [user, 'first', radicale.host, '/work/']) expect(stored).not.toContain(secret);
});
