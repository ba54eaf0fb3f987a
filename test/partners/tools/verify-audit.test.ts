import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditCommands } from '../../../api/operator/audit.ts';
import { readCheckpointKey } from '../../../platform/audit/checkpoints/keys.ts';
import { busyWorld, CHECKPOINTS, ENTRIES, readAll } from '../../domain/audited-world.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { CHECKPOINT_KEY } from '../../support/checkpoints.ts';
import { asOperator, type WireRecord, type World } from '../../support/world.ts';

const VERIFIER = path.join(import.meta.dirname, '../../../partners/tools/verify-audit.mjs');
const PUBLIC_KEY = readCheckpointKey(CHECKPOINT_KEY).publicKey.toString('base64url');

let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(path.join(tmpdir(), 'audit-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const verifier = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: number | null; report: WireRecord; stderr: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [VERIFIER, ...args], {
      env: { PATH: process.env.PATH, ...environment },
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (chunk: Buffer) => {
        texts[name] += chunk;
      });
    child.once('close', (status) =>
      resolve({ status, report: texts.stdout ? JSON.parse(texts.stdout) : undefined, stderr: texts.stderr }),
    );
  });

describe('the verifier that a partner runs', () => {
  const keyed = ['--public-key', PUBLIC_KEY];
  const files = async (world: World): Promise<{ checkpoints: WireRecord[]; entries: WireRecord[] }> => ({
    checkpoints: await readAll(world.partner, CHECKPOINTS),
    entries: await readAll(world.partner, ENTRIES),
  });
  const verify = async (...records: WireRecord[]) => {
    const file = path.join(folder, `${randomUUID()}.ndjson`);
    await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'));
    return verifier([...keyed, file]);
  };

  test('reads both lists itself and finds them valid', async () => {
    const world = await busyWorld(app);
    const saved = path.join(folder, 'saved.ndjson');
    const environment = { AUDIT_TOKEN: world.partner.token };
    const run = await verifier([...keyed, '--api', app.baseUrl, '--save', saved], environment);
    expect(run.stderr).toBe('');
    expect(run).toMatchObject({
      status: 0,
      report: { valid: true, damage: null, first_sequence: 1, keys_pinned: true },
    });
    expect(run.report.organization_id).toBe(world.organizationId);
    expect(run.report.covered_sequence).toBeGreaterThan(6);
    expect(run.report.last_sequence).toBe(run.report.entries);
    const later = await verifier([...keyed, '--api', app.baseUrl, '--from', '5', saved], environment);
    expect(later.report).toMatchObject({ valid: true, first_sequence: 1 });
    expect(later.report.entries).toBeGreaterThan(run.report.entries);
  });

  test('does not check entries of an unknown version', async () => {
    const { checkpoints, entries } = await files(await busyWorld(app));
    const newer = entries.map((entry) => ({ ...entry, leaf_version: 3 }));
    const run = await verify(...checkpoints, ...newer);
    expect(run).toMatchObject({ status: 2, stderr: expect.stringContaining('newest verify-audit.mjs') });
  });

  test("reads pages of the interface, and the operator's exports", async () => {
    const world = await busyWorld(app);
    const { checkpoints } = await files(world);
    const page = path.join(folder, 'page.json');
    await writeFile(page, JSON.stringify({ data: checkpoints, meta: {} }));
    const out = path.join(folder, 'export.ndjson');
    const command = auditCommands.find(({ name }) => name === 'export') as (typeof auditCommands)[number];
    await asOperator(app, (session) =>
      command.run({ session, args: [], options: { organization: world.organizationId, out } }),
    );
    expect(await verifier([...keyed, page, out])).toMatchObject({ status: 0, report: { valid: true } });
    expect((await readFile(out, 'utf8')).trim().split('\n')).toHaveLength(
      (await verifier([out])).report.entries,
    );
  });

  test('names the damage', async () => {
    const { checkpoints, entries } = await files(await busyWorld(app));
    const changed = (at: number, change: object) =>
      entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry));
    const forged = (change: object) => [{ ...checkpoints[0], ...change }, ...checkpoints.slice(1)];
    const covered = checkpoints.at(-1).sequence;
    const turned = (hash: string) => `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`;
    const cases: [WireRecord[], object][] = [
      [[...checkpoints, ...entries], { valid: true, damage: null }],
      [[...checkpoints, ...changed(3, { status: 500 })], { damage: 'leaf', first_invalid_sequence: 4 }],
      [[...checkpoints, ...changed(0, { operator: 'other' })], { damage: 'leaf', first_invalid_sequence: 1 }],
      [[...checkpoints, ...changed(3, { operator: 'other' })], { damage: 'leaf', first_invalid_sequence: 4 }],
      [
        [...checkpoints, ...changed(3, { leaf_hash: turned(entries[3].leaf_hash) })],
        { damage: 'leaf', first_invalid_sequence: 4 },
      ],
      [
        [...checkpoints, ...changed(3, { recorded_at: '2026-01-01T00:00:00.000Z' })],
        { damage: 'hash', first_invalid_sequence: 4 },
      ],
      [
        [...checkpoints, ...changed(3, { previous_hash: turned(entries[3].previous_hash) })],
        { damage: 'link', first_invalid_sequence: 4 },
      ],
      [[...checkpoints, ...entries.toSpliced(3, 1)], { damage: 'sequence', first_invalid_sequence: 4 }],
      [
        [...checkpoints, ...entries.slice(0, covered - 1)],
        { damage: 'truncated', first_invalid_sequence: covered },
      ],
      [
        [...checkpoints, ...entries, { ...entries[2], hash: turned(entries[2].hash) }],
        { damage: 'copies_disagree', first_invalid_sequence: 3 },
      ],
      [[...forged({ sequence: checkpoints[0].sequence - 1 }), ...entries], { damage: 'checkpoint_proof' }],
      [
        [...forged({ signed_at: '2026-01-01T00:00:00.000Z' }), ...entries],
        { damage: 'checkpoint_signature' },
      ],
      [[...forged({ root: turned(checkpoints[0].root) }), ...entries], { damage: 'checkpoint_signature' }],
      [
        [...forged({ public_key: Buffer.alloc(32, 3).toString('base64url') }), ...entries],
        { damage: 'checkpoint_key' },
      ],
    ];
    for (const [records, expected] of cases) {
      const { status, report } = await verify(...records);
      expect(report).toMatchObject(expected);
      expect(status).toBe('valid' in expected ? 0 : 1);
    }
  });

  test('detects that a service withholds the first entries, or all of them', async () => {
    const { checkpoints, entries } = await files(await busyWorld(app));
    let shown = entries.slice(2);
    const service = createServer((request, response) => {
      const data = request.url?.startsWith('/v1/partner/audit/checkpoints') ? checkpoints : shown;
      response.end(JSON.stringify({ data, meta: { pagination: { next_cursor: null } } }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const read = (...args: string[]) =>
      verifier([...keyed, '--api', `http://127.0.0.1:${port}/`, ...args], { AUDIT_TOKEN: 'x' });
    const [from1, from3] = await Promise.all([read(), read('--from', '3')]);
    expect(from1).toMatchObject({ status: 1, report: { damage: 'sequence', first_invalid_sequence: 1 } });
    expect(from3).toMatchObject({ status: 0, report: { valid: true, first_sequence: 3 } });
    shown = [];
    expect(await read()).toMatchObject({ status: 1, report: { damage: 'sequence', entries: 0 } });
    await new Promise((resolve) => service.close(resolve));
  });

  test('detects that a chain was rewritten, because the checkpoints have another hash', async () => {
    const [one, other] = [await files(await busyWorld(app)), await files(await busyWorld(app))];
    const renamed = one.checkpoints.map((checkpoint) => ({ ...checkpoint, hash: other.entries[0].hash }));
    expect((await verify(...renamed, ...one.entries)).report.damage).toBe('checkpoint_proof');
    expect((await verify(...other.checkpoints, ...one.entries)).report.valid).toBe(false);
  });

  test('trusts only the given key', async () => {
    const { checkpoints, entries } = await files(await busyWorld(app));
    const file = path.join(folder, 'keyed.ndjson');
    await writeFile(file, [...checkpoints, ...entries].map((record) => JSON.stringify(record)).join('\n'));
    const foreign = Buffer.alloc(32, 9).toString('base64url');
    expect((await verifier(['--public-key', foreign, file])).report).toMatchObject({
      damage: 'checkpoint_key',
    });
    expect((await verifier([file])).report).toMatchObject({
      valid: true,
      keys_pinned: false,
      public_keys: [PUBLIC_KEY],
    });
  });

  test('reports that it could not check: status 2', async () => {
    expect(await verifier([])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('nothing to check'),
    });
    expect((await verifier([path.join(folder, 'nothing')])).status).toBe(2);
    expect((await verifier(['--api', app.baseUrl], { AUDIT_TOKEN: 'x' })).stderr).toContain('answered 401');
    const closed = await verifier(['--api', 'http://127.0.0.1:1'], { AUDIT_TOKEN: 'x' });
    expect(closed).toMatchObject({ status: 2, stderr: expect.stringMatching(/does not answer: \w/) });
    expect(closed.stderr).not.toContain('fetch failed');
  });
});
