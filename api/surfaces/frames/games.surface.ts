import { GAME_TYPES, type GameType } from '../../../domain/access/actor.ts';
import { SEAT_CAPABILITY } from '../../../domain/access/capabilities.ts';
import { html } from '../../../platform/html.ts';
import { notFoundPage, page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { frameHead } from './frame.ts';
import { type FrameDependencies, openFrame } from './open-frame.ts';

const TITLES: Readonly<Record<GameType, string>> = { sandtray: 'Sandtray', dollhouse: 'Dollhouse' };

/** `/embed/games/sandtray` and `/embed/games/dollhouse`, with a seat's token (specification 4.8). */
export const gamesSurface = (deps: FrameDependencies): Route =>
  get('/embed/games/:type', async (ctx, { type }) => {
    const game = GAME_TYPES.find((one) => one === type);
    if (!game) return sendPage(ctx, notFoundPage());
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
      () =>
        page({
          title: TITLES[game],
          layout: 'wide',
          ...frameHead(['game'], { game }),
          body: html`<main id="surface" class="game"><h1>${TITLES[game]}</h1>
<p role="status" id="status">Opening the scene …</p></main>
<noscript><p class="warn">This page needs JavaScript.</p></noscript>`,
        }),
    );
  });
