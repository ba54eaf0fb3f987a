import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cursorScope } from '../../api/http/request-input.ts';
import type { TokenKind } from '../../domain/access/actor.ts';
import { encodeCursor } from '../../domain/declarations/cursor.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { liftLimits } from '../domain/observations.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { allowedInBody, allowedInPath, BODIES, ID_CLASSES, type IdClass, refusedKind } from './allowed.ts';
import { callerAt, tokensOf } from './caller.ts';
import { type Canaries, leaked, plantCanaries } from './canaries.ts';
import { idFields, kindOf, recordsOf } from './id-fields.ts';
import { identical, idsIn, withId } from './identical.ts';
import { operate } from './operator.ts';
import { resign } from './own-tokens.ts';
import {
  type Call,
  type Calls,
  createScene,
  forEachOf,
  listPath,
  outcomeOf,
  perform,
  prepareCalls,
  type Scene,
  sampleOf,
} from './samples.ts';

/**
 * Every operation × every place of an id (path, body, query, cursor) × whose id it is × every kind of caller,
 * held against the one table of allowed.ts; and nothing of anybody else in any answer. A new operation is
 * covered by its sample.
 */

/** A caller, and what must not be shown to it. */
interface Viewer {
  readonly kind: TokenKind;
  readonly client: Client;
  readonly hidden: readonly Canaries[];
}

let app: RunningApp;
let scene: Scene;
/** The same organization, with the practice of another clinician. */
let peer: Scene;
let foreign: Scene;
let foreignCalls: Calls;
let foreignDeleted: Calls;
let ownDeleted: Calls;
/** Of a colleague; only an organization token can use them up. */
let peerCalls: Calls;
let foreignRecords: Awaited<ReturnType<typeof recordsOf>>;
let viewers: readonly Viewer[];
const refusals: Reply[] = [];

const anotherPatientOf = async ({ world, practice }: Scene): Promise<string> => {
  const { id } = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  return id;
};

const throughIds = endpoints.filter(({ path }) => path.includes('{'));
const KINDS: readonly TokenKind[] = ['organization', 'delegated', 'embed'];
const viewerOf = (kind: TokenKind) => viewers.find((one) => one.kind === kind) as Viewer;

const peerOf = async (one: Scene): Promise<Scene> => {
  const { world, practice } = one;
  const practitioner = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  const patient = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
  });
  const tokenOf = await tokensOf(world, { practitioner, patient });
  let hour = 1_000;
  return {
    ...one,
    practice: { clinic: practice.clinic, practitioner, patient },
    tokenOf,
    caller: callerAt(app.baseUrl, tokenOf),
    nextHour: () => (hour += 1),
  };
};

/** A record of the kind that the path names first, which no other call needs. */
const spareId = async (of: Scene, one: Endpoint, call: Call): Promise<string> => {
  const record = one.path.slice(0, one.path.indexOf('}') + 1);
  const deletion = endpoints.find(({ method, path }) => method === 'DELETE' && path === record);
  return idsIn(deletion ? await sampleOf(deletion, of) : call)[0] as string;
};

/** The calls, with records that are deleted by now, where their kind can be. */
const deletedCalls = async (given: Scene): Promise<Calls> => {
  // A practice of its own, as far as samples last in one: what others look at stays.
  const of = { ...given, practice: { ...given.practice } };
  const deleted = new Map<Endpoint, Call>();
  for (const [one, call] of await prepareCalls(of, throughIds)) {
    const resource = one.subject ?? one.shows;
    if (!resource || resource.permanent || resource.readableWhenDeleted) continue;
    const id = await spareId(of, one, call);
    const done = await app.owner.pool
      .query(`update ${resource.table} set deleted_at = now() where id = $1`, [id])
      .catch(() => undefined);
    if (done?.rowCount === 1) deleted.set(one, { ...call, path: withId(call, id) });
  }
  return deleted;
};

beforeAll(async () => {
  app = await startApp();
  [scene, foreign] = await Promise.all([createScene(app), createScene(app)]);
  for (const { world } of [scene, foreign]) await liftLimits(app, world.organizationId);
  peer = await peerOf(scene);
  // Before their values become canaries: not every one of them works on with that.
  foreignCalls = await prepareCalls(foreign);
  foreignDeleted = await deletedCalls(foreign);
  foreignRecords = await recordsOf(foreign);
  ownDeleted = await deletedCalls(scene);
  await prepareCalls(peer, throughIds);
  const [theirs, colleagues] = [
    await plantCanaries(foreign),
    await plantCanaries(peer, peer.practice.practitioner.id),
  ];
  peerCalls = await prepareCalls(peer, throughIds);
  const framed = clientOf(
    app.baseUrl,
    scene.tokenOf({ access: { tokens: ['embed'], patient: true } as never }),
  );
  const clinician = await scene.world.as(scene.practice.practitioner.id);
  viewers = [
    { kind: 'organization', client: scene.world.partner, hidden: [theirs] },
    { kind: 'delegated', client: clinician, hidden: [theirs, { ...colleagues, ids: new Set() }] },
    { kind: 'embed', client: framed, hidden: [theirs, { ...colleagues, ids: new Set() }] },
  ];
});
afterAll(() => app.stop());

const withQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** The query of the path as the request itself has it: with the defaults of what it leaves out. */
const queryOf = (one: Endpoint, path: string): Record<string, unknown> => {
  const properties = (one.query?.properties ?? {}) as Record<string, { default?: unknown }>;
  const defaults = Object.entries(properties).flatMap(([name, property]) =>
    property.default === undefined ? [] : [[name, property.default]],
  );
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(new URL(path, app.baseUrl).searchParams) };
};

/** Sends the request, and searches the answer for what belongs to others. */
const ask = async (viewer: Viewer, one: Endpoint, call: Call): Promise<Reply> => {
  const reply = await perform(viewer.client, one, call);
  for (const canaries of viewer.hidden)
    expect({ operation: one.id, leaked: leaked(reply, canaries) }).toEqual({
      operation: one.id,
      leaked: [],
    });
  expect(reply.status).toBeLessThan(500);
  if (outcomeOf(reply) === '404 not-found') refusals.push(reply);
  return reply;
};

test('the searched values exist', async () => {
  const [theirs] = viewerOf('organization').hidden as [Canaries];
  for (const collection of ['clinics', 'practitioners', 'patients', 'appointments'])
    expect((await foreign.world.partner.get(`/v1/partner/${collection}`)).text).toContain(theirs.mark);
  const [, colleagues] = viewerOf('delegated').hidden as [Canaries, Canaries];
  expect((await scene.world.partner.get('/v1/partner/patients')).text).toContain(colleagues.mark);
});

describe.each(KINDS)('token: %s', (kind) => {
  test('an id in a path', async () => {
    const viewer = viewerOf(kind);
    const [own, colleagues] = await Promise.all([
      prepareCalls(scene, throughIds),
      kind === 'organization' ? prepareCalls(peer, throughIds) : peerCalls,
    ]);
    const from: Partial<Record<IdClass, Calls>> = {
      'own deleted': ownDeleted,
      "a colleague's": colleagues,
      foreign: foreignCalls,
      'foreign deleted': foreignDeleted,
    };
    const found: Record<string, string> = {};
    const allowed: Record<string, string> = {};
    await forEachOf(own, async ([one, call]) => {
      // Requests that succeed come last and once, because they may delete what others ask for.
      const places = [...idsIn(call).keys()].toReversed();
      for (const place of places)
        for (const idClass of ID_CLASSES.toReversed()) {
          const other = from[idClass]?.get(one);
          if (from[idClass] && !other) continue;
          if (place > 0 && /own|deleted/.test(idClass)) continue;
          const id = other ? idsIn(other)[place] : idClass === 'unknown' ? randomUUID() : 'no-uuid';
          const path = idClass === 'own' ? call.path : withId(call, id as string, place);
          // A colleague's record with all that lies below it.
          const asked = idClass === "a colleague's" && place === 0 && other ? other.path : path;
          const name = `${one.id} path${place} ${idClass}`;
          const reply = await ask(viewer, one, { ...call, path: asked });
          found[name] = outcomeOf(reply);
          allowed[name] = allowedInPath(one, place, kind, idClass);
          if (reply.status === 404) expect(reply.text).not.toContain(id);
        }
    });
    expect(found).toEqual(allowed);
  });

  test('an id in a body', async () => {
    const viewer = viewerOf(kind);
    const [own, colleagues] = await Promise.all([recordsOf(scene), recordsOf(peer)]);
    const found: Record<string, string> = {};
    const allowed: Record<string, string> = {};
    const naming = endpoints.filter(({ body }) => idFields(body as never).length > 0);
    await forEachOf(await prepareCalls(scene, naming), async ([one, call]) => {
      for (const [field, isList] of idFields(one.body as never)) {
        const of = kindOf(field);
        const ids: Partial<Record<IdClass, string>> = {
          malformed: 'no-uuid',
          unknown: randomUUID(),
          foreign: foreignRecords[of].id,
          "a colleague's": colleagues[of].id,
          own: own[of].id,
        };
        // Whoever is erased is not there for the other operations.
        if (one.id === 'createErasure') {
          ids["a colleague's"] = await anotherPatientOf(peer);
          ids.own = await anotherPatientOf(scene);
        }
        for (const [idClass, id] of Object.entries(ids)) {
          const reply = await ask(viewer, one, {
            ...call,
            body: { ...(BODIES[`${one.id} ${field}`] ?? call.body), [field]: isList ? [id] : id },
          });
          const expected = allowedInBody(one, field, kind, idClass as IdClass);
          if (expected === undefined) continue;
          found[`${one.id} ${field} ${idClass}`] = outcomeOf(reply);
          allowed[`${one.id} ${field} ${idClass}`] = expected;
        }
      }
    });
    expect(found).toEqual(allowed);
  });

  test('an id in a query', async () => {
    const viewer = viewerOf(kind);
    const colleagues = await recordsOf(peer);
    const filtered = endpoints.filter(({ query }) => idFields(query as never).length > 0);
    await forEachOf(filtered, async (one) => {
      for (const [field] of idFields(one.query as never)) {
        const at = await listPath(scene, one);
        const asked = async (id: string) => {
          const reply = await ask(viewer, one, { path: `${at}?${field}=${id}` });
          return [one.id, field, reply.status, reply.body.data];
        };
        const refusal = refusedKind(one, kind);
        const refused = refusal && Number(refusal.slice(0, 3));
        for (const id of [randomUUID(), foreignRecords[kindOf(field)].id]) {
          const [, , status, data] = await asked(id);
          // A delegated token may not use every filter.
          if (refused ?? status === 422)
            expect([one.id, field, status]).toEqual([one.id, field, refused ?? 422]);
          else expect([one.id, field, status, data]).toEqual([one.id, field, 200, []]);
        }
        // Only what the caller sees without the filter too; the canaries tell.
        expect((await asked(colleagues[kindOf(field)].id))[2]).toBeLessThan(500);
        expect((await asked('no-uuid'))[2]).toBe(refused ?? 422);
      }
    });
  });

  test('a cursor', async () => {
    const viewer = viewerOf(kind);
    const organization_id = scene.world.organizationId;
    const practitioner_id = kind === 'organization' ? null : scene.practice.practitioner.id;
    const patient_id = kind === 'embed' ? scene.practice.patient.id : null;
    const own = { organization_id, practitioner_id, patient_id };
    const others = [
      { ...own, practitioner_id: peer.practice.practitioner.id },
      { ...own, organization_id: foreign.world.organizationId, practitioner_id: null },
      { ...own, organization_id: foreign.world.organizationId },
      ...(kind === 'embed' ? [null, peer.practice.patient.id] : []).map((one) => ({
        ...own,
        patient_id: one,
      })),
    ];
    const listing = endpoints.filter(({ lists, access }) => lists && access.tokens.includes(kind));
    await forEachOf(listing, async (one) => {
      const { path } = await sampleOf(one, scene);
      const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
      const ids = idsIn({ path });
      const params = Object.fromEntries(names.map((name, index) => [name, ids[index] as string]));
      const position = {
        value: typeof one.lists?.order === 'object' ? '0' : '2020-01-01T00:00:00.000Z',
        id: randomUUID(),
      };
      const madeFor = (actor: object) =>
        encodeCursor(app.secrets, cursorScope(one, actor as never, queryOf(one, path), params), position);
      const outcomes = await Promise.all(
        [own, ...others].map(async (actor) =>
          outcomeOf(await ask(viewer, one, { path: withQuery(path, `cursor=${madeFor(actor)}`) })),
        ),
      );
      const refused = '422 validation-error';
      expect([one.id, ...outcomes]).toEqual([one.id, '200', ...others.map(() => refused)]);
    });
  });

  test('no list shows records of others', async () => {
    const viewer = viewerOf(kind);
    const listing = endpoints.filter(({ lists, access }) => lists && access.tokens.includes(kind));
    await forEachOf(listing, async (one) => {
      const { path } = await sampleOf(one, scene);
      expect([one.id, outcomeOf(await ask(viewer, one, { path: withQuery(path, 'limit=100') }))]).toEqual([
        one.id,
        '200',
      ]);
    });
  });
});

test('every 404 of all these is the same, byte for byte', () => {
  expect(refusals.length).toBeGreaterThan(throughIds.length * 4);
  expect(identical(refusals).status).toBe(404);
});

/** Callers who are refused whatever they ask for: that must not depend on the id either. */
interface Refused {
  readonly outcome: string;
  readonly of: (of: Scene) => Promise<(one: Endpoint) => string | undefined>;
  readonly undo?: (of: Scene) => Promise<unknown>;
}
const setStatus = ({ world, practice }: Scene, status: string) =>
  world.partner.patch(`/v1/partner/practitioners/${practice.practitioner.id}`, { status });
const REFUSED: Readonly<Record<string, Refused>> = {
  'without a scope': {
    outcome: '403 forbidden',
    of: async ({ world, practice }) => {
      const none = await resign(app, world.partner.token, { scope: '' });
      const clinician = await resign(app, (await world.as(practice.practitioner.id)).token, { scope: '' });
      return ({ access }) =>
        access.scopes.length === 0 ? undefined : access.tokens.includes('organization') ? none : clinician;
    },
  },
  'with an expired token': {
    outcome: '401 unauthorized',
    of: async ({ tokenOf, world }) => {
      void tokenOf;
      const expired = await resign(app, world.partner.token, { exp: Math.floor(Date.now() / 1_000) - 120 });
      return () => expired;
    },
  },
  'as a disabled clinician': {
    outcome: '403 practitioner-disabled',
    of: async (of) => {
      const { token } = await of.world.as(of.practice.practitioner.id);
      await setStatus(of, 'disabled');
      return () => token;
    },
    undo: (of) => setStatus(of, 'active'),
  },
  'as a clinician while delegation is off': {
    outcome: '403 delegation-not-enabled',
    of: async (of) => {
      const { token } = await of.world.as(of.practice.practitioner.id);
      await operate(of, 'delegation off');
      return () => token;
    },
    undo: (of) => operate(of, 'delegation on'),
  },
  'of a suspended organization': {
    outcome: '403 partner-suspended',
    of: async (of) => {
      await operate(of, 'organizations suspend');
      return ({ access }) => of.tokenOf({ access });
    },
    undo: (of) => operate(of, 'organizations reinstate'),
  },
};

let refused: Promise<readonly [Scene, Calls]> | undefined;
/** One organization for all of them: whoever is refused uses nothing up. */
const toRefuse = (): Promise<readonly [Scene, Calls]> => {
  refused ??= createScene(app).then(async (own) => {
    await liftLimits(app, own.world.organizationId);
    return [own, await prepareCalls(own, throughIds)] as const;
  });
  return refused;
};

test.each(Object.keys(REFUSED))('a caller %s learns nothing from any id', async (name) => {
  const [own, calls] = await toRefuse();
  const { outcome, of, undo } = REFUSED[name] as Refused;
  const tokenOf = await of(own);
  const [theirs] = viewerOf('organization').hidden as [Canaries];
  await forEachOf(calls, async ([one, call]) => {
    // The other tier has tokens of its own.
    const partners = one.access.tokens.some((kind) => kind !== 'embed' && kind !== 'seat');
    const token = partners ? tokenOf(one) : undefined;
    if (token === undefined) return;
    const viewer: Viewer = { kind: 'organization', client: clientOf(app.baseUrl, token), hidden: [theirs] };
    const foreignId = idsIn(foreignCalls.get(one) as Call)[0] as string;
    const paths = [call.path, withId(call, foreignId), withId(call, randomUUID()), withId(call, 'no-uuid')];
    const replies = await Promise.all(paths.map((path) => ask(viewer, one, { ...call, path })));
    expect([one.id, ...new Set(replies.map(outcomeOf))]).toEqual([one.id, outcome]);
    identical(replies);
  });
  await undo?.(own);
});
