import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readCheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { CHECKPOINT_KEY, signCheckpoint } from '../support/checkpoints.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { busyWorld, CHECKPOINTS, ENTRIES, readAll } from './audited-world.ts';
import { dataOf, expectFields, MOMENT, refusalOf } from './observations.ts';

const HASH = /^[0-9a-f]{64}$/;
const PUBLIC_KEY = readCheckpointKey(CHECKPOINT_KEY).publicKey.toString('base64url');

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the entries', () => {
  test('are the chain, in its order, with exactly their fields', async () => {
    const { partner, organizationId } = await createWorld(app);
    const clinic = await partner.post('/v1/partner/clinics', { name: `Clinic ${randomUUID()}` });
    const entries = await readAll(partner, ENTRIES);
    expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3].slice(0, entries.length));
    const [founding, creation] = entries;
    expect(founding).toMatchObject({ actor_kind: 'operator', action: 'organizations.create', status: null });
    expect(founding).toMatchObject({
      resource_id: organizationId,
      operator: userInfo().username,
      leaf_version: 2,
    });
    expect(creation).toMatchObject({ operator: null, leaf_version: 1 });
    expectFields(creation, [
      ...['sequence', 'recorded_at', 'request_id', 'replayed_request_id', 'actor_kind', 'client_id'],
      ...['practitioner_id', 'action', 'route', 'method', 'status', 'problem', 'resource_id', 'workflow_id'],
      ...['operator', 'shown_ids', 'leaf_version', 'leaf_hash', 'previous_hash', 'hash'],
    ]);
    expect(creation).toMatchObject({
      request_id: clinic.headers.get('X-Request-Id'),
      action: 'createClinic',
      route: '/v1/partner/clinics',
      status: 201,
      resource_id: clinic.body.data.id,
      previous_hash: founding.hash,
    });
    expect(creation.recorded_at).toMatch(MOMENT);
    for (const hash of [creation.leaf_hash, creation.hash]) expect(hash).toMatch(HASH);
  });

  test('are read a page at a time, each once, while the chain grows', async () => {
    const { partner } = await busyWorld(app);
    const entries = await readAll(partner, ENTRIES, 3);
    expect(entries.length).toBeGreaterThan(7);
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
  });

  test('can be read from a sequence or a time on', async () => {
    const { partner } = await busyWorld(app);
    const entries = await readAll(partner, ENTRIES);
    const from = dataOf(await partner.get(`${ENTRIES}?sequence_from=4&limit=2`));
    expect(from).toEqual(entries.slice(3, 5));
    const since = entries[4].recorded_at;
    const later = dataOf(await partner.get(`${ENTRIES}?updated_since=${since}`));
    expect(later[0]).toEqual(entries.find(({ recorded_at }) => recorded_at >= since));
    expect(refusalOf(await partner.get(`${ENTRIES}?sequence_from=0`))).toBe(
      '422 validation-error: sequence_from too_small',
    );
  });

  test('are read with a cursor that is valid only for this list, these filters and this organization', async () => {
    const [{ partner }, { partner: other }] = await Promise.all([busyWorld(app), busyWorld(app)]);
    const { next_cursor: cursor } = (await partner.get(`${ENTRIES}?limit=1`)).body.meta.pagination;
    const damaged = `${cursor.slice(0, 5)}${cursor[5] === 'A' ? 'B' : 'A'}${cursor.slice(6)}`;
    for (const reply of [
      await other.get(`${ENTRIES}?cursor=${cursor}`),
      await partner.get(`${CHECKPOINTS}?cursor=${cursor}`),
      await partner.get(`${ENTRIES}?sequence_from=1&cursor=${cursor}`),
      await partner.get(`${ENTRIES}?cursor=${damaged}`),
    ])
      expect(refusalOf(reply)).toBe('422 validation-error: cursor invalid_value');
  });

  test('are only for the organization, not for its clinicians', async () => {
    const world = await createWorld(app);
    const { practitioner } = await world.practice();
    const clinician = await world.as(practitioner.id);
    for (const list of [ENTRIES, CHECKPOINTS])
      expect(refusalOf(await clinician.get(list))).toBe('403 forbidden');
  });
});

describe('the checkpoints', () => {
  test('are those that found the chain longer, each with a proof, and reveal no other organization', async () => {
    const [world, other] = await Promise.all([busyWorld(app), busyWorld(app)]);
    await signCheckpoint(app);
    const before = await readAll(world.partner, CHECKPOINTS);
    const entries = await readAll(world.partner, ENTRIES);
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(new Set(before.map(({ sequence }) => sequence)).size).toBe(before.length);
    for (const one of before) {
      expectFields(one, [
        ...['number', 'kind', 'environment', 'signed_at', 'organization_id', 'sequence', 'hash', 'leaf_hash'],
        ...['proof', 'root', 'previous_hash', 'key_id', 'public_key', 'signature'],
      ]);
      expect(one).toMatchObject({
        kind: 'regular',
        environment: 'development',
        organization_id: world.organizationId,
        public_key: PUBLIC_KEY,
      });
      expect(entries[one.sequence - 1].hash).toBe(one.hash);
    }
    const text = JSON.stringify(before);
    expect(text).not.toContain(other.organizationId);
    for (const { hash } of await readAll(other.partner, ENTRIES)) expect(text).not.toContain(hash);
  });

  test('of an organization without any are an empty list', async () => {
    const { partner } = await createWorld(app);
    const reply = await partner.get(`${CHECKPOINTS}?limit=2`);
    const found = dataOf(reply) as WireRecord[];
    // Another test may have signed one meanwhile.
    for (const one of found) expect(one.sequence).toBeLessThanOrEqual(2);
    expect(dataOf(await partner.get(`${CHECKPOINTS}?updated_since=2100-01-01T00:00:00Z`))).toEqual([]);
  });

  test('can be read from the one on that covers a sequence', async () => {
    const { partner } = await busyWorld(app);
    const all = await readAll(partner, CHECKPOINTS);
    const [, second] = all;
    const from = dataOf(await partner.get(`${CHECKPOINTS}?sequence_from=${second.sequence}`));
    expect(from[0]).toEqual(second);
    expect(dataOf(await partner.get(`${CHECKPOINTS}?updated_since=${second.signed_at}`))[0]).toEqual(second);
    expect(dataOf(await partner.get(`${CHECKPOINTS}?limit=1`))).toEqual([all[0]]);
  });
});
