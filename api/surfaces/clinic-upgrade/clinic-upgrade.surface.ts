import type { Context } from 'koa';
import { confirmUpgrade, findUpgradeLink, type UpgradeLink } from '../../../domain/clinics/upgrade-link.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { workflows } from '../../../domain/workflow-definitions/workflows.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { html } from '../../../platform/html.ts';
import { newRequestId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { practitionerEntry } from '../login/visitors.ts';
import { messagePage, type Page, page, sendPage, welcomePage } from '../page.ts';
import { pressOnce } from '../page-forms/press-once.ts';
import { readForm } from '../page-forms/read-form.ts';
import { at, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';

/** @param visitor the language of whoever comes by a link that was never handed out. */
const closed = (link: UpgradeLink | undefined, visitor: Locale): Page => {
  const locale = link?.locale ?? visitor;
  const said = messagesIn(locale).upgradePage;
  switch (link?.state) {
    case undefined:
      return messagePage(locale, 404, said.nowhereTitle, said.nowhere);
    case 'used':
      return messagePage(locale, 410, said.usedTitle, said.used);
    case 'expired':
      return messagePage(locale, 410, said.expiredTitle, said.expired);
    default:
      return messagePage(locale, 410, said.closedTitle, said.closed);
  }
};

const ready = ({ clinic_name, practitioner_name, locale }: UpgradeLink): Page => {
  const said = messagesIn(locale).upgradePage;
  return page({
    title: said.title,
    locale,
    forms: true,
    scripts: [pressOnce.address()],
    body: html`<h1>${said.heading(clinic_name)}</h1>
<p class="lead">${said.lead(practitioner_name)}</p>
<ul>
${said.items.map((item) => html`<li>${item}</li>\n`)}</ul>
<form method="post" class="card">
<button type="submit">${said.title}</button>
</form>
<p class="quiet">${said.unwanted}</p>`,
  });
};

const confirmed = ({ clinic_name, locale }: UpgradeLink): Page => {
  const said = messagesIn(locale).upgradePage;
  return welcomePage({
    title: said.doneTitle,
    locale,
    body: html`<h1>${said.doneTitle}</h1>
<p class="lead" role="status">${said.done(clinic_name)}</p>
<p>${said.doneText}</p>`,
  });
};

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
    if (link?.state !== 'open') return sendPage(ctx, closed(link, visitorLanguage(ctx)));
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
    sendPage(ctx, closed(await findUpgradeLink(database, secrets, code), visitorLanguage(ctx)));
  };

  return at('/clinic-upgrade/:code', {
    // Mail scanners open links, so only pressing the button confirms.
    GET: async (ctx, { code = '' }) => {
      const link = await findUpgradeLink(database, secrets, code);
      sendPage(ctx, link?.state === 'open' ? ready(link) : closed(link, visitorLanguage(ctx)));
    },
    POST: (ctx, { code = '' }) => confirm(ctx, code),
  });
};
