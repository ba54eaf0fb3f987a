import type { Context } from 'koa';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Secrets } from '../../../platform/secrets.ts';

/**
 * The cookie of a direct login. With https its name binds it to this host (`__Host-`). Scripts cannot read it, and
 * requests from other sites do not carry it.
 */
export interface SessionCookie {
  read(ctx: Context): string | undefined;
  set(ctx: Context, token: string): void;
  clear(ctx: Context): void;
  /** A value that forms of a signed-in page must send back. Only a page of the same session knows it. */
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
      // If there are two cookies, somebody else set one of them, and it is unknown which.
      return values.length === 1 ? values[0] : undefined;
    },
    set: (ctx, token) => write(ctx, token, ''),
    clear: (ctx) => write(ctx, '', '; Max-Age=0'),
    csrf: (token) => secrets.keyedHash('login-csrf', token).toString('base64url'),
  };
};
