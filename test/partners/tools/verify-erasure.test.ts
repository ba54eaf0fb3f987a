import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { type ErasureBench, mailsHaveLeft, openErasureBench } from '../../support/erasures.ts';
import { createWorld } from '../../support/world.ts';

/** The tool by which anybody checks the certificate of an erasure (beyond the specification, 5.4 row 8). */

const TOOL = new URL('../../../partners/tools/verify-erasure.mjs', import.meta.url);

let app: RunningApp;
let bench: ErasureBench;
let folder: string;
let certificate: Record<string, unknown>;
let answer: string;
beforeAll(async () => {
  app = await startApp();
  bench = await openErasureBench(app);
  folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const world = await createWorld(app);
  const { patient } = await world.practice();
  const { body } = await world.partner.post('/v1/partner/erasures', {
    partner_patient_id: patient.id,
    reason: 'patient_request',
    hold_seconds: 0,
  });
  await mailsHaveLeft(app, world.organizationId);
  await bench.perform({ organizationId: world.organizationId, erasureId: body.data.id, half: 'first' });
  const read = await world.partner.get(`/v1/partner/erasures/${body.data.id}`);
  answer = read.text;
  certificate = read.body.data.certificate;
});
afterAll(async () => {
  await bench?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = async (...words: readonly string[]) => {
  const done = await promisify(execFile)(process.execPath, [TOOL.pathname, ...words]).catch(
    (error: { code: number; stdout: string }) => error,
  );
  return {
    code: 'code' in done ? done.code : 0,
    report: done.stdout === '' ? null : JSON.parse(done.stdout),
  };
};

test('the answer of the interface is genuine under the key of the audit, and under no other', async () => {
  const file = path.join(folder, 'answer.json');
  await writeFile(file, answer);
  const sound = await run('--public-key', bench.publicKey, file);
  expect(sound).toMatchObject({ code: 0, report: { valid: true, fault: null } });
  const other = Buffer.alloc(32, 7).toString('base64url');
  expect(await run('--public-key', other, file)).toMatchObject({ code: 1, report: { fault: 'key' } });
  const stranger = ['--patient', '00000000-0000-4000-8000-000000000000'];
  expect(await run('--public-key', bench.publicKey, ...stranger, file)).toMatchObject({ code: 1 });
  expect((await run(file)).code).toBe(2);
});

test('a certificate in which any byte was changed is refused', async () => {
  const { verifyErasure, readCertificate } = await import(TOOL.href);
  const trusted = [bench.publicKey];
  const text = JSON.stringify(certificate);
  expect(verifyErasure(readCertificate(text), { trusted }).valid).toBe(true);
  const accepted: number[] = [];
  for (let at = 0; at < text.length; at += 1)
    for (const other of ['0', 'A', '"']) {
      if (text[at] === other) continue;
      try {
        if (verifyErasure(readCertificate(text.slice(0, at) + other + text.slice(at + 1)), { trusted }).valid)
          accepted.push(at);
      } catch {
        // It can not be read any more.
      }
    }
  expect(accepted).toEqual([]);
});
