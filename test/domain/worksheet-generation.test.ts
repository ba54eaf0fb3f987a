import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSettleWorksheet } from '../../activities/worksheets/settle-worksheet.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { setFeatures } from '../support/features.ts';
import { compose, convert } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';
import { callsOf, dataOf, refusalOf } from './observations.ts';

/** Worksheets that are composed for a topic: `worksheet:generate` (specification 2.13). */

const GENERATIONS = '/api/embed/worksheet-generations';
const WORKSHEETS = '/v1/partner/worksheets';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async (fields: object = {}) => {
  const world = await createWorld(app);
  const clinic = await world.clinic();
  const practitioner = await world.practitioner({ partner_clinic_id: clinic.id, ...fields });
  const clinician = await world.as(practitioner.id);
  const frame = await framedClient(app, clinician, ['worksheet:generate', 'worksheet:read']);
  const generated = async (body: object = {}) =>
    dataOf(await frame.post(GENERATIONS, { topic: 'Being afraid of the dark', ...body }), 201);
  return { world, practitioner, clinician, frame, generated };
};
const billed = async (id: string) =>
  (await app.owner.pool.query('select * from usage_records where resource_id = $1', [id])).rows;
const make = async (organizationId: string, id: string) => {
  expect(await compose(app, organizationId, id)).toBe('composed');
  return convert(app, organizationId, id);
};

describe('a generated worksheet', () => {
  test('is converting at first, then ready like any other, and is billed once', async () => {
    const { world, practitioner, clinician, frame } = await open();
    const reply = await frame.post(GENERATIONS, { topic: 'Being afraid of the dark', page_count: 2 });
    const worksheet = dataOf(reply, 201);
    expect(reply.headers.get('Location')).toBe(`${app.config.BASE_URL}/api/embed/worksheets/${worksheet.id}`);
    expect(worksheet).toMatchObject({ status: 'converting', title: 'My feelings and what helps me' });
    expect(await callsOf(app, `worksheet/${worksheet.id}`)).toBe(1);
    expect(await billed(worksheet.id)).toEqual([]);
    expect(await make(world.organizationId, worksheet.id)).toEqual({
      outcome: 'drawn',
      pages: 2,
      bound: true,
    });
    const settle = createSettleWorksheet(app);
    const input = { organizationId: world.organizationId, worksheetId: worksheet.id };
    expect(await settle({ ...input, drawn: { outcome: 'drawn', pages: 2 } })).toBe('ready');
    const ready = dataOf(await clinician.get(`${WORKSHEETS}/${worksheet.id}`));
    expect(ready).toMatchObject({ status: 'ready', page_count: 2, pages_done: 2 });
    expect(await billed(worksheet.id)).toMatchObject([
      { feature: 'worksheet_generation', partner_practitioner_id: practitioner.id },
    ]);
    expect((await clinician.get(`${WORKSHEETS}/${worksheet.id}/download`)).text).toMatch(/^%PDF-/);
  });

  test.each(['de', 'fr-CA', 'es', 'ja'])(
    'is written in the language that is asked for: %s',
    async (language) => {
      const { world, generated } = await open();
      const { id, title } = await generated({ language, page_count: 6, age_band: '13-17' });
      const titles: Record<string, string> = {
        de: 'Meine Gefühle und was mir hilft',
        'fr-CA': 'Mes émotions et ce qui m’aide',
        es: 'Mis emociones y lo que me ayuda',
        ja: 'My feelings and what helps me',
      };
      expect(title).toBe(titles[language]);
      expect(await make(world.organizationId, id)).toEqual({ outcome: 'drawn', pages: 6, bound: true });
    },
  );

  test('has the title that is given', async () => {
    const { generated } = await open();
    expect((await generated({ title: ' My calm night ' })).title).toBe('My calm night');
  });

  test('keeps its topic sealed, and only until it is ready or deleted', async () => {
    const { world, clinician, generated } = await open();
    const [one, other] = [await generated({ topic: 'CANARY topic' }), await generated()];
    const briefOf = async ({ id }: { id: string }) =>
      (await app.owner.pool.query('select brief from worksheets where id = $1', [id])).rows[0].brief;
    expect((await briefOf(one)).toString('latin1')).not.toMatch(/CANARY/);
    await make(world.organizationId, one.id);
    await clinician.delete(`${WORKSHEETS}/${other.id}`);
    expect([await briefOf(one), await briefOf(other)]).toEqual([null, null]);
    expect(await compose(app, world.organizationId, other.id)).toBe('withdrawn');
    expect(await billed(other.id)).toEqual([]);
  });
});

describe('refusals', () => {
  test('an invalid request, with all issues at once', async () => {
    const { frame } = await open();
    const body = { topic: ' ', title: '', age_band: '1-2', language: 'x', page_count: 7, patient_id: 1 };
    expect(refusalOf(await frame.post(GENERATIONS, body))).toBe(
      '422 validation-error: age_band invalid_value, language invalid_format, page_count too_large, patient_id unknown_field, title too_short, topic too_short',
    );
  });

  test('a token without the capability, and an organization or country without the feature', async () => {
    const { world, clinician, frame } = await open({ country: 'AT' });
    const other = await framedClient(app, clinician, ['worksheet:create']);
    const refused = await other.post(GENERATIONS, { topic: 'x' });
    expect([refusalOf(refused), refused.body.required_capability]).toEqual([
      '403 capability-missing',
      'worksheet:generate',
    ]);
    for (const state of [false, ['DE', 'FR']]) {
      await setFeatures(app, world.organizationId, { worksheet_generation: state });
      const reply = await frame.post(GENERATIONS, { topic: 'x' });
      expect([refusalOf(reply), reply.body.required_feature]).toEqual([
        '403 feature-not-entitled',
        'worksheet_generation',
      ]);
    }
    await setFeatures(app, world.organizationId, { worksheet_generation: ['AT'] });
    expect((await frame.post(GENERATIONS, { topic: 'x' })).status).toBe(201);
  });
});
