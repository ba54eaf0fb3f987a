import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Invocation } from '../../api/operator/command.ts';
import { communityCommands } from '../../api/operator/community.ts';
import { sql } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { formBody } from '../support/forms.ts';
import { readyStorybook } from '../support/storybooks.ts';
import { asOperator, createWorld, type WireRecord } from '../support/world.ts';
import { dataOf, idsOf, refusalOf, UNKNOWN_ID } from './observations.ts';

const ITEMS = '/v1/partner/clinic-community/items';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const [command] = communityCommands;
const asked = (session: Invocation['session'], id: string): Invocation => ({
  session,
  args: [id],
  options: {},
});
const remove = (id: string) =>
  asOperator(app, async (session) => (await command?.run(asked(session, id)))?.json);

/** An item that Ada shared with the clinic of Ben, and Ada deleted. */
const sharedByDeleted = async () => {
  const world = await createWorld(app);
  const clinic = await world.clinic();
  const [ada, ben] = [
    await world.practitioner({ partner_clinic_id: clinic.id }),
    await world.practitioner({ partner_clinic_id: clinic.id }),
  ];
  const [asAda, asBen] = [await world.as(ada.id), await world.as(ben.id)];
  const form: WireRecord = dataOf(await asAda.post('/v1/partner/forms', formBody()), 201);
  const item: WireRecord = dataOf(
    await asAda.post(ITEMS, { content_type: 'form', content_id: form.id }),
    201,
  );
  expect((await world.partner.delete(`/v1/partner/practitioners/${ada.id}`)).status).toBe(204);
  return { world, clinic, ada, asBen, item };
};

describe('an item that a deleted practitioner shared', () => {
  test('is removed by an operator, with an audit row; a copy stays', async () => {
    const { world, clinic, ada, asBen, item } = await sharedByDeleted();
    const path = `${ITEMS}/${item.id}`;
    expect(refusalOf(await asBen.delete(path))).toBe('403 forbidden');
    const copy = dataOf(await asBen.post(`${path}/copy`), 201);

    expect(await remove(item.id)).toEqual({
      item: {
        organization_id: world.organizationId,
        id: item.id,
        partner_clinic_id: clinic.id,
        shared_by_partner_practitioner_id: ada.id,
      },
    });

    expect(await idsOf(asBen, ITEMS)).toEqual([]);
    expect(refusalOf(await asBen.get(path))).toBe('404 not-found');
    expect((await asBen.get(`/v1/partner/forms/${copy.content_id}`)).status).toBe(200);
    const trail = await app.database.within(world.organizationId).all(sql`
      select actor_kind, resource_id from audit_entries where action = 'community.remove'`);
    expect(trail).toEqual([{ actor_kind: 'operator', resource_id: item.id }]);
  });

  test('is named to the operator by ids before it is removed', async () => {
    const { clinic, ada, item } = await sharedByDeleted();
    expect(await asOperator(app, async (session) => command?.concerns?.(asked(session, item.id)))).toBe(
      `A form that deleted practitioner ${ada.id} shared in clinic ${clinic.id}.`,
    );
  });

  test('is removed once; an unknown one is refused and leaves no audit row', async () => {
    const { world, item } = await sharedByDeleted();
    await remove(item.id);
    for (const id of [item.id, UNKNOWN_ID]) await expect(remove(id)).rejects.toThrow(Refusal);
    const trail = await app.database.within(world.organizationId).all(sql`
      select 1 from audit_entries where action = 'community.remove'`);
    expect(trail).toHaveLength(1);
  });
});

test('a shared book about a deleted patient is shown to nobody, and its sharer may take it back', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const [asAda, asBen] = [await world.as(practitioner.id), await world.as(colleague.id)];
  const book = await readyStorybook(app, world.organizationId, asAda, { partner_patient_id: patient.id });
  const item = dataOf(await asAda.post(ITEMS, { content_type: 'storybook', content_id: book.id }), 201);
  const path = `${ITEMS}/${item.id}`;
  expect((await asBen.get(path)).status).toBe(200);
  expect((await world.partner.delete(`/v1/partner/patients/${patient.id}`)).status).toBe(204);
  expect(await idsOf(asBen, ITEMS)).toEqual([]);
  for (const reply of [await asBen.get(path), await asBen.post(`${path}/copy`)])
    expect(refusalOf(reply)).toBe('404 not-found');
  expect((await asAda.delete(path)).status).toBe(204);
});
