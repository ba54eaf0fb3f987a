import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { findLoginSession, type LoginSession } from '../../../domain/logins/sessions.ts';
import { type FormFields, PageRefusal, readForm } from '../page-forms/read-form.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';
import type { LoginDependencies } from './visitors.ts';

export interface SignedIn {
  readonly session: LoginSession;
  /** A value that the session's pages send back, to prove that they belong to the session. */
  readonly csrf: string;
}

/** Finds out who is signed in, by the cookie, and checks that forms belong to that session. */
export interface Visits {
  readonly cookie: SessionCookie;
  /** Undefined if the session or its login no longer works. */
  current(ctx: Context): Promise<SignedIn | undefined>;
  /**
   * Reads a form of a signed-in page, which its token proves. Undefined without a session.
   * @throws PageRefusal 403 for a form of another session, or of none.
   */
  form(ctx: Context): Promise<(SignedIn & { readonly form: FormFields }) | undefined>;
}

export const createVisits = ({
  config,
  database,
  secrets,
}: Pick<LoginDependencies, 'config' | 'database' | 'secrets'>): Visits => {
  const cookie = createSessionCookie(config, secrets);
  const current = async (ctx: Context): Promise<SignedIn | undefined> => {
    const token = cookie.read(ctx);
    const session = token && (await findLoginSession(database, secrets, token));
    return token && session ? { session, csrf: cookie.csrf(token) } : undefined;
  };
  return {
    cookie,
    current,
    async form(ctx) {
      const form = await readForm(ctx, { knowsSecret: true });
      const visit = await current(ctx);
      if (!visit) return undefined;
      const [given, wanted] = [Buffer.from(form.get('csrf') ?? ''), Buffer.from(visit.csrf)];
      if (given.length === wanted.length && timingSafeEqual(given, wanted)) return { ...visit, form };
      throw new PageRefusal(403, ({ notPossibleTitle: title, reload: text }) => ({ title, text }));
    },
  };
};
