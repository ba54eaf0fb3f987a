import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { formBody, requestedSubmission } from '../support/forms.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, expectFields, idsOf, MOMENT, refusalOf, UNKNOWN_ID } from './observations.ts';

const FORMS = '/v1/partner/forms';
const FIELDS = ['id', 'title', 'description', 'fields', 'status', 'shelf_ready', 'created_at', 'updated_at'];
const pathOf = ({ id }: { id: string }) => `${FORMS}/${id}`;
const NOT_FOUND = '404 not-found';

interface Practice {
  readonly world: World;
  readonly practitioner: WireRecord;
  readonly patient: WireRecord;
  readonly clinician: Client;
  /** Another one of the same clinic. */
  readonly colleague: Client;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createPractice = async (): Promise<Practice> => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const other = await world.practitioner({ partner_clinic_id: clinic.id });
  const [clinician, colleague] = await Promise.all([world.as(practitioner.id), world.as(other.id)]);
  return { world, practitioner, patient, clinician, colleague };
};
const written = async (clinician: Client, fields: object = {}): Promise<WireRecord> =>
  dataOf(await clinician.post(FORMS, formBody(fields)), 201);
const field = (one: object): object => ({ fields: [{ label: 'A question', ...one }] });

describe('a form', () => {
  test('has exactly its fields, the same in every answer', async () => {
    const { clinician } = await createPractice();
    const reply = await clinician.post(FORMS, formBody());
    const form = dataOf(reply, 201);
    expectFields(form, FIELDS);
    expect(form).toMatchObject({ ...formBody(), status: 'published', shelf_ready: false });
    expect(form.created_at).toMatch(MOMENT);
    expect(reply.headers.get('location')).toBe(`${app.config.BASE_URL}${pathOf(form)}`);
    expect(dataOf(await clinician.get(pathOf(form)))).toEqual(form);
    expect(dataOf(await clinician.get(FORMS))).toEqual([form]);
  });

  test('needs only title and fields', async () => {
    const { clinician } = await createPractice();
    const fields = [{ type: 'short_text', label: 'Name' }];
    expect(dataOf(await clinician.post(FORMS, { title: 'Short', fields }), 201)).toMatchObject({
      title: 'Short',
      description: null,
      status: 'published',
      shelf_ready: false,
    });
    expect(refusalOf(await clinician.post(FORMS, {}))).toBe(
      '422 validation-error: fields required, title required',
    );
  });

  test('has 1 to 100 fields, a title of 1 to 200 characters and a description of up to 2,000', async () => {
    const { clinician } = await createPractice();
    const many = (count: number) => Array.from({ length: count }, () => ({ type: 'yes_no', label: 'Yes?' }));
    const refused = async (fields: object) => refusalOf(await clinician.post(FORMS, formBody(fields)));
    expect((await written(clinician, { fields: many(100) })).fields).toHaveLength(100);
    expect(await refused({ fields: many(101) })).toBe('422 validation-error: fields too_many_items');
    expect(await refused({ fields: [] })).toBe('422 validation-error: fields too_few_items');
    await written(clinician, { title: 'x'.repeat(200), description: 'x'.repeat(2_000) });
    expect(await refused({ title: 'x'.repeat(201), description: 'x'.repeat(2_001) })).toBe(
      '422 validation-error: description too_long, title too_long',
    );
    expect(await refused({ title: ' ' })).toBe('422 validation-error: title too_short');
    expect((await written(clinician, { description: null })).description).toBeNull();
  });

  test('is published unless it is created as a draft, which can be read by id but is not listed', async () => {
    const { clinician } = await createPractice();
    const published = await written(clinician);
    const draft = await written(clinician, { status: 'draft' });
    expect(draft.status).toBe('draft');
    expect(await idsOf(clinician, FORMS)).toEqual([published.id]);
    expect(dataOf(await clinician.get(pathOf(draft)))).toEqual(draft);
    expect(refusalOf(await clinician.post(FORMS, formBody({ status: 'retired' })))).toBe(
      '422 validation-error: status invalid_value',
    );
  });

  test('PATCH switches shelf-ready on and off, and changes nothing else', async () => {
    const { clinician } = await createPractice();
    const form = await written(clinician);
    const ready = dataOf(await clinician.patch(pathOf(form), { shelf_ready: true }));
    expect(ready).toEqual({ ...form, shelf_ready: true, updated_at: ready.updated_at });
    expect(dataOf(await clinician.patch(pathOf(form), { shelf_ready: false })).shelf_ready).toBe(false);
    expect(dataOf(await clinician.patch(pathOf(form), {})).shelf_ready).toBe(false);
    expect(refusalOf(await clinician.patch(pathOf(form), { shelf_ready: null }))).toBe(
      '422 validation-error: shelf_ready invalid_type',
    );
    expect(refusalOf(await clinician.patch(pathOf(form), { title: 'Other', status: 'draft' }))).toBe(
      '422 validation-error: status unknown_field, title unknown_field',
    );
  });

  test('is gone once deleted, and so are its submissions', async () => {
    const { clinician, practitioner, patient } = await createPractice();
    const form = await written(clinician);
    const of = { form_id: form.id, practitioner_id: practitioner.id, patient_id: patient.id };
    const submission = `${pathOf(form)}/submissions/${await requestedSubmission(app, of)}`;
    expect((await clinician.get(submission)).status).toBe(200);
    expect((await clinician.delete(pathOf(form))).status).toBe(204);
    for (const path of [pathOf(form), `${pathOf(form)}/submissions`, submission])
      expect(refusalOf(await clinician.get(path))).toBe(NOT_FOUND);
    expect(refusalOf(await clinician.delete(pathOf(form)))).toBe(NOT_FOUND);
    expect(refusalOf(await clinician.patch(pathOf(form), { shelf_ready: true }))).toBe(NOT_FOUND);
    expect(await idsOf(clinician, FORMS)).toEqual([]);
  });

  test('belongs to its own clinician only: a colleague gets the 404 of a missing form', async () => {
    const { clinician, colleague } = await createPractice();
    const form = await written(clinician);
    const absent = await colleague.get(pathOf({ id: UNKNOWN_ID }));
    const hidden = await colleague.get(pathOf(form));
    const sameOf = ({ body }: { body: Record<string, unknown> }) => ({ ...body, request_id: '' });
    expect(sameOf(hidden)).toEqual(sameOf(absent));
    expect(refusalOf(await colleague.patch(pathOf(form), { shelf_ready: true }))).toBe(NOT_FOUND);
    expect(refusalOf(await colleague.delete(pathOf(form)))).toBe(NOT_FOUND);
    expect(refusalOf(await colleague.get(`${pathOf(form)}/submissions`))).toBe(NOT_FOUND);
    expect(await idsOf(colleague, FORMS)).toEqual([]);
    expect(dataOf(await clinician.get(pathOf(form)))).toEqual(form);
  });

  test('cannot be reached with an organization token', async () => {
    const { world, clinician } = await createPractice();
    const form = await written(clinician);
    for (const path of [FORMS, pathOf(form), `${pathOf(form)}/submissions`])
      expect(refusalOf(await world.partner.get(path))).toBe('403 forbidden');
    expect(refusalOf(await world.partner.post(FORMS, formBody()))).toBe('403 forbidden');
  });

  test('is stored without plaintext', async () => {
    const { clinician } = await createPractice();
    const form = await written(clinician, { title: 'CANARY title', description: 'CANARY description' });
    const { rows } = await app.owner.pool.query('select * from forms where id = $1', [form.id]);
    const [row] = rows;
    expect(row.content).toBeInstanceOf(Buffer);
    expect(JSON.stringify({ ...row, content: row.content.toString('latin1') })).not.toMatch(
      /CANARY|About you|sleep/,
    );
  });
});

describe('a field', () => {
  test('gets an id unless it has one, and keeps it', async () => {
    const { clinician } = await createPractice();
    const id = '3B9F7C1A-6E2D-4F80-9A1B-2C3D4E5F6A7B';
    const form = await written(clinician, {
      fields: [
        { id, type: 'yes_no', label: 'One' },
        { type: 'yes_no', label: 'Two' },
      ],
    });
    expect(form.fields[0].id).toBe(id.toLowerCase());
    expect(form.fields[1].id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  test('is returned with the attributes of its type, and can be sent again as it is', async () => {
    const { clinician } = await createPractice();
    const form = await written(clinician, {
      fields: [
        { type: 'scale', label: 'Mood' },
        { type: 'scale', label: 'Sleep', min: 0, max: 10, min_label: ' not at all ', max_label: 'very much' },
        { type: 'single_choice', label: 'Colour', options: [' Red ', 'Blue'] },
        { type: 'heading', label: 'Rest' },
      ],
    });
    const common = { id: expect.any(String), help: null, required: false };
    expect(form.fields).toEqual([
      { ...common, type: 'scale', label: 'Mood', min: 1, max: 5 },
      {
        ...common,
        type: 'scale',
        label: 'Sleep',
        min: 0,
        max: 10,
        min_label: 'not at all',
        max_label: 'very much',
      },
      { ...common, type: 'single_choice', label: 'Colour', options: ['Red', 'Blue'] },
      { ...common, type: 'heading', label: 'Rest' },
    ]);
    expect((await written(clinician, { fields: form.fields })).fields).toEqual(form.fields);
  });

  const options = ['A', 'B'];
  test.each<[string, object, string]>([
    ['an unknown type', { type: 'signature' }, 'fields[0].type invalid_value'],
    ['no label', { type: 'date', label: '' }, 'fields[0].label too_short'],
    ['an unknown member', { type: 'date', placeholder: 'x' }, 'fields[0].placeholder unknown_field'],
    ['an id that is none', { type: 'date', id: 'one' }, 'fields[0].id invalid_format'],
    ['a single choice of nothing', { type: 'single_choice' }, 'fields[0].options required'],
    ['a multiple choice of nothing', { type: 'multi_choice' }, 'fields[0].options required'],
    ['a choice of one', { type: 'single_choice', options: ['A'] }, 'fields[0].options too_few_items'],
    [
      'a choice of 51',
      { type: 'multi_choice', options: Array.from({ length: 51 }, (_, at) => `Option ${at}`) },
      'fields[0].options too_many_items',
    ],
    [
      'the same option twice',
      { type: 'single_choice', options: ['A', 'B', ' A'] },
      'fields[0].options duplicate_item',
    ],
    ['an empty option', { type: 'single_choice', options: ['A', ' '] }, 'fields[0].options[1] too_short'],
    ['options of a text', { type: 'short_text', options }, 'fields[0].options not_allowed'],
    ['options of a long text', { type: 'long_text', options }, 'fields[0].options not_allowed'],
    ['options of a scale', { type: 'scale', options }, 'fields[0].options not_allowed'],
    ['options of a date', { type: 'date', options }, 'fields[0].options not_allowed'],
    ['options of yes or no', { type: 'yes_no', options }, 'fields[0].options not_allowed'],
    ['options of a heading', { type: 'heading', options }, 'fields[0].options not_allowed'],
    [
      'ends of a text',
      { type: 'short_text', min: 1, max: 2 },
      'fields[0].max not_allowed, fields[0].min not_allowed',
    ],
    ['an end of a choice', { type: 'multi_choice', options, max: 2 }, 'fields[0].max not_allowed'],
    ['words at an end of a date', { type: 'date', max_label: 'late' }, 'fields[0].max_label not_allowed'],
    ['no words at an end', { type: 'scale', min_label: ' ' }, 'fields[0].min_label too_short'],
    ['a scale of one step', { type: 'scale', min: 3, max: 3 }, 'fields[0].max too_small'],
    ['a scale that falls', { type: 'scale', min: 5, max: 1 }, 'fields[0].max too_small'],
    ['a scale that begins above its end', { type: 'scale', min: 5 }, 'fields[0].min too_large'],
    ['a scale of parts', { type: 'scale', min: 0.5 }, 'fields[0].min invalid_type'],
    ['a required heading', { type: 'heading', required: true }, 'fields[0].required not_allowed'],
  ])('is refused with %s', async (_, one, expected) => {
    const { clinician } = await createPractice();
    expect(refusalOf(await clinician.post(FORMS, formBody(field(one))))).toBe(
      `422 validation-error: ${expected}`,
    );
  });

  test('has its issues reported by its path, all at once, together with other issues', async () => {
    const { clinician } = await createPractice();
    const id = '3b9f7c1a-6e2d-4f80-9a1b-2c3d4e5f6a7b';
    const fields = [
      { type: 'short_text', label: '' },
      { type: 'single_choice', label: 'Which?', id },
      { type: 'scale', label: 'How much?', min: 4, max: 2, id: id.toUpperCase() },
      'no field',
      { type: 'heading', label: 'End', options: ['A'] },
    ];
    expect(refusalOf(await clinician.post(FORMS, { fields }))).toBe(
      `422 validation-error: ${[
        'fields[0].label too_short',
        'fields[1].options required',
        'fields[2].id duplicate_item',
        'fields[2].max too_small',
        'fields[3] invalid_type',
        'fields[4].options too_few_items',
        'title required',
      ].join(', ')}`,
    );
  });
});

describe('a submission', () => {
  test('names the patient and the result, and never an answer', async () => {
    const { clinician, practitioner, patient } = await createPractice();
    const form = await written(clinician);
    const of = { form_id: form.id, practitioner_id: practitioner.id, patient_id: patient.id };
    const submission_id = await requestedSubmission(app, of);
    const path = `${pathOf(form)}/submissions`;
    const shown = dataOf(await clinician.get(`${path}/${submission_id}`));
    expect(shown).toEqual({
      submission_id,
      form_id: form.id,
      partner_patient_id: patient.id,
      status: 'pending',
      requested_at: expect.stringMatching(MOMENT),
      completed_at: null,
      created_at: expect.stringMatching(MOMENT),
      updated_at: expect.stringMatching(MOMENT),
    });
    expect(dataOf(await clinician.get(path))).toEqual([shown]);
  });

  test('is found only under its own form, and only by its clinician', async () => {
    const { clinician, colleague, practitioner, patient } = await createPractice();
    const [form, other] = [await written(clinician), await written(clinician)];
    const of = { form_id: form.id, practitioner_id: practitioner.id, patient_id: patient.id };
    const id = await requestedSubmission(app, of);
    expect(refusalOf(await clinician.get(`${pathOf(other)}/submissions/${id}`))).toBe(NOT_FOUND);
    expect(dataOf(await clinician.get(`${pathOf(other)}/submissions`))).toEqual([]);
    expect(refusalOf(await colleague.get(`${pathOf(form)}/submissions/${id}`))).toBe(NOT_FOUND);
  });

  test('is listed a page at a time, with a cursor that is valid for no other form', async () => {
    const { clinician, practitioner, patient } = await createPractice();
    const [form, other] = [await written(clinician), await written(clinician)];
    const of = { form_id: form.id, practitioner_id: practitioner.id, patient_id: patient.id };
    const ids = [await requestedSubmission(app, of), await requestedSubmission(app, of)];
    const first = await clinician.get(`${pathOf(form)}/submissions?limit=1`);
    const { next_cursor } = first.body.meta.pagination;
    const second = await clinician.get(`${pathOf(form)}/submissions?limit=1&cursor=${next_cursor}`);
    expect(
      [...dataOf(first), ...dataOf(second)].map(({ submission_id }) => submission_id).toSorted(),
    ).toEqual(ids.toSorted());
    expect(second.body.meta.pagination).toEqual({ next_cursor: null, limit: 1, has_more: false });
    expect(refusalOf(await clinician.get(`${pathOf(other)}/submissions?cursor=${next_cursor}`))).toBe(
      '422 validation-error: cursor invalid_value',
    );
  });
});
