import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { TURNS, writtenNote } from '../support/notes.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, expectFields, idsOf, MOMENT, refusalOf } from './observations.ts';

const NOTES = '/v1/partner/notes';
const LISTED = [
  'id',
  'partner_appointment_id',
  'partner_patient_id',
  'partner_practitioner_id',
  'status',
  'signed_at',
  'created_at',
  'updated_at',
];

interface Practice {
  readonly app: RunningApp;
  readonly world: World;
  readonly practice: { clinic: WireRecord; practitioner: WireRecord; patient: WireRecord };
  readonly clinician: Client;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createPractice = async (): Promise<Practice> => {
  const world = await createWorld(app);
  const practice = await world.practice();
  return { app, world, practice, clinician: await world.as(practice.practitioner.id) };
};

describe('a note', () => {
  test('is listed with its patient and appointment, without its body', async () => {
    const scene = await createPractice();
    const id = await writtenNote(scene);
    const [listed] = dataOf(await scene.clinician.get(NOTES));
    expectFields(listed, LISTED);
    expect(listed).toMatchObject({
      id,
      partner_patient_id: scene.practice.patient.id,
      partner_practitioner_id: scene.practice.practitioner.id,
      status: 'draft',
      signed_at: null,
      created_at: expect.stringMatching(MOMENT),
    });
  });

  test('is listed with its body on request, and otherwise the same', async () => {
    const scene = await createPractice();
    await writtenNote(scene, { body: 'A castle.\nBy the sea.' });
    const [plain] = dataOf(await scene.clinician.get(NOTES));
    expect(dataOf(await scene.clinician.get(`${NOTES}?include=body`))).toEqual([
      { ...plain, body: 'A castle.\nBy the sea.' },
    ]);
  });

  test('always has its body in a single read', async () => {
    const scene = await createPractice();
    const id = await writtenNote(scene, { body: 'A castle.', transcript: true });
    const single = dataOf(await scene.clinician.get(`${NOTES}/${id}`));
    expectFields(single, [...LISTED, 'body']);
    expect(single.body).toBe('A castle.');
  });

  test('has its transcript on request: null if there is none, absent if not requested', async () => {
    const scene = await createPractice();
    const [spoken, silent] = [await writtenNote(scene, { transcript: true }), await writtenNote(scene)];
    const read = async (id: string, query = '') =>
      dataOf(await scene.clinician.get(`${NOTES}/${id}${query}`));
    expect(await read(spoken, '?include=transcript')).toEqual({ ...(await read(spoken)), transcript: TURNS });
    expect(await read(silent, '?include=transcript')).toEqual({ ...(await read(silent)), transcript: null });
    expect(await read(spoken)).not.toHaveProperty('transcript');
  });

  test('never has its transcript in a list, at any page size', async () => {
    const scene = await createPractice();
    await writtenNote(scene, { transcript: true });
    for (const query of ['', '?include=body', '?limit=1&include=body', '?limit=100'])
      for (const note of dataOf(await scene.clinician.get(`${NOTES}${query}`)))
        expect(note).not.toHaveProperty('transcript');
    for (const include of ['transcript', 'body,transcript', ''])
      expect(refusalOf(await scene.clinician.get(`${NOTES}?include=${include}`))).toBe(
        '422 validation-error: include invalid_value',
      );
  });

  test('accepts only transcript as include in a single read', async () => {
    const scene = await createPractice();
    const id = await writtenNote(scene);
    for (const include of ['body', 'versions', ''])
      expect(refusalOf(await scene.clinician.get(`${NOTES}/${id}?include=${include}`))).toBe(
        '422 validation-error: include invalid_value',
      );
  });

  test('is found by patient, by appointment, and by both', async () => {
    const scene = await createPractice();
    const { clinic, practitioner } = scene.practice;
    const other = await scene.world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    const first = await writtenNote(scene);
    const second = await writtenNote({ ...scene, practice: { ...scene.practice, patient: other } });
    const { partner_appointment_id } = dataOf(await scene.clinician.get(`${NOTES}/${first}`));
    const found = (query: string) => idsOf(scene.clinician, `${NOTES}?${query}`);
    expect(await found(`partner_patient_id=${other.id}`)).toEqual([second]);
    expect(await found(`partner_appointment_id=${partner_appointment_id}`)).toEqual([first]);
    expect(
      await found(`partner_appointment_id=${partner_appointment_id}&partner_patient_id=${other.id}`),
    ).toEqual([]);
    // Nor does a patient's who left the roster, for this clinician.
    const colleague = await scene.world.practitioner({ partner_clinic_id: clinic.id });
    const rosterOf = (...ids: string[]) =>
      scene.world.partner.patch(`/v1/partner/patients/${other.id}`, { roster_practitioner_ids: ids });
    expect((await rosterOf(colleague.id)).status).toBe(200);
    expect(await found(`partner_patient_id=${other.id}`)).toEqual([]);
    expect(await found('')).toEqual([first, second]);
    expect((await rosterOf(colleague.id, practitioner.id)).status).toBe(200);
    expect(await found(`partner_patient_id=${other.id}`)).toEqual([second]);
    // A deleted patient's id names nothing; what was written is kept, and not shown.
    expect((await scene.world.partner.delete(`/v1/partner/patients/${other.id}`)).status).toBe(204);
    expect(await found(`partner_patient_id=${other.id}`)).toEqual([]);
    expect(await found('')).toEqual([first]);
    expect((await scene.clinician.get(`${NOTES}/${second}`)).status).toBe(404);
  });

  test('is found by its time of creation, from the first bound up to before the second', async () => {
    const scene = await createPractice();
    const ids = [await writtenNote(scene), await writtenNote(scene), await writtenNote(scene)];
    for (const [at, id] of ids.entries())
      await app.owner.pool.query('update notes set created_at = $2 where id = $1', [
        id,
        `2026-03-0${at + 1}T09:00:00Z`,
      ]);
    const found = (query: string) => idsOf(scene.clinician, `${NOTES}?${query}`);
    expect(await found('created_at_from=2026-03-02T09:00:00Z')).toEqual(ids.slice(1));
    expect(await found('created_at_to=2026-03-02T09:00:00Z')).toEqual(ids.slice(0, 1));
    expect(
      await found('created_at_from=2026-03-01T10:00:00%2B01:00&created_at_to=2026-03-03T09:00:00Z'),
    ).toEqual(ids.slice(0, 2));
    expect(refusalOf(await scene.clinician.get(`${NOTES}?created_at_from=2026-03-01`))).toBe(
      '422 validation-error: created_at_from invalid_format',
    );
  });

  test('belongs to its clinician only', async () => {
    const scene = await createPractice();
    const id = await writtenNote(scene);
    const other = await scene.world.practitioner({ partner_clinic_id: scene.practice.clinic.id });
    const colleague = await scene.world.as(other.id);
    expect(refusalOf(await colleague.get(`${NOTES}/${id}`))).toBe('404 not-found');
    expect(refusalOf(await colleague.get(`${NOTES}/${id}?include=transcript`))).toBe('404 not-found');
    expect(dataOf(await colleague.get(`${NOTES}?include=body`))).toEqual([]);
    for (const path of [NOTES, `${NOTES}/${id}`])
      expect(refusalOf(await scene.world.partner.get(path))).toBe('403 forbidden');
  });

  test('is read-only here', async () => {
    const scene = await createPractice();
    const id = await writtenNote(scene);
    for (const reply of [
      await scene.clinician.post(NOTES, {}),
      await scene.clinician.patch(`${NOTES}/${id}`, {}),
      await scene.clinician.delete(`${NOTES}/${id}`),
    ])
      expect([refusalOf(reply), reply.headers.get('allow')]).toEqual(['405 method-not-allowed', 'GET']);
  });

  test('is stored without plaintext', async () => {
    const scene = await createPractice();
    const id = await writtenNote(scene, { body: 'CANARY body', transcript: true });
    const { rows } = await app.owner.pool.query(
      'select body || transcript as bytes from notes where id = $1',
      [id],
    );
    expect(rows[0].bytes.length).toBeGreaterThan(100);
    expect(rows[0].bytes.toString('latin1')).not.toMatch(/CANARY|castle|Clinician/);
  });
});
