import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { undocumented } from '../interface/documented.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { whileHolding } from '../support/awaited-locks.ts';
import type { Client } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { endpointOf } from '../support/endpoint-of.ts';
import { completeAnswers, formBody } from '../support/forms.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { callsOf, dataOf, expectFields, outcomesOf, refusalOf, UNKNOWN_ID } from './observations.ts';

const FORMS = '/api/embed/forms';
const NOT_FOUND = '404 not-found';

interface Practice {
  readonly world: World;
  readonly clinic: WireRecord;
  readonly practitioner: WireRecord;
  readonly patient: WireRecord;
  readonly clinician: Client;
  /** With everything about forms but what acts on a patient. */
  readonly builder: Client;
  /** As the frame in which the patient fills in. */
  readonly filler: Client;
  readonly sender: Client;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const BUILDING = ['form:read', 'form:create', 'form:write', 'form:delete', 'form:compose'];

const createPractice = async (): Promise<Practice> => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const [builder, filler, sender] = await Promise.all([
    framedClient(app, clinician, BUILDING),
    framedClient(app, clinician, ['form:submit'], practice.patient.id),
    framedClient(app, clinician, ['form:send'], practice.patient.id),
  ]);
  return { world, ...practice, clinician, builder, filler, sender } as Practice;
};
const published = async (builder: Client, fields: object = {}): Promise<WireRecord> =>
  dataOf(await builder.post(FORMS, formBody({ status: 'published', ...fields })), 201);
const pathOf = ({ id }: { id: string }) => `${FORMS}/${id}`;
const opened = async (filler: Client, form: WireRecord): Promise<string> =>
  `${pathOf(form)}/submissions/${dataOf(await filler.post(`${pathOf(form)}/submissions`), 201).submission_id}`;

describe('the builder', () => {
  test('creates a draft, which the frame lists and the partner tier does not', async () => {
    const { builder, clinician } = await createPractice();
    const form = dataOf(await builder.post(FORMS, formBody()), 201);
    expect(form.status).toBe('draft');
    expect(dataOf(await builder.get(FORMS))).toEqual([form]);
    expect(dataOf(await builder.get(`${FORMS}?status=published`))).toEqual([]);
    expect(dataOf(await clinician.get('/v1/partner/forms'))).toEqual([]);
  });

  test('changes, reorders and publishes; fields keep their ids', async () => {
    const { builder, clinician } = await createPractice();
    const form = dataOf(await builder.post(FORMS, formBody()), 201);
    const reversed = form.fields.toReversed();
    const changed = dataOf(
      await builder.patch(pathOf(form), { title: 'Other', description: null, fields: reversed }),
    );
    expect(changed).toMatchObject({ title: 'Other', description: null, fields: reversed, status: 'draft' });
    const { fields, updated_at } = dataOf(
      await builder.patch(pathOf(form), { status: 'published', shelf_ready: true }),
    );
    expect(fields).toEqual(reversed);
    expect(dataOf(await clinician.get('/v1/partner/forms')).map(({ id }: WireRecord) => id)).toEqual([
      form.id,
    ]);
    const { created_at: _, updated_at: __, id: ___, ...same } = dataOf(await builder.get(pathOf(form)));
    const unchanged = await builder.patch(pathOf(form), same);
    expect(unchanged.headers.get('etag')).toBe((await builder.get(pathOf(form))).headers.get('etag'));
    expect(dataOf(unchanged).updated_at).toBe(updated_at);
    expect(
      refusalOf(await builder.patch(pathOf(form), { fields: [{ type: 'scale', label: '', min: 9 }] })),
    ).toBe('422 validation-error: fields[0].label too_short, fields[0].min too_large');
  });

  test('of two changes of the same version one is saved, the other refused, and nothing is mixed', async () => {
    const { builder } = await createPractice();
    const form = dataOf(await builder.post(FORMS, formBody()), 201);
    const headers = { 'If-Match': (await builder.get(pathOf(form))).headers.get('etag') as string };
    const titles = ['One', 'Two', 'Three'];
    const replies = await Promise.all(
      titles.map((title) => builder.patch(pathOf(form), { title, description: title }, { headers })),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 1, '412 precondition-failed': 2 });
    const { title, description } = dataOf(await builder.get(pathOf(form)));
    expect(description).toBe(title);
    expect(titles).toContain(title);
  });

  test('composes a draft from sections, in their order', async () => {
    const { builder } = await createPractice();
    const { sections } = dataOf(await builder.get('/api/embed/form-sections'));
    const labels = (name: string) =>
      sections
        .find(({ section }: WireRecord) => section === name)
        .fields.map(({ label }: WireRecord) => label);
    const body = { title: 'Hello', sections: ['goals', 'sleep'] };
    const { form_id } = dataOf(await builder.post('/api/embed/form-compositions', body), 201);
    const form = dataOf(await builder.get(pathOf({ id: form_id })));
    expect(form.status).toBe('draft');
    expect(form.fields.map(({ label }: WireRecord) => label)).toEqual([
      ...labels('goals'),
      ...labels('sleep'),
    ]);
  });

  test.each([
    ['en', 'What you hope for', 'Sleep'],
    ['de', 'Was Sie sich erhoffen', 'Schlaf'],
    ['fr', 'Ce que vous espérez', 'Le sommeil'],
    ['es', 'Lo que esperan', 'El sueño'],
  ])('composes it in the language asked for: %s', async (locale, hopes, sleep) => {
    const { builder } = await createPractice();
    const { sections } = dataOf(await builder.get(`/api/embed/form-sections?locale=${locale}`));
    expect(sections).toHaveLength(6);
    const body = { title: 'Hello', sections: ['goals', 'sleep'], locale };
    const { form_id } = dataOf(await builder.post('/api/embed/form-compositions', body), 201);
    const form = dataOf(await builder.get(pathOf({ id: form_id })));
    const headings = form.fields.filter(({ type }: WireRecord) => type === 'heading');
    expect(headings.map(({ label }: WireRecord) => label)).toEqual([hopes, sleep]);
  });

  test('deletes forms, and reaches none of others', async () => {
    const { world, clinic, builder } = await createPractice();
    const form = await published(builder);
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const colleague = await framedClient(app, await world.as(other.id), BUILDING);
    for (const reply of [
      await colleague.get(pathOf(form)),
      await colleague.patch(pathOf(form), {}),
      await colleague.delete(pathOf(form)),
      await colleague.get(`${pathOf(form)}/submissions`),
    ])
      expect(refusalOf(reply)).toBe(NOT_FOUND);
    expect((await builder.delete(pathOf(form))).status).toBe(204);
    expect(refusalOf(await builder.get(pathOf(form)))).toBe(NOT_FOUND);
  });
});

describe('sending', () => {
  test("creates a pending submission for the token's patient, and one workflow", async () => {
    const { clinician, builder, patient, sender } = await createPractice();
    const form = await published(builder);
    const sent = dataOf(await sender.post(`${pathOf(form)}/send`, {}), 201);
    expectFields(sent, ['submission_id', 'form_id', 'partner_patient_id', 'status', 'requested_at']);
    const path = `/v1/partner/forms/${form.id}/submissions/${sent.submission_id}`;
    expect(dataOf(await clinician.get(path))).toMatchObject({
      ...sent,
      completed_at: null,
      created_at: sent.requested_at,
    });
    expect(sent).toMatchObject({ partner_patient_id: patient.id, status: 'pending' });
    expect(await callsOf(app, `form-request/${sent.submission_id}`)).toBe(1);
  });

  test('accepts only an empty object: naming a recipient is refused', async () => {
    const { builder, sender } = await createPractice();
    const path = `${pathOf(await published(builder))}/send`;
    for (const [body, fault] of [
      [{ email: 'somebody@home.example' }, 'email unknown_field'],
      [{ patient_id: UNKNOWN_ID }, 'patient_id unknown_field'],
      [[], ' invalid_type'],
      [undefined, ' malformed_json'],
    ] as const)
      expect(refusalOf(await sender.post(path, body))).toBe(`422 validation-error: ${fault}`);
  });

  test('needs an address, and stores nothing without one', async () => {
    const { world, clinician, builder, patient, sender } = await createPractice();
    const form = await published(builder);
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { email: null });
    expect(refusalOf(await sender.post(`${pathOf(form)}/send`, {}))).toBe('422 recipient-address-missing');
    expect(dataOf(await clinician.get(`/v1/partner/forms/${form.id}/submissions`))).toEqual([]);
  });

  test('works for published forms and patients who are still on the roster', async () => {
    const { world, clinic, builder, patient, sender } = await createPractice();
    const draft = dataOf(await builder.post(FORMS, formBody()), 201);
    expect(refusalOf(await sender.post(`${pathOf(draft)}/send`, {}))).toBe(
      '422 validation-error: status not_allowed',
    );
    const form = await published(builder);
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { roster_practitioner_ids: [other.id] });
    expect(refusalOf(await sender.post(`${pathOf(form)}/send`, {}))).toBe('403 forbidden');
  });

  test('needs form:send, and a patient', async () => {
    const { builder, filler } = await createPractice();
    const form = await published(builder);
    const refused = await filler.post(`${pathOf(form)}/send`, {});
    expect([refusalOf(refused), refused.body.required_capability]).toEqual([
      '403 capability-missing',
      'form:send',
    ]);
    expect(refusalOf(await builder.post(`${pathOf(form)}/submissions`))).toBe('403 capability-missing');
  });
});

describe('filling in', () => {
  test('continues from the saved draft, and shows the clinician nothing before it is submitted', async () => {
    const { builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const [, name] = form.fields;
    const saved = dataOf(await filler.put(`${path}/answers`, { answers: { [name.id]: ' CANARY ' } }));
    expect(saved).toMatchObject({ status: 'pending', answers: { [name.id]: 'CANARY' } });
    expect(await opened(filler, form)).toBe(path);
    expect(dataOf(await filler.get(`${path}/answers`))).toEqual(saved);
    expect(dataOf(await builder.get(path)).answers).toBeNull();
  });

  test('continues the request that was sent', async () => {
    const { builder, filler, sender } = await createPractice();
    const form = await published(builder);
    const { submission_id } = dataOf(await sender.post(`${pathOf(form)}/send`, {}), 201);
    expect(await opened(filler, form)).toBe(`${pathOf(form)}/submissions/${submission_id}`);
  });

  test('ends with the answers, which only the clinician can read, and never on the partner tier', async () => {
    const { clinician, builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const answers = completeAnswers(form.fields);
    const done = dataOf(await filler.post(`${path}/complete`, { answers }));
    expect(done).toMatchObject({ status: 'completed', answers: {}, completed_at: expect.any(String) });
    // Nor does whoever filled in, in whose hands the frame may be by then.
    expect(refusalOf(await filler.get(path))).toBe(NOT_FOUND);
    expect(dataOf(await filler.get(`${pathOf(form)}/submissions`))).toEqual([]);
    const read = dataOf(await builder.get(path));
    expect(read.answers).toEqual(
      form.fields
        .filter(({ type }: WireRecord) => type !== 'heading')
        .map(({ id, type, label }: WireRecord) => ({ field_id: id, type, label, value: answers[id] })),
    );
    expect(dataOf(await builder.get(`${pathOf(form)}/submissions`))).toEqual([read]);
    const partner = await clinician.get(path.replace('/api/embed/', '/v1/partner/'));
    expect(dataOf(partner).status).toBe('completed');
    expect(partner.text).not.toMatch(/answers|It began in spring/);
  });

  test('shows unanswered fields as null, as the document says', async () => {
    const { builder, filler } = await createPractice();
    const fields = [
      { type: 'short_text', label: 'Name', required: true },
      ...['long_text', 'scale', 'date', 'yes_no'].map((type) => ({ type, label: 'More' })),
      { type: 'multi_choice', label: 'Which', options: ['Sand', 'Music'] },
    ];
    const form = await published(builder, { fields });
    const path = await opened(filler, form);
    await filler.post(`${path}/complete`, { answers: { [form.fields[0].id]: 'Noa' } });
    const read = await builder.get(path);
    const values = dataOf(read).answers.map(({ value }: WireRecord) => value);
    expect(values).toEqual(['Noa', null, null, null, null, null]);
    expect(undocumented(endpointOf('getFormAnswers'), read)).toEqual([]);
  });

  test('keeps the questions as they were answered, however the form changes later', async () => {
    const { builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    await filler.post(`${path}/complete`, { answers: completeAnswers(form.fields) });
    const before = dataOf(await builder.get(path)).answers;
    await builder.patch(pathOf(form), { fields: [{ type: 'yes_no', label: 'Something else' }] });
    expect(dataOf(await builder.get(path)).answers).toEqual(before);
  });

  test('that waits for a concurrent save gets the later time', async () => {
    const { builder, clinician, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const id = path.split('/').at(-1) as string;
    const saved = await whileHolding(app, async ({ query, awaited }) => {
      await query('select 1 from form_submissions where id = $1 for no key update', [id]);
      const completed = filler.post(`${path}/complete`, { answers: completeAnswers(form.fields) });
      await awaited();
      const { rows } = await query(
        'update form_submissions set updated_at = clock_timestamp() where id = $1 returning updated_at',
        [id],
      );
      await query('commit');
      expect((await completed).status).toBe(200);
      return rows[0].updated_at.toISOString();
    });
    const listed = `/v1/partner/forms/${form.id}/submissions?updated_since=${saved}`;
    expect(dataOf(await clinician.get(listed))).toMatchObject([{ submission_id: id, status: 'completed' }]);
  });

  test('happens once for each request, whoever is faster', async () => {
    const { builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const answers = completeAnswers(form.fields);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => filler.post(`${path}/complete`, { answers })),
    );
    expect(outcomesOf(replies)).toEqual({ 200: 1, '422 validation-error: status not_allowed': 4 });
    expect(refusalOf(await filler.put(`${path}/answers`, { answers }))).toBe(
      '422 validation-error: status not_allowed',
    );
  });

  test('reports each issue by the id of its field', async () => {
    const { builder, filler } = await createPractice();
    const form = await published(builder);
    const [heading, name, , one, many, scale, day, yes] = form.fields.map(({ id }: WireRecord) => id);
    const path = await opened(filler, form);
    const answers = {
      [heading]: 'x',
      [one]: 'Great',
      [many]: ['Sand', 'Mud'],
      [scale]: 11,
      [day]: '2026-02-30',
      [yes]: 'yes',
      [UNKNOWN_ID]: 1,
      'Noa Lind': 1,
    };
    const expected = [
      ` answers unknown_field`.trim(),
      `answers.${UNKNOWN_ID} unknown_field`,
      `answers.${heading} unknown_field`,
      `answers.${one} invalid_value`,
      `answers.${many}[1] invalid_value`,
      `answers.${scale} too_large`,
      `answers.${day} invalid_format`,
      `answers.${yes} invalid_type`,
    ];
    const text = (faults: string[]) => `422 validation-error: ${faults.toSorted().join(', ')}`;
    expect(refusalOf(await filler.put(`${path}/answers`, { answers }))).toBe(text(expected));
    const handedIn = await filler.post(`${path}/complete`, { answers });
    expect(refusalOf(handedIn)).toBe(text([...expected, `answers.${name} required`]));
    expect(handedIn.text).not.toMatch(/Noa|Great|Mud/);
  });

  test('reports only the number of answers if there are too many', async () => {
    const { builder, filler } = await createPractice();
    const path = await opened(filler, await published(builder));
    const answers = Object.fromEntries(Array.from({ length: 101 }, () => [randomUUID(), 'x']));
    expect(refusalOf(await filler.put(`${path}/answers`, { answers }))).toBe(
      '422 validation-error: answers too_many_items',
    );
  });

  test("works for the token's own patient and for published forms", async () => {
    const { world, clinic, practitioner, clinician, builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const other = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    const stranger = await framedClient(app, clinician, ['form:submit'], other.id);
    const answers = completeAnswers(form.fields);
    for (const reply of [
      await stranger.get(`${path}/answers`),
      await stranger.put(`${path}/answers`, { answers }),
      await stranger.post(`${path}/complete`, { answers }),
      await stranger.get(path),
    ])
      expect(refusalOf(reply)).toBe(NOT_FOUND);
    const list = `${pathOf(form)}/submissions`;
    expect(dataOf(await stranger.get(list))).toEqual([]);
    await opened(stranger, form);
    const { next_cursor } = (await builder.get(`${list}?limit=1`)).body.meta.pagination;
    expect(refusalOf(await filler.get(`${list}?cursor=${next_cursor}`))).toBe(
      '422 validation-error: cursor invalid_value',
    );
    const draft = dataOf(await builder.post(FORMS, formBody()), 201);
    expect(refusalOf(await filler.post(`${pathOf(draft)}/submissions`))).toBe(
      '422 validation-error: status not_allowed',
    );
    expect(refusalOf(await filler.get(pathOf(draft)))).toBe(NOT_FOUND);
    expect(dataOf(await filler.get(FORMS)).map(({ id }: WireRecord) => id)).toEqual([form.id]);
  });

  test('of a form that is a draft again checks first the request, then the patient, then the form', async () => {
    const { world, clinic, patient, builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const unknown = `${pathOf(form)}/submissions/${UNKNOWN_ID}`;
    dataOf(await builder.patch(pathOf(form), { status: 'draft' }));
    const answers = completeAnswers(form.fields);
    const told = async (at: string) =>
      outcomesOf([
        await filler.put(`${at}/answers`, { answers }),
        await filler.post(`${at}/complete`, { answers }),
      ]);
    const begun = async () => refusalOf(await filler.post(`${pathOf(form)}/submissions`));
    const isDraft = '422 validation-error: status not_allowed';
    expect([await told(unknown), await told(path), await begun()]).toEqual([
      { [NOT_FOUND]: 2 },
      { [isDraft]: 2 },
      isDraft,
    ]);
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { roster_practitioner_ids: [other.id] });
    expect([await told(unknown), await told(path), await begun()]).toEqual([
      { [NOT_FOUND]: 2 },
      { '403 forbidden': 2 },
      '403 forbidden',
    ]);
  });

  test('shows nothing with a token whose patient has left the roster, or was deleted', async () => {
    const { world, clinic, practitioner, patient, clinician, builder, filler } = await createPractice();
    const form = await published(builder);
    const [path, list] = [await opened(filler, form), `${pathOf(form)}/submissions`];
    const reader = await framedClient(app, clinician, ['form:read', 'form:send'], patient.id);
    const reads = async () =>
      outcomesOf([
        await filler.get(`${path}/answers`),
        await filler.get(path),
        await filler.get(list),
        await reader.get(path),
        await reader.get(list),
      ]);
    expect(await reads()).toEqual({ 200: 5 });
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const rosterOf = (id: string) =>
      world.partner.patch(`/v1/partner/patients/${patient.id}`, { roster_practitioner_ids: [id] });
    await rosterOf(other.id);
    expect(await reads()).toEqual({ '403 forbidden': 5 });
    // What the path names is looked for before the patient is.
    for (const rest of ['', '/answers'])
      expect(refusalOf(await filler.get(`${list}/${UNKNOWN_ID}${rest}`))).toBe(NOT_FOUND);
    await rosterOf(practitioner.id);
    expect(await reads()).toEqual({ 200: 5 });
    await world.partner.delete(`/v1/partner/patients/${patient.id}`);
    expect(await reads()).toEqual({ '403 forbidden': 5 });
    // The clinician's own frame keeps what was handed in.
    expect((await builder.get(list)).status).toBe(200);
  });

  test('leaves no plaintext answer in the database, the audit or the outbox', async () => {
    const { world, builder, filler } = await createPractice();
    const form = await published(builder);
    const path = await opened(filler, form);
    const answers = { ...completeAnswers(form.fields), [form.fields[1].id]: 'CANARY answer' };
    await filler.put(`${path}/answers`, { answers });
    await filler.post(`${path}/complete`, { answers });
    for (const table of ['form_submissions', 'audit_entries', 'workflow_outbox', 'idempotency_records']) {
      const { rows } = await app.owner.pool.query(
        `select row_to_json(t)::text as row from ${table} t where organization_id = $1`,
        [world.organizationId],
      );
      const hex = Buffer.from('CANARY').toString('hex');
      for (const { row } of rows) expect(row).not.toMatch(new RegExp(`CANARY|${hex}`));
    }
  });
});
