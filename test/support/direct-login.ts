import { createAlignServiceLogin } from '../../activities/align-service-login.ts';
import { clinicCommands } from '../../api/operator/clinics.ts';
import { setPasswordLink } from '../../domain/logins/invitations.ts';
import { sql } from '../../platform/database/rows.ts';
import type { RunningApp } from './app.ts';
import { type Visitor, visitorOf } from './pages.ts';
import { asOperator, createWorld, type WireRecord, type World } from './world.ts';

/** What the operator's command does. */
export const upgradeClinic = (app: Pick<RunningApp, 'config'>, clinicId: string) =>
  asOperator(app, async (session) => {
    const [upgrade] = clinicCommands;
    return upgrade?.run({ session, args: [clinicId], options: {} });
  });

/** Makes the clinic one that has not upgraded, with this practitioner as the one who is asked. */
export const offerUpgrade = async ({ owner }: RunningApp, clinicId: string, practitionerId: string) => {
  await owner.pool.query(
    `with clinic as (update clinics set service_upgraded_at = null where id = $1 returning organization_id),
       asked as (update practitioners set role = 'owner' where id = $2)
     update session_configurations set upgrade_enabled = true
     where organization_id in (select organization_id from clinic)`,
    [clinicId, practitionerId],
  );
};

/** What the worker does when a practitioner changed. */
export const alignLogin = (
  app: Pick<RunningApp, 'database' | 'secrets'>,
  organizationId: string,
  practitionerId: string,
) => createAlignServiceLogin(app)({ organizationId, practitionerId });

/** The path of a new practitioner's set-password link, as the mail would bring it. */
export const invite = async (
  app: Pick<RunningApp, 'config' | 'database' | 'secrets'>,
  organizationId: string,
  practitionerId: string,
): Promise<string> => {
  const { invitationId } = await alignLogin(app, organizationId, practitionerId);
  if (!invitationId) throw new Error('The practitioner was not invited');
  return new URL(setPasswordLink(app.secrets, app.config.BASE_URL, invitationId)).pathname;
};

export const PASSWORD = 'correct horse battery staple';

/** A visitor who has signed in. */
export const signedIn = async (
  app: Pick<RunningApp, 'baseUrl'>,
  email: string,
  password: string = PASSWORD,
): Promise<Visitor> => {
  const visitor = visitorOf(app);
  const reply = await visitor.submit('/login', { email, password });
  if (reply.headers.get('location') !== '/workspace') throw new Error(`Not signed in: ${reply.words}`);
  return visitor;
};

/** A practitioner of an upgraded clinic, with the path of the set-password link. */
export const invited = async (app: RunningApp, fields: object = {}, world?: World) => {
  const own = world ?? (await createWorld(app));
  const clinic = await own.clinic();
  await upgradeClinic(app, clinic.id);
  const practitioner = await own.practitioner({ partner_clinic_id: clinic.id, ...fields });
  return { world: own, clinic, practitioner, path: await invite(app, own.organizationId, practitioner.id) };
};

export const linked = async (app: RunningApp, fields: object = {}, password = PASSWORD) => {
  const one = await invited(app, fields);
  const reply = await visitorOf(app).submit(one.path, { password, password_again: password });
  if (reply.headers.get('location') !== '/login/password-set') throw new Error(`Not set: ${reply.words}`);
  return one;
};

export const shown = async (world: World, practitioner: WireRecord) =>
  (await world.partner.get(`/v1/partner/practitioners/${practitioner.id}`)).body.data;
export const change = async (world: World, practitioner: WireRecord, fields: object) => {
  const reply = await world.partner.patch(`/v1/partner/practitioners/${practitioner.id}`, fields);
  if (reply.status !== 200) throw new Error(`Not changed: ${reply.text}`);
  return reply.body.data;
};
export const csrfOf = (text: string) => /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
export const practitionerTrail = (app: RunningApp, world: World) =>
  app.database.within(world.organizationId).all(sql<{ action: string }>`
    select action, practitioner_id, route from audit_entries
    where organization_id = ${world.organizationId} and actor_kind = 'practitioner' order by sequence`);
