import type { Context, Middleware } from 'koa';
import { GAME_TYPES, type GameType } from '../../platform/access/actor.ts';
import type { EmbedClaims, EmbedTokens } from '../../platform/access/embed-tokens.ts';
import { html } from '../../platform/html.ts';
import { Problem } from '../../platform/problems.ts';
import { notFoundPage, type Page, page, sendPage } from '../page.ts';
import { get } from '../route.ts';
import { sendFrame, tokenOf } from './frame.ts';

const TITLES: Readonly<Record<GameType, string>> = { sandtray: 'Sandtray', dollhouse: 'Dollhouse' };

const seatPage = (type: GameType, role: string): Page =>
  page({
    title: TITLES[type],
    body: html`<h1>${TITLES[type]}</h1>
<p>The ${role === 'practitioner' ? "clinician's" : "child's"} seat is ready, and the scene is kept for this session.</p>`,
  });

const refusedPage = (): Page =>
  page({
    title: 'This session cannot be opened',
    status: 401,
    body: html`<h1>This session cannot be opened</h1>
<p>The link to it has expired, or it was made for something else. Please ask for the session to be opened again.</p>`,
  });

/** `/embed/games/sandtray` and `/embed/games/dollhouse`, with a seat's token (specification 4.8). */
export const gamesSurface = ({ embedTokens }: { readonly embedTokens: EmbedTokens }): Middleware =>
  get('/embed/games/:type', async (ctx: Context, { type }) => {
    const game = GAME_TYPES.find((one) => one === type);
    if (!game) return sendPage(ctx, notFoundPage());
    const token = tokenOf(ctx);
    const claims = await embedTokens.verifyToken(token).catch((error: unknown): EmbedClaims | undefined => {
      if (error instanceof Problem && error.slug === 'unauthorized') return undefined;
      throw error;
    });
    // An authentic token that has expired, or is of another game, still says who may show that.
    if (claims?.seat?.game_type !== game)
      return sendFrame(ctx, refusedPage(), claims?.origins ?? (await embedTokens.originsOf(token)));
    sendFrame(ctx, seatPage(game, claims.seat.role), claims.origins);
  });
