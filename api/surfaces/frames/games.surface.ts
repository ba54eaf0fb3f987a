import { GAME_TYPES, type GameType } from '../../../domain/access/actor.ts';
import { SEAT_CAPABILITY } from '../../../domain/access/capabilities.ts';
import { html } from '../../../platform/html.ts';
import { notFoundPage, page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { pageData } from './frame.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

const TITLES: Readonly<Record<GameType, string>> = { sandtray: 'Sandtray', dollhouse: 'Dollhouse' };

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
      async () =>
        page({
          title: TITLES[game],
          layout: 'application',
          head: html`${pageData({ game })}${await deps.bundle.head('game', `toys/${game}/${game}.tsx`)}`,
          body: html`<div id="surface" class="workspace"><p role="status" id="status">Opening the scene …</p></div>
<noscript><p class="warn">This page needs JavaScript.</p></noscript>`,
        }),
    );
  });
