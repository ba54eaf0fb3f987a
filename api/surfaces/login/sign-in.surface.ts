import { timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { html } from '../../platform/html.ts';
import { type Account, accountsOpenedBy } from '../../resources/logins/accounts.ts';
import {
  endAllLoginSessions,
  endLoginSession,
  findLoginSession,
  type LoginSession,
  openLoginSession,
} from '../../resources/logins/sessions.ts';
import { page, sendPage } from '../page.ts';
import { PageRefusal, readForm, tooManyAttempts } from '../page-forms/read-form.ts';
import { at, get } from '../route.ts';
import { type Choice, readChoice, sealChoice } from './account-choice.ts';
import {
  choicePage,
  STALE_CHOICE,
  SUSPENDED,
  signInPage,
  signOutPage,
  WRONG,
  workspacePage,
} from './login-pages.ts';
import { createSessionCookie } from './session-cookie.ts';
import { goTo, type LoginDependencies, practitionerEntry, whenFree } from './visitors.ts';

/** Guesses at one address's password, and guesses from one place, in a quarter of an hour. */
const AT_ACCOUNT = { attempts: 20, seconds: 900 };
const FROM_ADDRESS = { attempts: 100, seconds: 900 };

/** `/login`, `/logout` and the first page of the workspace (decisions 2.7). */
export const signInSurface = (deps: LoginDependencies): readonly Middleware[] => {
  const { database, secrets, attempts, audit } = deps;
  const cookie = createSessionCookie(deps.config, secrets);

  const currentSession = async (
    ctx: Context,
  ): Promise<{ session: LoginSession; token: string } | undefined> => {
    const token = cookie.read(ctx);
    const session = token && (await findLoginSession(database, secrets, token));
    return token && session ? { session, token } : undefined;
  };

  /** A session of its own for each sign-in; the one that the browser came with ends. */
  const signIn = async (ctx: Context, account: Choice): Promise<void> => {
    const before = await currentSession(ctx);
    const token = await database.transact(account.organization_id, async (rows) => {
      const opened = await openLoginSession(rows, secrets, account.organization_id, account.practitioner_id);
      if (opened) await audit.appendWithin(rows, practitionerEntry(ctx, account, 'signIn', '/login', 303));
      return opened;
    });
    if (!token) return sendPage(ctx, signInPage('', SUSPENDED));
    if (before) await endLoginSession(database.within(before.session.organization_id), before.session);
    cookie.set(ctx, token);
    goTo(ctx, '/workspace');
  };

  const refuseGuessing = async (ctx: Context, email: string): Promise<void> => {
    const wait =
      (await attempts.take('login-from', deps.addressOf(ctx), FROM_ADDRESS)) ??
      (await attempts.take('login-to', email.toLowerCase(), AT_ACCOUNT));
    if (wait !== undefined) throw tooManyAttempts(wait);
  };

  const answerPassword = async (ctx: Context): Promise<void> => {
    const form = await readForm(ctx);
    const email = (form.get('email') ?? '').normalize('NFC').trim().slice(0, 254);
    const password = form.get('password') ?? '';
    await refuseGuessing(ctx, email);
    const usable = email.isWellFormed() && !email.includes('\0') && password.length <= 1_024;
    const accounts: readonly Account[] = usable
      ? await whenFree(accountsOpenedBy(database, secrets, email, password))
      : [];
    if (accounts.length === 0) return sendPage(ctx, signInPage(email, WRONG));
    await attempts.forget('login-to', email.toLowerCase());
    const working = accounts.filter(({ works }) => works);
    const [only, ...others] = working;
    if (!only) return sendPage(ctx, signInPage(email, SUSPENDED));
    if (others.length === 0) return signIn(ctx, only);
    sendPage(ctx, choicePage(working, sealChoice(secrets, working, deps.clock.now())));
  };

  const answerChoice = async (ctx: Context): Promise<void> => {
    const form = await readForm(ctx);
    const [sealed, account] = [form.get('choice') ?? '', form.get('account') ?? ''];
    const chosen = readChoice(secrets, sealed, account, deps.clock.now());
    return chosen ? signIn(ctx, chosen) : sendPage(ctx, signInPage('', STALE_CHOICE));
  };

  /** A form of a signed-in page says so by its token; who has no session has nothing to end. */
  const signedInForm = async (ctx: Context): Promise<LoginSession | undefined> => {
    const form = await readForm(ctx);
    const current = await currentSession(ctx);
    if (!current) return undefined;
    const [given, wanted] = [Buffer.from(form.get('csrf') ?? ''), Buffer.from(cookie.csrf(current.token))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw new PageRefusal(
        page({
          title: 'Not possible',
          status: 403,
          body: html`<h1>Not possible</h1><p>Please reload the page and try again.</p>`,
        }),
      );
    return current.session;
  };

  const signOut =
    (everywhere: boolean) =>
    async (ctx: Context): Promise<void> => {
      const session = await signedInForm(ctx);
      if (session)
        await database.transact(session.organization_id, async (rows) => {
          const { organization_id, practitioner_id } = session;
          if (everywhere) await endAllLoginSessions(rows, organization_id, practitioner_id);
          else await endLoginSession(rows, session);
          const [action, route] = everywhere
            ? ['signOutEverywhere', '/logout/everywhere']
            : ['signOut', '/logout'];
          await audit.appendWithin(rows, practitionerEntry(ctx, session, action, route, 303));
        });
      cookie.clear(ctx);
      goTo(ctx, '/login');
    };

  return [
    at('/login', {
      GET: async (ctx) =>
        (await currentSession(ctx)) ? goTo(ctx, '/workspace') : sendPage(ctx, signInPage()),
      POST: answerPassword,
    }),
    at('/login/choose', { GET: (ctx) => goTo(ctx, '/login'), POST: answerChoice }),
    at('/logout', {
      GET: async (ctx) => {
        const current = await currentSession(ctx);
        return current ? sendPage(ctx, signOutPage(cookie.csrf(current.token))) : goTo(ctx, '/login');
      },
      POST: signOut(false),
    }),
    at('/logout/everywhere', { GET: (ctx) => goTo(ctx, '/logout'), POST: signOut(true) }),
    get('/workspace', async (ctx) => {
      const current = await currentSession(ctx);
      if (!current) return goTo(ctx, '/login');
      // Durable before anything is shown, as with every read.
      await audit.append(practitionerEntry(ctx, current.session, 'openWorkspace', '/workspace', 200));
      sendPage(ctx, workspacePage(current.session, cookie.csrf(current.token)));
    }),
  ];
};
