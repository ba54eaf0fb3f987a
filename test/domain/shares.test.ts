import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { linkCode } from '../../domain/access/link-codes.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { textsOf } from '../support/hostile-worksheet.ts';
import { pictureOf, readyWorksheet, rebind, upload } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';
import { callsOf, dataOf, expectFields, MOMENT, refusalOf, UNKNOWN_ID } from './observations.ts';

/** Sending content to a patient (specification 4.7 and 2.13, decisions 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const NOT_FOUND = '404 not-found';

const open = async () => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const worksheet = await readyWorksheet(app, clinician, world.organizationId);
  const path = `/v1/partner/worksheets/${worksheet.id}/share`;
  const to = (fields: object = {}) => ({ partner_patient_id: patient.id, ...fields });
  return { world, clinic, practitioner, patient, clinician, worksheet, path, to };
};
const sharesOf = async (organizationId: string) =>
  (await app.owner.pool.query('select * from content_shares where organization_id = $1', [organizationId]))
    .rows;

describe('sharing', () => {
  test('is queued at once, and one workflow sends it', async () => {
    const { clinician, path, to } = await open();
    const share = dataOf(await clinician.post(path, to({ message: ' Have a look. ' })), 201);
    expectFields(share, ['share_id', 'status', 'requested_at']);
    expect(share).toMatchObject({ status: 'queued', requested_at: expect.stringMatching(MOMENT) });
    expect(await callsOf(app, `share/${share.share_id}`)).toBe(1);
  });

  test('can be read at Location: queued, with a hint when to poll, until it was sent', async () => {
    const { clinician, path, to } = await open();
    const made = await clinician.post(path, to({ message: 'Have a look.' }));
    const { share_id } = dataOf(made, 201);
    expect(made.headers.get('Location')).toBe(`${app.config.BASE_URL}${path}/${share_id}`);
    const queued = await clinician.get(`${path}/${share_id}`);
    expect([queued.body.data, queued.headers.get('Retry-After')]).toEqual([made.body.data, '2']);
    for (const [mail_state, status] of [
      ['sent', 'sent'],
      ['skipped', 'not_sent'],
      ['refused', 'not_sent'],
    ] as const) {
      await app.owner.pool.query('update content_shares set mail_state = $2 where id = $1', [
        share_id,
        mail_state,
      ]);
      const settled = await clinician.get(`${path}/${share_id}`);
      expect([settled.body.data, settled.headers.get('Retry-After')]).toEqual([
        { ...made.body.data, status },
        null,
      ]);
    }
  });

  test('can be read only by its own clinician, under its own content', async () => {
    const { world, clinic, clinician, worksheet, path, to } = await open();
    const { share_id } = dataOf(await clinician.post(path, to()), 201);
    const other = await readyWorksheet(app, clinician, world.organizationId);
    const colleague = await world.as((await world.practitioner({ partner_clinic_id: clinic.id })).id);
    for (const [who, at] of [
      [clinician, `/v1/partner/worksheets/${other.id}/share/${share_id}`],
      [clinician, `/v1/partner/storybooks/${worksheet.id}/share/${share_id}`],
      [clinician, `${path}/${UNKNOWN_ID}`],
      [clinician, `${path}/no-uuid`],
      [colleague, `${path}/${share_id}`],
    ] as const)
      expect(refusalOf(await who.get(at))).toBe(NOT_FOUND);
    expect(refusalOf(await world.partner.get(`${path}/${share_id}`))).toBe('403 forbidden');
  });

  test('needs no message, and accepts one of 2,000 characters', async () => {
    const { clinician, path, to } = await open();
    expect((await clinician.post(path, to())).status).toBe(201);
    expect((await clinician.post(path, to({ message: '' }))).status).toBe(201);
    expect((await clinician.post(path, to({ message: 'ä'.repeat(2_000) }))).status).toBe(201);
    expect(refusalOf(await clinician.post(path, to({ message: 'ä'.repeat(2_001) })))).toBe(
      '422 validation-error: message too_long',
    );
    expect(refusalOf(await clinician.post(path, { message: null, email: 'a@b.example' }))).toBe(
      '422 validation-error: email unknown_field, message invalid_type, partner_patient_id required',
    );
  });

  test('happens once for each key, and again for another', async () => {
    const { world, clinician, path, to } = await open();
    const key = randomUUID();
    const first = dataOf(await clinician.post(path, to(), { key }), 201);
    const replay = await clinician.post(path, to(), { key });
    expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
    expect(dataOf(replay, 201)).toEqual(first);
    expect(dataOf(await clinician.post(path, to()), 201).share_id).not.toBe(first.share_id);
    expect(await sharesOf(world.organizationId)).toHaveLength(2);
  });

  test('ten concurrent requests with one key send one e-mail', async () => {
    const { world, clinician, path, to } = await open();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => clinician.post(path, to(), { key })));
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await sharesOf(world.organizationId)).toHaveLength(1);
  });

  test('without an address is 422, names no value, and leaves nothing', async () => {
    const { world, patient, clinician, path, to } = await open();
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { email: null });
    const refused = await clinician.post(path, to());
    expect(refusalOf(refused)).toBe('422 recipient-address-missing');
    expect(refused.text).not.toMatch(new RegExp(`${patient.id}|Noa|Lind`));
    expect(await sharesOf(world.organizationId)).toEqual([]);
  });

  test('works for patients on the roster; all others give the same 404', async () => {
    const { world, clinic, patient, clinician, path } = await open();
    const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
    const theirs = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: colleague.id,
    });
    const foreign = (await (await createWorld(app)).practice()).patient;
    for (const id of [UNKNOWN_ID, theirs.id, foreign.id])
      expect(refusalOf(await clinician.post(path, { partner_patient_id: id }))).toBe(NOT_FOUND);
    expect(refusalOf(await clinician.post(path, { partner_patient_id: 'x' }))).toBe(
      '422 validation-error: partner_patient_id invalid_format',
    );
    await world.partner.delete(`/v1/partner/patients/${patient.id}`);
    expect(refusalOf(await clinician.post(path, { partner_patient_id: patient.id }))).toBe(NOT_FOUND);
  });

  test("works for the clinician's own content, once it is ready", async () => {
    const { world, clinic, clinician, worksheet, path, to } = await open();
    const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
    expect(refusalOf(await (await world.as(colleague.id)).post(path, to()))).toBe(NOT_FOUND);
    expect(refusalOf(await clinician.post(`/v1/partner/worksheets/${UNKNOWN_ID}/share`, to()))).toBe(
      NOT_FOUND,
    );
    const fresh = await upload(clinician, Buffer.from('%PDF-1.7'));
    expect(refusalOf(await clinician.post(`/v1/partner/worksheets/${fresh.id}/share`, to()))).toBe(
      '409 content-not-ready',
    );
    await clinician.delete(`/v1/partner/worksheets/${worksheet.id}`);
    expect(refusalOf(await clinician.post(path, to()))).toBe(NOT_FOUND);
    expect(refusalOf(await world.partner.post(path, to()))).toBe('403 forbidden');
  });

  test('stores the message sealed, and no link', async () => {
    const { world, clinician, path, to } = await open();
    const { share_id } = dataOf(await clinician.post(path, to({ message: 'CANARY words' })), 201);
    const hex = Buffer.from('CANARY').toString('hex');
    for (const table of ['content_shares', 'audit_entries', 'workflow_outbox', 'idempotency_records']) {
      const { rows } = await app.owner.pool.query(
        `select row_to_json(t)::text as row from ${table} t where organization_id = $1`,
        [world.organizationId],
      );
      for (const { row } of rows) {
        expect(row).not.toMatch(new RegExp(`CANARY|${hex}`));
        expect(row).not.toContain(linkCode(app.secrets, 'share', share_id));
      }
    }
  });
});

describe('sharing from a frame', () => {
  const framed = async () => {
    const opened = await open();
    const { clinician, patient, worksheet } = opened;
    const frame = await framedClient(app, clinician, ['worksheet:share'], patient.id);
    return { ...opened, frame, path: `/api/embed/worksheets/${worksheet.id}/share` };
  };

  test("goes to the token's patient; naming one is refused", async () => {
    const { frame, patient, path, world } = await framed();
    expectFields(dataOf(await frame.post(path, {}), 201), ['share_id', 'status', 'requested_at']);
    expect(refusalOf(await frame.post(path, { partner_patient_id: patient.id }))).toBe(
      '422 validation-error: partner_patient_id unknown_field',
    );
    const [share] = await sharesOf(world.organizationId);
    expect(share.partner_patient_id).toBe(patient.id);
  });

  test('can be read only with a token of its patient', async () => {
    const { frame, world, clinician, practitioner, clinic, path } = await framed();
    const made = await frame.post(path, {});
    const location = made.headers.get('Location') as string;
    expect(location).toBe(`${app.config.BASE_URL}${path}/${made.body.data.share_id}`);
    expect((await frame.get(new URL(location).pathname)).body.data).toEqual(made.body.data);
    const sibling = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    const theirs = await framedClient(app, clinician, ['worksheet:share'], sibling.id);
    expect(refusalOf(await theirs.get(new URL(location).pathname))).toBe(NOT_FOUND);
  });

  test('is refused once the patient is off the roster, and without the capability', async () => {
    const { frame, world, clinic, clinician, patient, path } = await framed();
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const reader = await framedClient(app, clinician, ['worksheet:read']);
    const refused = await reader.post(path, {});
    expect([refusalOf(refused), refused.body.required_capability]).toEqual([
      '403 capability-missing',
      'worksheet:share',
    ]);
    await world.partner.patch(`/v1/partner/patients/${patient.id}`, { roster_practitioner_ids: [other.id] });
    expect(refusalOf(await frame.post(path, {}))).toBe('403 forbidden');
  });
});

describe('the link in the e-mail', () => {
  const linked = async () => {
    const opened = await open();
    const { clinician, path, to } = opened;
    const { share_id } = dataOf(await clinician.post(path, to()), 201);
    const visit = () =>
      fetch(`${app.baseUrl}/shared/${linkCode(app.secrets, 'share', share_id)}`, { redirect: 'manual' });
    return { ...opened, share_id, visit };
  };

  test('leads to the PDF, as a download that is not cached', async () => {
    const { visit } = await linked();
    const answer = await visit();
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    const { pathname } = new URL(answer.headers.get('Location') as string);
    const file = await fetch(`${app.baseUrl}${pathname}`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="worksheet.pdf"',
    });
    expect(await textsOf(new Uint8Array(await file.arrayBuffer()))).toEqual(['Page 1']);
  });

  test('waits, like every share, until the worksheet is bound after an edit', async () => {
    const { clinician, path, to, visit, world } = await linked();
    const id = path.split('/').at(-2) as string;
    const rows = app.database.within(world.organizationId);
    // A page was moved by a process of a version that does not count edits.
    await rows.all(sql`update worksheet_pages set image = 2 where worksheet_id = ${id}`);
    await rows.all(sql`update worksheets set updated_at = clock_timestamp() where id = ${id}`);
    await app.objects.put(worksheetKeys(world.organizationId, id).page(2), await pictureOf(40, 40), {
      media_type: 'image/png',
    });
    const shared = await clinician.post(path, to());
    for (const reply of [shared, await clinician.get(path.replace(/share$/, 'download'))])
      expect([refusalOf(reply), reply.headers.get('Retry-After')]).toEqual(['409 content-not-ready', '2']);
    const early = await visit();
    expect([early.status, early.headers.get('Retry-After')]).toEqual([409, '2']);
    expect(await rebind(app, world.organizationId, id)).toBe('bound');
    expect((await visit()).status).toBe(302);
    expect((await clinician.post(path, to())).status).toBe(201);
  });

  test('opens nothing after seven days', async () => {
    const { share_id, visit } = await linked();
    const { rows } = await app.owner.pool.query(
      `select extract(epoch from link_expires_at - requested_at)::int as seconds from content_shares where id = $1`,
      [share_id],
    );
    expect(rows[0].seconds).toBe(7 * 86_400);
    await app.owner.pool.query(
      `update content_shares set link_expires_at = now() - interval '1 minute' where id = $1`,
      [share_id],
    );
    expect((await visit()).status).toBe(404);
  });

  test.each([
    [
      'the worksheet is deleted',
      ({ clinician, worksheet }) => clinician.delete(`/v1/partner/worksheets/${worksheet.id}`),
    ],
    [
      'the patient is deleted',
      ({ world, patient }) => world.partner.delete(`/v1/partner/patients/${patient.id}`),
    ],
    [
      'the organization is suspended',
      ({ world }) =>
        app.owner.pool.query(`update organizations set status = 'suspended' where id = $1`, [
          world.organizationId,
        ]),
    ],
  ] as [string, (opened: Awaited<ReturnType<typeof open>>) => Promise<unknown>][])(
    'opens nothing once %s',
    async (_, end) => {
      const opened = await linked();
      expect((await opened.visit()).status).toBe(302);
      await end(opened);
      expect((await opened.visit()).status).toBe(404);
    },
  );

  test('opens nothing while the clinician is disabled, nor does the link it led to; reactivation opens both', async () => {
    const { visit, world, practitioner } = await linked();
    const { pathname } = new URL((await visit()).headers.get('Location') as string);
    const statuses = async () => [(await visit()).status, (await fetch(`${app.baseUrl}${pathname}`)).status];
    const practitionerPath = `/v1/partner/practitioners/${practitioner.id}`;
    expect(await statuses()).toEqual([302, 200]);
    await world.partner.patch(practitionerPath, { status: 'disabled' });
    expect(await statuses()).toEqual([404, 404]);
    await world.partner.patch(practitionerPath, { status: 'active' });
    expect(await statuses()).toEqual([302, 200]);
    expect((await world.partner.delete(practitionerPath)).status).toBe(204);
    expect(await statuses()).toEqual([404, 404]);
  });

  test('cannot be guessed', async () => {
    for (const code of ['x', 'A'.repeat(43), randomUUID()])
      expect((await fetch(`${app.baseUrl}/shared/${code}`)).status).toBe(404);
  });
});
