import type { Context } from 'koa';
import { formats } from '../../../domain/declarations/formats.ts';
import { tidyText } from '../../../domain/declarations/text.ts';
import { type Account, accountsOpenedBy } from '../../../domain/logins/accounts.ts';
import { endAllLoginSessions, endLoginSession, openLoginSession } from '../../../domain/logins/sessions.ts';
import { placeOf } from '../../../platform/network/client-address.ts';
import { sendPage } from '../page.ts';
import { readForm } from '../page-forms/read-form.ts';
import { at, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import { type Choice, readChoice, sealChoice } from './account-choice.ts';
import { choicePage, signInPage, signOutPage } from './login-pages.ts';
import type { Visits } from './signed-in.ts';
import { slowGuessing } from './slow-guessing.ts';
import {
  goTo,
  guessesAt,
  guessesFrom,
  type LoginDependencies,
  practitionerEntry,
  whenFree,
} from './visitors.ts';

type SignInDependencies = LoginDependencies & { readonly visits: Visits };

/** Ends the visitor's session, or with `signOutEverywhere` all sessions of the login. */
const signOut = async (
  { database, audit, visits }: SignInDependencies,
  ctx: Context,
  [action, route]: readonly ['signOut' | 'signOutEverywhere', string],
): Promise<void> => {
  const session = (await visits.form(ctx))?.session;
  if (session)
    await database.transact(session.organization_id, async (rows) => {
      const { organization_id, practitioner_id } = session;
      if (action === 'signOutEverywhere') await endAllLoginSessions(rows, organization_id, practitioner_id);
      else await endLoginSession(rows, session);
      await audit.appendWithin(rows, practitionerEntry(ctx, session, action, route, 303));
    });
  visits.cookie.clear(ctx);
  goTo(ctx, '/login');
};

/** `/login` and `/logout` (decisions 2.7). */
export const signInSurface = (deps: SignInDependencies): readonly Route[] => {
  const { database, secrets, attempts, audit, visits } = deps;

  /** Each sign-in opens a new session. The session that the browser had before ends. */
  const signIn = async (ctx: Context, account: Choice): Promise<void> => {
    const before = await visits.current(ctx);
    const token = await database.transact(account.organization_id, async (rows) => {
      const opened = await openLoginSession(rows, secrets, account);
      if (opened) await audit.appendWithin(rows, practitionerEntry(ctx, account, 'signIn', '/login', 303));
      return opened;
    });
    if (!token) return sendPage(ctx, signInPage(visitorLanguage(ctx), '', 'changed'));
    if (before) await endLoginSession(database.within(before.session.organization_id), before.session);
    visits.cookie.set(ctx, token);
    goTo(ctx, '/workspace');
  };

  const answerPassword = async (ctx: Context): Promise<void> => {
    const form = await readForm(ctx);
    const email = tidyText(form.get('email') ?? '').slice(0, 254);
    const password = form.get('password') ?? '';
    const place = placeOf(deps.clientAddress(ctx.req));
    await slowGuessing(attempts, place, email);
    // The database treats some other letters as equal to these, so one login could be guessed at under many
    // spellings.
    const usable = (formats.email as (text: string) => boolean)(email) && password.length <= 1_024;
    const accounts: readonly Account[] = usable
      ? await whenFree(accountsOpenedBy(database, secrets, email, password))
      : [];
    if (accounts.length === 0) return sendPage(ctx, signInPage(visitorLanguage(ctx), email, 'wrong'));
    await attempts.forget(...guessesFrom(place, email));
    await attempts.giveBack(...guessesAt(email));
    // All people of a practice may sign in from one address within the same quarter of an hour, so a success does not
    // count.
    await attempts.giveBack('login-from-place', place);
    const working = accounts.filter(({ works }) => works);
    const [only, ...others] = working;
    if (!only) return sendPage(ctx, signInPage(visitorLanguage(ctx), email, 'suspended'));
    if (others.length === 0) return signIn(ctx, only);
    sendPage(ctx, choicePage(visitorLanguage(ctx), working, sealChoice(secrets, working, deps.clock.now())));
  };

  const answerChoice = async (ctx: Context): Promise<void> => {
    const form = await readForm(ctx);
    const [sealed, account] = [form.get('choice') ?? '', form.get('account') ?? ''];
    const chosen = readChoice(secrets, sealed, account, deps.clock.now());
    return chosen ? signIn(ctx, chosen) : sendPage(ctx, signInPage(visitorLanguage(ctx), '', 'stale'));
  };

  return [
    at('/login', {
      GET: async (ctx) =>
        (await visits.current(ctx))
          ? goTo(ctx, '/workspace')
          : sendPage(ctx, signInPage(visitorLanguage(ctx))),
      POST: answerPassword,
    }),
    at('/login/choose', { GET: (ctx) => goTo(ctx, '/login'), POST: answerChoice }),
    at('/logout', {
      GET: async (ctx) => {
        const current = await visits.current(ctx);
        return current ? sendPage(ctx, signOutPage(visitorLanguage(ctx), current.csrf)) : goTo(ctx, '/login');
      },
      POST: (ctx) => signOut(deps, ctx, ['signOut', '/logout']),
    }),
    at('/logout/everywhere', {
      GET: (ctx) => goTo(ctx, '/logout'),
      POST: (ctx) => signOut(deps, ctx, ['signOutEverywhere', '/logout/everywhere']),
    }),
  ];
};
