import {
  findCredentialLink,
  type OpenedCredential,
  openCredential,
} from '../../../domain/applications/application.ts';
import type { Database } from '../../../domain/declarations/database.ts';
import { workflows } from '../../../domain/workflow-definitions/workflows.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { html } from '../../../platform/html.ts';
import { newRequestId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { page, sendPage } from '../page.ts';
import { pressOnce } from '../page-forms/press-once.ts';
import { readForm } from '../page-forms/read-form.ts';
import { at, type Route } from '../route.ts';

const closed = {
  unknown: () =>
    page({
      title: 'This link leads nowhere',
      status: 404,
      body: html`<h1>This link leads nowhere</h1>
<p>It may have been copied incompletely. Please open it from the e-mail that we sent.</p>`,
    }),
  opened: () =>
    page({
      title: 'This link has already been opened',
      status: 410,
      body: html`<h1>This link has already been opened</h1>
<p>It shows the credential once, and that was done. If it was not you or a colleague, tell us at once: the secret can be replaced.</p>`,
    }),
  expired: () =>
    page({
      title: 'This link has expired',
      status: 410,
      body: html`<h1>This link has expired</h1>
<p>It could be opened for a limited time after the approval. Please write to us; we can issue a new secret.</p>`,
    }),
  replaced: () =>
    page({
      title: 'This credential has been replaced',
      status: 410,
      body: html`<h1>This credential has been replaced</h1>
<p>Its secret was changed before this link was opened. Please write to us; we can issue a new one.</p>`,
    }),
} as const;

const ready = () =>
  page({
    title: 'Your credential',
    forms: true,
    scripts: [pressOnce.address()],
    body: html`<h1>Your credential</h1>
<p class="lead">This page shows your client secret once, and never again.</p>
<p>Open it when you can put the secret into your secret store right away. Do not send it by e-mail or chat.</p>
<form method="post" class="card">
<button type="submit">Show the credential</button>
</form>`,
  });

const shown = (
  { clientId, clientSecret }: OpenedCredential,
  { AUDIENCE, AUTH_URL, BASE_URL }: Pick<Config, 'AUDIENCE' | 'AUTH_URL' | 'BASE_URL'>,
) =>
  page({
    title: 'Your credential',
    body: html`<h1>Your credential</h1>
<p class="lead" role="status">Please copy it now: the secret is not shown again, and we keep only a hash of it.</p>
<dl class="facts card">
<dt>Client id</dt><dd><code id="client_id">${clientId}</code></dd>
<dt>Client secret</dt><dd><code id="client_secret">${clientSecret}</code></dd>
<dt>Audience</dt><dd><code id="audience">${AUDIENCE}</code></dd>
<dt>Base address</dt><dd><code id="base_url">${BASE_URL}</code></dd>
<dt>Token address</dt><dd><code id="token_url">${AUTH_URL}/oauth/token</code></dd>
</dl>
<h2>What comes next</h2>
<p>Your server exchanges id, secret and audience for an access token at the token address. The <a href="/docs">console</a> and the <a href="/openapi.json">OpenAPI document</a> show what it can do with it.</p>`,
  });

/** `/credentials/<code>`: shows a new partner's credential exactly once (decisions 2.4). */
export const credentialLinkSurface = (deps: {
  readonly config: Config;
  readonly database: Pick<Database, 'unscoped' | 'transact'>;
  readonly secrets: Secrets;
  readonly audit: Audit;
}): Route => {
  const { config, database, secrets, audit } = deps;
  return at('/credentials/:code', {
    // Mail scanners open links, so only pressing the button shows the credential.
    GET: async (ctx, { code = '' }) => {
      const link = await findCredentialLink(database.unscoped, secrets, code);
      sendPage(ctx, link?.state === 'ready' ? ready() : closed[link?.state ?? 'unknown']());
    },
    POST: async (ctx, { code = '' }) => {
      await readForm(ctx, { knowsSecret: true });
      const link = await findCredentialLink(database.unscoped, secrets, code);
      if (link?.state !== 'ready') return sendPage(ctx, closed[link?.state ?? 'unknown']());
      const { id, organization_id } = link;
      const requestId = ctx.response.get('X-Request-Id') || newRequestId();
      const opened = await database.transact(organization_id, async (rows) => {
        const credential = await openCredential(rows, secrets, id, requestId);
        if (credential)
          await audit.appendWithin(rows, {
            organization_id,
            request_id: requestId,
            replayed_request_id: null,
            actor_kind: 'system',
            client_id: credential.clientId,
            practitioner_id: null,
            action: 'openCredentialLink',
            route: '/credentials/{code}',
            method: 'POST',
            status: 200,
            problem: null,
            resource_id: id,
            workflow_id: workflows.partnerOnboarding.command(id).workflowId,
          });
        return credential;
      });
      if (opened) return sendPage(ctx, opened.replaced ? closed.replaced() : shown(opened, config));
      const now = await findCredentialLink(database.unscoped, secrets, code);
      sendPage(ctx, closed[now?.state === 'expired' ? 'expired' : 'opened']());
    },
  });
};
