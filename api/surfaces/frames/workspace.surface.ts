import type { Context } from 'koa';
import { AREA_KEYS } from '../../../domain/access/capabilities.ts';
import { html } from '../../../platform/html.ts';
import { isUuid } from '../../../platform/ids.ts';
import { notFoundPage, page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { frameHead } from './frame.ts';
import { logoOrigin } from './logo-origin.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

/**
 * `/embed/workspace` and its start surfaces: an area, one record of it, or a client by the patient's id
 * (specification part 9). What the token does not open the page itself says, by `capability_denied`.
 */
export const workspaceSurfaces = (deps: FrameDependencies): readonly Route[] => {
  const open = (ctx: Context, area: string, id = '') =>
    openFrame(
      deps,
      ctx,
      { capability: ['shell:read'], action: 'openWorkspace', route: '/embed/workspace' },
      async ({ organization_id }) =>
        page({
          title: 'Workspace',
          layout: 'wide',
          pictures: await logoOrigin(deps.database, organization_id),
          ...frameHead(['workspace'], { area, id: id.toLowerCase() }),
          body: html`<div id="surface" class="workspace"><p role="status" id="status">Opening your workspace …</p></div>
<noscript><p class="warn">This page needs JavaScript.</p></noscript>`,
        }),
    );
  const areaOf = (text: string | undefined) => AREA_KEYS.find((area) => area === text);
  const start = (ctx: Context, area: string | undefined, id?: string) => {
    if (!areaOf(area) || (id !== undefined && !isUuid(id))) return sendPage(ctx, notFoundPage());
    return open(ctx, area as string, id);
  };
  return [
    get('/embed/workspace', (ctx) => open(ctx, 'home')),
    get('/embed/workspace/clients/by-patient/:id', (ctx, { id }) => start(ctx, 'clients', id)),
    get('/embed/workspace/:area', (ctx, { area }) => start(ctx, area)),
    get('/embed/workspace/:area/:id', (ctx, { area, id }) => start(ctx, area, id)),
  ];
};
