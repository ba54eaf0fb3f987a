import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Pace } from '../../../domain/access/attempts.ts';
import { formats } from '../../../domain/declarations/formats.ts';
import { tidyText } from '../../../domain/declarations/text.ts';
import { type Account, accountsOpenedBy } from '../../../domain/logins/accounts.ts';
import { endAllLoginSessions, endLoginSession, openLoginSession } from '../../../domain/logins/sessions.ts';
import { placeOf } from '../../../platform/network/client-address.ts';
import { sendPage } from '../page.ts';
import { readForm, tooManyAttempts } from '../page-forms/read-form.ts';
import { at, type Route } from '../route.ts';
import { type Choice, readChoice, sealChoice } from './account-choice.ts';
import {
  CHANGED,
  choicePage,
  STALE_CHOICE,
  SUSPENDED,
  signInPage,
  signOutPage,
  WRONG,
} from './login-pages.ts';
import type { Visits } from './signed-in.ts';
import {
  goTo,
  guessesAt,
  guessesFrom,
  type LoginDependencies,
  practitionerEntry,
  whenFree,
} from './visitors.ts';

/**
 * Guesses of a quarter of an hour. From one place, at one account and at all of them, they stand in line once they are
 * more than a few. Those at one account from everywhere wait a moment, but never for each other: nobody elsewhere can
 * keep the owner out, however often they guess.
 */
const AT_ACCOUNT_FROM_PLACE: Pace = {
  attempts: 5,
  seconds: 900,
  stepMilliseconds: 1_000,
  longestMilliseconds: 10_000,
};
const FROM_PLACE: Pace = { attempts: 50, seconds: 900, stepMilliseconds: 250, longestMilliseconds: 2_000 };
const AT_ACCOUNT = { attempts: 20, seconds: 900, holdMilliseconds: 1_000 };
/** Whoever would stand in line for longer comes back instead. */
const PATIENCE_MS = 12_000;

/** `/login` and `/logout` (decisions 2.7). */
export const signInSurface = (deps: LoginDependencies & { readonly visits: Visits }): readonly Route[] => {
  const { database, secrets, attempts, audit, visits } = deps;

  /** A session of its own for each sign-in; the one that the browser came with ends. */
  const signIn = async (ctx: Context, account: Choice): Promise<void> => {
    const before = await visits.current(ctx);
    const token = await database.transact(account.organization_id, async (rows) => {
      const opened = await openLoginSession(rows, secrets, account);
      if (opened) await audit.appendWithin(rows, practitionerEntry(ctx, account, 'signIn', '/login', 303));
      return opened;
    });
    if (!token) return sendPage(ctx, signInPage('', CHANGED));
    if (before) await endLoginSession(database.within(before.session.organization_id), before.session);
    visits.cookie.set(ctx, token);
    goTo(ctx, '/workspace');
  };

  /**
   * Counted before the password is looked at, and alike whether or not there is such an account: many guesses at once
   * get no further than one by one.
   */
  const slowGuessing = async (place: string, email: string): Promise<void> => {
    const mine = guessesFrom(place, email);
    const ofAccount = await attempts.pace(...mine, AT_ACCOUNT_FROM_PLACE, PATIENCE_MS);
    if (ofAccount.refused) throw tooManyAttempts(Math.ceil(ofAccount.wait / 1_000));
    const ofPlace = await attempts.pace('login-from-place', place, FROM_PLACE, PATIENCE_MS);
    if (ofPlace.refused) {
      await attempts.giveBack(...mine);
      throw tooManyAttempts(Math.ceil(ofPlace.wait / 1_000));
    }
    const isGuessedAt = (await attempts.take(...guessesAt(email), AT_ACCOUNT)) !== undefined;
    const wait = Math.max(ofAccount.wait, ofPlace.wait, isGuessedAt ? AT_ACCOUNT.holdMilliseconds : 0);
    if (wait > 0) await pause(wait);
  };

  const answerPassword = async (ctx: Context): Promise<void> => {
    const form = await readForm(ctx);
    const email = tidyText(form.get('email') ?? '').slice(0, 254);
    const password = form.get('password') ?? '';
    const place = placeOf(deps.clientAddress(ctx.req));
    await slowGuessing(place, email);
    // Folding case, the database takes some other letters for these: the same login would be guessed at under many names.
    const usable = (formats.email as (text: string) => boolean)(email) && password.length <= 1_024;
    const accounts: readonly Account[] = usable
      ? await whenFree(accountsOpenedBy(database, secrets, email, password))
      : [];
    if (accounts.length === 0) return sendPage(ctx, signInPage(email, WRONG));
    await attempts.forget(...guessesFrom(place, email));
    await attempts.giveBack(...guessesAt(email));
    // A practice's people sign in from one address, all in the same quarter of an hour.
    await attempts.giveBack('login-from-place', place);
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

  const signOut =
    (everywhere: boolean) =>
    async (ctx: Context): Promise<void> => {
      const session = (await visits.form(ctx))?.session;
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
      visits.cookie.clear(ctx);
      goTo(ctx, '/login');
    };

  return [
    at('/login', {
      GET: async (ctx) =>
        (await visits.current(ctx)) ? goTo(ctx, '/workspace') : sendPage(ctx, signInPage()),
      POST: answerPassword,
    }),
    at('/login/choose', { GET: (ctx) => goTo(ctx, '/login'), POST: answerChoice }),
    at('/logout', {
      GET: async (ctx) => {
        const current = await visits.current(ctx);
        return current ? sendPage(ctx, signOutPage(current.csrf)) : goTo(ctx, '/login');
      },
      POST: signOut(false),
    }),
    at('/logout/everywhere', { GET: (ctx) => goTo(ctx, '/logout'), POST: signOut(true) }),
  ];
};
