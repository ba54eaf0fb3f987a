import type { Context } from 'koa';
import { confirmUpgrade, findUpgradeLink, type UpgradeLink } from '../../../domain/clinics/upgrade-link.ts';
import { workflows } from '../../../domain/workflow-definitions/workflows.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { html } from '../../../platform/html.ts';
import { newRequestId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { practitionerEntry } from '../login/visitors.ts';
import { type Page, page, sendPage } from '../page.ts';
import { pressOnce } from '../page-forms/press-once.ts';
import { readForm } from '../page-forms/read-form.ts';
import { at, type Route } from '../route.ts';

const closedLink = (status: number, title: string, sentence: string): Page =>
  page({ title, status, body: html`<h1>${title}</h1>\n<p>${sentence}</p>` });

const closed = (state: UpgradeLink['state'] | undefined): Page => {
  switch (state) {
    case undefined:
      return closedLink(
        404,
        'This link leads nowhere',
        'It may have been copied incompletely. Please open it from the e-mail that we sent.',
      );
    case 'used':
      return closedLink(
        410,
        'This link has been used',
        'The direct logins were confirmed with it. Everyone in the clinic receives an e-mail with a link to set a password.',
      );
    case 'expired':
      return closedLink(
        410,
        'This link has expired',
        'It works for 72 hours. You can ask for another one in your workspace.',
      );
    default:
      return closedLink(
        410,
        'This link cannot be used any more',
        'A newer one was sent since, or direct logins are no longer offered to you for this clinic.',
      );
  }
};

const ready = ({ clinic_name, practitioner_name }: UpgradeLink): Page =>
  page({
    title: 'Confirm direct logins',
    forms: true,
    scripts: [pressOnce.address()],
    body: html`<h1>Direct logins for ${clinic_name}</h1>
<p class="lead">Hello ${practitioner_name}. Please confirm that your clinic gets logins of its own.</p>
<ul>
<li>Everyone who practises in the clinic receives an e-mail with a link to set a password.</li>
<li>Whoever has set one can sign in here, in addition to the way they come in now.</li>
<li>This cannot be taken back on this page.</li>
</ul>
<form method="post" class="card">
<button type="submit">Confirm direct logins</button>
</form>
<p class="quiet">If you do not want this, close the page: nothing changes.</p>`,
  });

const confirmed = ({ clinic_name }: UpgradeLink): Page =>
  page({
    title: 'Direct logins are confirmed',
    body: html`<h1>Direct logins are confirmed</h1>
<p class="lead" role="status">${clinic_name} has logins of its own now.</p>
<p>Everyone who practises there receives an e-mail with a link to set a password. Yours is on its way, too.</p>`,
  });

/** `/clinic-upgrade/<code>`: the page on which the owner confirms that a clinic gets direct logins (decisions 2.8). */
export const clinicUpgradeSurface = (deps: {
  readonly database: Pick<Scoped, 'unscoped' | 'within' | 'transact'>;
  readonly secrets: Secrets;
  readonly audit: Audit;
}): Route => {
  const { database, secrets, audit } = deps;

  const confirm = async (ctx: Context, code: string): Promise<void> => {
    await readForm(ctx, { knowsSecret: true });
    const link = await findUpgradeLink(database, secrets, code);
    if (link?.state !== 'open') return sendPage(ctx, closed(link?.state));
    const { organization_id, clinic_id } = link;
    const requestId = ctx.response.get('X-Request-Id') || newRequestId();
    const done = await database.transact(organization_id, async (rows) => {
      const upgraded = await confirmUpgrade(rows, secrets, link, requestId);
      if (upgraded)
        await audit.appendWithin(rows, {
          ...practitionerEntry(ctx, link, 'confirmClinicUpgrade', '/clinic-upgrade/{code}', 200),
          request_id: requestId,
          resource_id: clinic_id,
          workflow_id: workflows.clinicUpgrade.command(organization_id, clinic_id).workflowId,
        });
      return upgraded;
    });
    if (done) return sendPage(ctx, confirmed(link));
    sendPage(ctx, closed((await findUpgradeLink(database, secrets, code))?.state));
  };

  return at('/clinic-upgrade/:code', {
    // Mail scanners open links, so only pressing the button confirms.
    GET: async (ctx, { code = '' }) => {
      const link = await findUpgradeLink(database, secrets, code);
      sendPage(ctx, link?.state === 'open' ? ready(link) : closed(link?.state));
    },
    POST: (ctx, { code = '' }) => confirm(ctx, code),
  });
};
