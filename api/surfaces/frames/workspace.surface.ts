import type { Context } from 'koa';
import { AREA_KEYS } from '../../../domain/access/capabilities.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { localeOf } from '../../../domain/messages/locale-of-organization.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { html } from '../../../platform/html.ts';
import { isUuid } from '../../../platform/ids.ts';
import { notFoundPage, page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { type WorkspaceStart, workspaceHead } from './frame.ts';
import { logoOrigin } from './logo-origin.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

/** What the page holds until its script has begun. */
export const workspaceBody = (locale: Locale) =>
  html`<div id="surface" class="workspace"><p role="status" id="status">${messagesIn(locale).signIn.opening}</p></div>
<noscript><p class="warn">${messagesIn(locale).forms.noScript}</p></noscript>`;

/** The name of a view, such as `answers`. It never contains text of a person. */
const VIEW = /^[a-z][a-z-]{0,29}$/;

/** Reads where an address starts the workspace; undefined for an invalid address. */
export const workspaceStart = (area = '', id?: string, view?: string): WorkspaceStart | undefined =>
  AREA_KEYS.some((key) => key === area) &&
  (id === undefined || isUuid(id)) &&
  (view === undefined || VIEW.test(view))
    ? { area, id: id?.toLowerCase() ?? '', view: view ?? '' }
    : undefined;

/**
 * `/embed/workspace` and its start addresses: an area, one of its records, a view of that record, or a client by the
 * patient's id (specification part 9). The page itself reports what the token does not open, by `capability_denied`.
 */
export const workspaceSurfaces = (
  deps: FrameDependencies & { readonly bundle: WorkspaceBundle },
): readonly Route[] => {
  const open = (ctx: Context, start: WorkspaceStart | undefined) => {
    if (!start) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
    return openFrame(
      deps,
      ctx,
      { capability: ['shell:read'], action: 'openWorkspace', route: '/embed/workspace' },
      async ({ organization_id }) => {
        const locale = await localeOf(deps.database.within(organization_id), organization_id);
        return page({
          title: messagesIn(locale).signIn.workspace,
          locale,
          pictures: await logoOrigin(deps.database, organization_id),
          ...(await workspaceHead(deps.bundle, start)),
          body: workspaceBody(locale),
        });
      },
    );
  };
  return [
    get('/embed/workspace', (ctx) => open(ctx, workspaceStart('home'))),
    get('/embed/workspace/clients/by-patient/:id', (ctx, { id }) => open(ctx, workspaceStart('clients', id))),
    get('/embed/workspace/:area', (ctx, { area }) => open(ctx, workspaceStart(area))),
    get('/embed/workspace/:area/:id', (ctx, { area, id }) => open(ctx, workspaceStart(area, id))),
    get('/embed/workspace/:area/:id/:view', (ctx, { area, id, view }) =>
      open(ctx, workspaceStart(area, id, view)),
    ),
  ];
};
