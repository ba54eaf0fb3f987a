import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { findOperatorSession, type OperatorSession } from '../../../domain/operator-accounts/sessions.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Rows } from '../../../platform/database/rows.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { type FormFields, PageRefusal, readForm } from '../../surfaces/page-forms/read-form.ts';

export interface SignedInOperator {
  readonly session: OperatorSession;
  /** A value that the page's forms send back, to prove that they belong to the session. */
  readonly csrf: string;
}

/** Finds out who has the page open, by the cookie, and checks that forms belong to that session. */
export interface OperatorVisits {
  setCookie(ctx: Context, token: string): void;
  clearCookie(ctx: Context): void;
  current(ctx: Context): Promise<SignedInOperator | undefined>;
  /** @throws PageRefusal 403 for a form of another session. @returns undefined without a session. */
  form(ctx: Context): Promise<(SignedInOperator & { readonly form: FormFields }) | undefined>;
}

const foreign = () => new PageRefusal(403, ({ notPossibleTitle: title, reload: text }) => ({ title, text }));

export const createOperatorVisits = ({
  config,
  rows,
  secrets,
}: {
  readonly config: Pick<Config, 'OPERATORS_URL'>;
  readonly rows: Rows;
  readonly secrets: Secrets;
}): OperatorVisits => {
  const secure = new URL(config.OPERATORS_URL).protocol === 'https:';
  const name = secure ? '__Host-operator' : 'operator';
  // Ports share cookies. So without https the path keeps the cookie from the service's other addresses.
  const scope = secure ? 'Path=/; Secure' : 'Path=/operators';
  const write = (ctx: Context, value: string, lifetime = '') =>
    ctx.append('Set-Cookie', `${name}=${value}; ${scope}; HttpOnly; SameSite=Strict${lifetime}`);

  const current = async (ctx: Context): Promise<SignedInOperator | undefined> => {
    const values = ctx
      .get('Cookie')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .flatMap(([key, value = '']) => (key === name ? [value] : []));
    const [token] = values;
    // If there are two cookies, somebody else set one of them, and it is unknown which.
    const session =
      token && values.length === 1 ? await findOperatorSession(rows, secrets, token) : undefined;
    return token && session
      ? { session, csrf: secrets.keyedHash('operator-csrf', token).toString('base64url') }
      : undefined;
  };

  return {
    setCookie: (ctx, token) => write(ctx, token),
    clearCookie: (ctx) => write(ctx, '', '; Max-Age=0'),
    current,
    async form(ctx) {
      const form = await readForm(ctx, { knowsSecret: true });
      const visit = await current(ctx);
      if (!visit) return undefined;
      const [given, wanted] = [Buffer.from(form.get('csrf') ?? ''), Buffer.from(visit.csrf)];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw foreign();
      return { ...visit, form };
    },
  };
};
