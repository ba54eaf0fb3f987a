import type Router from '@koa/router';
import { createMailer } from '../../../activities/mail/mailer.ts';
import { createSendUpgradeLink } from '../../../activities/send-upgrade-link.ts';
import { createSurfaces, type SurfaceDependencies } from '../../../api/surfaces/index.ts';
import { linkCode } from '../../../domain/access/link-codes.ts';
import { endpoints } from '../../../domain/index.ts';
import { mailsTo } from '../../activities/bench.ts';
import { invited, offerUpgrade, PASSWORD } from '../../support/direct-login.ts';
import { eventually } from '../../support/eventually.ts';
import { visitorOf } from '../../support/pages.ts';
import { servers } from '../../support/servers.ts';
import { followLink, takeSessionSeat } from '../../support/session-seat.ts';
import type { WireRecord } from '../../support/world.ts';
import type { Scene } from '../samples.ts';
import { ask } from './ask.ts';
import { telling, type Ways } from './way.ts';

/** Every address beside the interface that takes a form. */
export const postedPages = ({ app }: Pick<Scene, 'app'>): readonly string[] => {
  const surfaces = createSurfaces({ ...app, endpoints } as unknown as SurfaceDependencies);
  const routers = surfaces.flatMap((one) => (one as unknown as { router?: Router }).router ?? []);
  return routers
    .flatMap(({ stack }) => stack)
    .filter(({ methods }) => methods.join() === 'POST')
    .map(({ path }) => String(path));
};

const SIGNING_IN = 'A session of a login is no record of the feed.';

const submitForm = async (scene: Scene) => {
  const { app, caller } = scene;
  const { submission_id } = (await ask(scene, 'sendForm')).body.data;
  const { rows } = await app.owner.pool.query('select form_id from form_submissions where id = $1', [
    submission_id,
  ]);
  const form = (await caller.get(`/v1/partner/forms/${rows[0].form_id}`)).body.data;
  const required = form.fields.find(({ required: must }: WireRecord) => must);
  const path = `/forms/${linkCode(app.secrets, 'form-request', submission_id)}`;
  return () => visitorOf(app).submit(path, { [`field-${required.id}`]: 'Noa', action: 'complete' });
};

const confirmUpgrade = async (scene: Scene) => {
  const { app, world, practice } = scene;
  await offerUpgrade(app, practice.clinic.id, practice.practitioner.id);
  await ask(scene, 'upgradeOwnClinic');
  const { rows } = await app.owner.pool.query(
    'select id from clinic_upgrade_links where organization_id = $1 order by created_at desc limit 1',
    [world.organizationId],
  );
  const mailer = createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: app.config.MAIL_FROM });
  await createSendUpgradeLink({ ...app, mailer })({
    organizationId: world.organizationId,
    linkId: rows[0].id,
  });
  const mails = await mailsTo(practice.practitioner.email);
  const path = /\/clinic-upgrade\/[\w-]{43}/.exec(mails.at(-1)?.mail.text ?? '')?.[0] as string;
  return () => visitorOf(app).submit(path);
};

const saveInSession = async (scene: Scene) => {
  const { app, world, practice, nextHour } = scene;
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(practice, nextHour()));
  const way = await followLink(app.baseUrl, booked.body.data.clinician_video_url);
  const seat = takeSessionSeat([app.baseUrl], way);
  await eventually(async () => seat.view() !== undefined);
  const headers = { cookie: way.cookie, 'Content-Type': 'application/json' };
  const setup = (await (await fetch(`${app.baseUrl}${way.path}/setup`, { headers })).json()) as WireRecord;
  await seat.ask({ do: 'choose-room', room: setup.rooms[0].id });
  await seat.ask({ do: 'open', toy: 'sandtray' });
  return async () => {
    const body = JSON.stringify({ name: 'Island', scene: { items: [], background: 'beach' } });
    await fetch(`${app.baseUrl}${way.path}/saves`, { method: 'POST', headers, body });
    await seat.leave();
  };
};

export const pageWays: Ways = {
  '/session/:handle/saves': telling(['game.save_created'], saveInSession),
  '/apply': 'An application is of no organization yet.',
  '/credentials/:code': 'A credential is no record of the feed.',
  '/login': SIGNING_IN,
  '/login/choose': SIGNING_IN,
  '/logout': SIGNING_IN,
  '/logout/everywhere': SIGNING_IN,
  '/login/forgot': SIGNING_IN,
  '/workspace/token': SIGNING_IN,
  '/login/set-password/:code': telling(['practitioner.updated'], async ({ app, world }) => {
    const { path } = await invited(app, {}, world);
    return () => visitorOf(app).submit(path, { password: PASSWORD, password_again: PASSWORD });
  }),
  '/clinic-upgrade/:code': telling(['clinic.updated'], confirmUpgrade),
  '/forms/:code': telling(['form.submitted'], submitForm),
};
