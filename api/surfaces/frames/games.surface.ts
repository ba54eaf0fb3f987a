import { GAME_TYPES } from '../../../domain/access/actor.ts';
import { SEAT_CAPABILITY } from '../../../domain/access/capabilities.ts';
import { localeOf } from '../../../domain/messages/locale-of-organization.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { html } from '../../../platform/html.ts';
import { notFoundPage, page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { pageData } from './frame.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

/** `/embed/games/sandtray` and `/embed/games/dollhouse`, with a seat's token (specification 4.8). */
export const gamesSurface = (deps: FrameDependencies & { readonly bundle: WorkspaceBundle }): Route =>
  get('/embed/games/:type', async (ctx, { type }) => {
    const game = GAME_TYPES.find((one) => one === type);
    if (!game) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
    await openFrame(
      deps,
      ctx,
      {
        capability: [SEAT_CAPABILITY],
        feature: 'games',
        entitlement: 'games',
        action: 'openGameFrame',
        route: '/embed/games/{gameType}',
        suits: ({ seat }) => seat?.game_type === game,
      },
      async ({ organization_id }) => {
        const locale = await localeOf(deps.database.within(organization_id), organization_id);
        const { forms, frames } = messagesIn(locale);
        return page({
          title: frames.titles[game],
          locale,
          layout: 'application',
          head: html`${pageData({ game })}${await deps.bundle.head('game', `toys/${game}/${game}.tsx`)}`,
          body: html`<div id="surface" class="workspace"><p role="status" id="status">${frames.openingScene}</p></div>
<noscript><p class="warn">${forms.noScript}</p></noscript>`,
        });
      },
    );
  });
