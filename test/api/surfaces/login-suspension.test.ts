import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { organizationCommands } from '../../../api/operator/organizations.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { alignLogin, change, linked, PASSWORD, signedIn } from '../../support/direct-login.ts';
import { visitorOf } from '../../support/pages.ts';
import { asOperator } from '../../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('suspension', () => {
  test('a disabled practitioner’s session and delegated token are refused on the next request; enabled, both work', async () => {
    const { world, practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email);
    const delegated = await world.as(practitioner.id);
    expect((await delegated.get('/v1/partner/health')).status).toBe(200);
    const disabled = await change(world, practitioner, { status: 'disabled' });
    expect(disabled.service_login_status).toBe('suspended');
    expect((await visitor.get('/workspace')).headers.get('location')).toBe('/login');
    expect((await delegated.get('/v1/partner/health')).body.type).toMatch(/practitioner-disabled$/);
    const refused = await visitorOf(app).submit('/login', { email: practitioner.email, password: PASSWORD });
    expect(refused.status).toBe(401);
    expect(refused.words).toContain('suspended');

    const enabled = await change(world, practitioner, { status: 'active' });
    expect(enabled.service_login_status).toBe('active');
    expect((await delegated.get('/v1/partner/health')).status).toBe(200);
    // The session that was running has ended for good; a new one can be opened.
    expect((await visitor.get('/workspace')).status).toBe(303);
    await signedIn(app, practitioner.email);
  });

  test('follows the row itself, whatever workflows and handlers have done', async () => {
    const { world, practitioner } = await linked(app);
    const rows = app.database.within(world.organizationId);
    const visitor = await signedIn(app, practitioner.email);
    for (const [undo, state] of [
      [sql`status = 'active'`, sql`status = 'disabled'`],
      [sql`deleted_at = null`, sql`deleted_at = clock_timestamp()`],
      [sql`service_login_status = 'active'`, sql`service_login_status = 'suspended'`],
    ] as const) {
      await rows.all(sql`update practitioners set ${state} where id = ${practitioner.id}`);
      expect((await visitor.get('/workspace')).status).toBe(303);
      await rows.all(sql`update practitioners set ${undo} where id = ${practitioner.id}`);
      expect((await visitor.get('/workspace')).status).toBe(200);
    }
  });

  test('of the organization ends its direct logins too, and reinstating it restores no session', async () => {
    const { world, practitioner } = await linked(app);
    const move = (name: string) =>
      asOperator(app, async (session) =>
        organizationCommands
          .find((command) => command.name === name)
          ?.run({ session, args: [world.organizationId], options: {} }),
      );
    const visitor = await signedIn(app, practitioner.email);
    await move('reinstate');
    expect((await visitor.get('/workspace')).status).toBe(200);
    await move('suspend');
    expect((await visitor.get('/workspace')).status).toBe(303);
    expect(
      (await visitorOf(app).submit('/login', { email: practitioner.email, password: PASSWORD })).status,
    ).toBe(401);
    await move('reinstate');
    expect((await visitor.get('/workspace')).status).toBe(303);
    await signedIn(app, practitioner.email);
  });

  test('a deleted practitioner’s sessions and links are gone', async () => {
    const { world, practitioner } = await linked(app);
    const visitor = await signedIn(app, practitioner.email);
    expect((await world.partner.delete(`/v1/partner/practitioners/${practitioner.id}`)).status).toBe(204);
    expect((await visitor.get('/workspace')).status).toBe(303);
    const aligned = await alignLogin(app, world.organizationId, practitioner.id);
    expect(aligned).toEqual({ login: 'suspended', endedSessions: 0, invitationId: null });
  });
});
