import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { AREA_KEYS, capabilitiesOfAreas, grantedBy } from '../../../domain/access/capabilities.ts';
import { sql } from '../../../platform/database/rows.ts';
import { outcomeOf } from '../../interface/samples.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { formBody } from '../../support/forms.ts';
import {
  askToken,
  type Member,
  memberOf,
  OWN_SESSION,
  ownToken,
  ownWorkspace,
} from '../../support/own-workspace.ts';
import { visitorOf } from '../../support/pages.ts';
import { readyStorybook } from '../../support/storybooks.ts';
import { readyWorksheet } from '../../support/worksheets.ts';
import type { WireRecord } from '../../support/world.ts';

/** "Signing in at `/login` opens the same workspace as the framed one, first-party" (decisions 2.7). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const EVERYTHING = grantedBy(capabilitiesOfAreas(AREA_KEYS, 'full'));

const patientOf = ({ world, clinic, practitioner }: Member, fields: object = {}) =>
  world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
    ...fields,
  });

describe('the page', () => {
  test('runs the script of the framed workspace, and lets nobody frame it', async () => {
    const one = await memberOf(app);
    const minted = await (await one.world.as(one.practitioner.id)).post('/v1/partner/embed-tokens', {
      areas: ['home'],
      origins: ['https://portal.partner.example'],
    });
    const framed = await visitorOf(app).get(`/embed/workspace?token=${minted.body.data.token}`);
    const scripts = (text: string) =>
      [...text.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src);
    for (const path of [
      '/workspace',
      ...AREA_KEYS.map((area) => `/workspace/${area}`),
      `/workspace/clients/${randomUUID()}`,
      `/workspace/clients/by-patient/${randomUUID()}`,
    ]) {
      const { status, text, headers } = await one.visitor.get(path);
      expect([path, status, scripts(text)]).toEqual([path, 200, scripts(framed.text)]);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
      );
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=|eyJ/);
    }
    const branding = { logo_url: 'https://cdn.partner.example/logo.svg' };
    await one.world.partner.patch('/v1/partner/session-config', { branding });
    expect((await one.visitor.get('/workspace')).headers.get('content-security-policy')).toContain(
      "img-src 'self' https://cdn.partner.example data:;",
    );
  });

  test('is only for people who are signed in; an unknown area is a plain 404', async () => {
    const one = await memberOf(app);
    for (const path of [
      '/workspace',
      '/workspace/clients',
      `/workspace/forms/${randomUUID()}/patients/${randomUUID()}`,
    ])
      expect((await visitorOf(app).get(path)).headers.get('location')).toBe('/login');
    for (const path of ['/workspace/billing', '/workspace/clients/no-uuid', '/workspace/forms/x/patients/y'])
      expect([path, (await one.visitor.get(path)).status]).toEqual([path, 404]);
    const looked = await one.visitor.get('/workspace/token');
    expect([looked.status, looked.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('its token', () => {
  test('is answered as JSON that is not cached, for five minutes, and names the session instead of a client', async () => {
    const one = await memberOf(app);
    const reply = await askToken(one);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.getSetCookie()).toEqual([]);
    const { token, expires_in } = JSON.parse(reply.text);
    expect(expires_in).toBe(300);
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      org_id: one.world.organizationId,
      practitioner_id: one.practitioner.id,
      login_session_id: expect.any(String),
      origins: [new URL(app.config.BASE_URL).origin],
      capabilities: EVERYTHING,
    });
    expect(claims).not.toHaveProperty('client_id');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
  });

  test('is refused to another site’s page, without a session, for another session’s form, and for an invalid request', async () => {
    const [one, other] = [await memberOf(app), await memberOf(app)];
    const stranger = await patientOf(other);
    const elsewhere = await one.world.practitioner({ partner_clinic_id: one.clinic.id });
    const theirs = await one.world.patient({
      partner_clinic_id: one.clinic.id,
      created_by_partner_practitioner_id: elsewhere.id,
    });
    const foreign = { Origin: 'https://evil.example' };
    const nobody = visitorOf(app);
    expect((await nobody.submit('/workspace/token', {}, foreign)).status).toBe(403);
    expect((await one.visitor.submit('/workspace/token', { csrf: one.csrf }, foreign)).status).toBe(403);
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await one.visitor.submit('/workspace/token', { csrf: one.csrf }, crossSite)).status).toBe(403);
    const unknown = await nobody.submit('/workspace/token', { csrf: one.csrf });
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
    for (const csrf of ['', 'nonsense', other.csrf])
      expect((await one.visitor.submit('/workspace/token', { csrf, capability: 'nonsense' })).status).toBe(
        403,
      );
    const patient_id = randomUUID();
    for (const [fields, status] of [
      [{ capability: 'form:send' }, 422],
      [{ patient_id }, 422],
      [{ capability: 'form:send', patient_id: 'no-uuid' }, 422],
      // Nothing that is not asked for with one patient, and never a seat.
      [{ capability: 'games:play', patient_id }, 422],
      [{ capability: 'note:write', patient_id }, 422],
      [{ capability: 'form:send', patient_id }, 403],
      [{ capability: 'form:send', patient_id: stranger.id }, 403],
      [{ capability: 'form:send', patient_id: theirs.id }, 403],
    ] as const)
      expect([fields, (await askToken(one, fields)).status]).toEqual([fields, status]);
  });

  test('opens every area in full, except those that the session configuration has switched off', async () => {
    const one = await memberOf(app);
    const workspace = await ownWorkspace(app, one);
    const { body } = await workspace.get(OWN_SESSION);
    expect(body.data).toMatchObject({ areas: AREA_KEYS, capabilities: EVERYTHING, patient_id: null });
    expect(body.data.practitioner).toMatchObject({ id: one.practitioner.id, clinic_name: one.clinic.name });
    await one.world.partner.patch('/v1/partner/session-config', { enabled_features: ['clients'] });
    expect((await workspace.get(OWN_SESSION)).body.data.areas).toEqual(['home', 'clients']);
    expect((await workspace.get('/api/embed/clients')).status).toBe(200);
    expect(outcomeOf(await workspace.get('/api/embed/forms'))).toBe('403 feature-not-entitled');
  });

  test('sees only the practitioner’s own patients, and books for them', async () => {
    const [one, other] = [await memberOf(app), await memberOf(app)];
    const [mine, theirs] = [await patientOf(one), await patientOf(other)];
    const workspace = await ownWorkspace(app, one);
    const listed = (await workspace.get('/api/embed/clients')).body.data as WireRecord[];
    expect(listed.map(({ id }) => id)).toEqual([mine.id]);
    expect(outcomeOf(await workspace.get(`/api/embed/clients/${theirs.id}`))).toBe('404 not-found');
    const people = { clinic: one.clinic, practitioner: one.practitioner, patient: mine };
    const key = randomUUID();
    const booked = await workspace.post('/api/embed/appointments', one.world.booking(people), { key });
    expect(booked.status).toBe(201);
    // A renewed token is the same practitioner: the key is still theirs.
    const again = await (await ownWorkspace(app, one)).post(
      '/api/embed/appointments',
      one.world.booking(people),
      {
        key,
      },
    );
    expect([again.status, again.body.data.id]).toEqual([201, booked.body.data.id]);
  });

  test('for one patient fills in and sends a form, as with a host', async () => {
    const one = await memberOf(app);
    const patient = await patientOf(one, { email: 'noa@family.example' });
    const workspace = await ownWorkspace(app, one);
    const { id } = (await (await one.world.as(one.practitioner.id)).post('/v1/partner/forms', formBody()))
      .body.data;
    const withPatient = async (capability: string) =>
      clientOf(app.baseUrl, await ownToken(one, { capability, patient_id: patient.id }));
    // The workspace's own token is of no patient.
    expect(outcomeOf(await workspace.post(`/api/embed/forms/${id}/send`, {}))).toBe('403 capability-missing');
    const sending = await withPatient('form:send');
    expect((await sending.post(`/api/embed/forms/${id}/send`, {})).status).toBe(201);
    expect(outcomeOf(await sending.get('/api/embed/clients'))).toBe('403 capability-missing');
    const filling = await withPatient('form:submit');
    expect((await filling.post(`/api/embed/forms/${id}/submissions`, undefined)).status).toBe(201);
    expect(outcomeOf(await filling.get('/api/embed/clients'))).toBe('403 capability-missing');
    const page = await one.visitor.get(`/workspace/forms/${id}/patients/${patient.id}`);
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  });

  test('for one patient e-mails a worksheet or a storybook, as with a host', async () => {
    const one = await memberOf(app);
    const patient = await patientOf(one, { email: 'noa@family.example' });
    const workspace = await ownWorkspace(app, one);
    const clinician = await one.world.as(one.practitioner.id);
    const { organizationId } = one.world;
    const contents = [
      ['worksheet', await readyWorksheet(app, clinician, organizationId)],
      ['storybook', await readyStorybook(app, organizationId, clinician)],
    ] as const;
    for (const [noun, { id }] of contents) {
      const path = `/api/embed/${noun}s/${id}/share`;
      expect(outcomeOf(await workspace.post(path, {}))).toBe('403 capability-missing');
      const capability = `${noun}:share`;
      const sharing = clientOf(app.baseUrl, await ownToken(one, { capability, patient_id: patient.id }));
      expect((await sharing.post(path, { message: 'For tonight.' })).status).toBe(201);
      expect(outcomeOf(await sharing.get('/api/embed/clients'))).toBe('403 capability-missing');
    }
  });

  test('is useless from another origin', async () => {
    const workspace = await ownWorkspace(app, await memberOf(app));
    for (const [Origin, expected] of [
      [new URL(app.config.BASE_URL).origin, '200'],
      ['https://portal.partner.example', '403 forbidden'],
      ['null', '403 forbidden'],
      [`${new URL(app.config.BASE_URL).origin}.evil.example`, '403 forbidden'],
    ] as const) {
      const reply = await workspace.get(OWN_SESSION, { headers: { Origin } });
      expect([Origin, outcomeOf(reply)]).toEqual([Origin, expected]);
      if (expected !== '200') expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('opens no frame, no seat and nothing of the partner tier', async () => {
    const one = await memberOf(app);
    const token = await ownToken(one);
    for (const path of ['/embed/workspace', '/embed/games/sandtray', `/embed/forms/${randomUUID()}`]) {
      const reply = await visitorOf(app).get(`${path}?token=${token}`);
      expect([path, reply.status]).toEqual([path, 401]);
      expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    const client = clientOf(app.baseUrl, token);
    expect(outcomeOf(await client.get('/v1/partner/health'))).toBe('401 unauthorized');
    expect(outcomeOf(await clientOf(app.baseUrl, null).get(`${OWN_SESSION}?token=${token}`))).toBe(
      '401 unauthorized',
    );
  });
});

test('is audited as the practitioner, without a client', async () => {
  const one = await memberOf(app);
  const workspace = await ownWorkspace(app, one);
  await workspace.get('/api/embed/clients');
  const { id } = (await workspace.post('/api/embed/forms', formBody())).body.data;
  await askToken(one, { capability: 'form:send', patient_id: randomUUID() });
  const entries = await app.owner.rows.all(sql`
    select actor_kind, client_id, practitioner_id, action, route, status, resource_id from audit_entries
    where organization_id = ${one.world.organizationId} and actor_kind in ('practitioner', 'embed')
      and action not in ('setPassword', 'signIn') order by sequence`);
  const by = { actor_kind: 'practitioner', client_id: null, practitioner_id: one.practitioner.id };
  const entry = (action: string, route: string, status: number, resource_id: string | null = null) => ({
    ...by,
    action,
    route,
    status,
    resource_id,
  });
  expect(entries).toEqual([
    entry('openWorkspace', '/workspace', 200),
    entry('issueWorkspaceToken', '/workspace/token', 200),
    entry('listClients', '/api/embed/clients', 200),
    entry('createBuiltForm', '/api/embed/forms', 201, id),
    entry('issueWorkspaceToken', '/workspace/token', 403),
  ]);
});
