import type { Context } from 'koa';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Secrets } from '../../../platform/secrets.ts';

/**
 * The cookie of a direct login. With https its name binds it to this very host (`__Host-`); scripts cannot
 * read it, and other sites' requests do not carry it.
 */
export interface SessionCookie {
  read(ctx: Context): string | undefined;
  set(ctx: Context, token: string): void;
  clear(ctx: Context): void;
  /** What a form of a signed-in page must bring back: only a page that was shown to the session knows it. */
  csrf(token: string): string;
}

export const createSessionCookie = (
  { BASE_URL }: Pick<Config, 'BASE_URL'>,
  secrets: Secrets,
): SessionCookie => {
  const secure = new URL(BASE_URL).protocol === 'https:';
  const name = secure ? '__Host-login' : 'login';
  const write = (ctx: Context, value: string, lifetime: string) =>
    ctx.append(
      'Set-Cookie',
      `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${lifetime}`,
    );
  return {
    read(ctx) {
      const values = ctx
        .get('Cookie')
        .split(';')
        .map((pair) => pair.trim().split('='))
        .flatMap(([key, value = '']) => (key === name ? [value] : []));
      // With two cookies, one was set by somebody else, and nothing says which.
      return values.length === 1 ? values[0] : undefined;
    },
    set: (ctx, token) => write(ctx, token, ''),
    clear: (ctx) => write(ctx, '', '; Max-Age=0'),
    csrf: (token) => secrets.keyedHash('login-csrf', token).toString('base64url'),
  };
};
