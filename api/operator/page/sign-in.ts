import type { Context } from 'koa';
import { type Attempts, takeEach } from '../../../domain/access/attempts.ts';
import { authenticate } from '../../../domain/operator-accounts/accounts.ts';
import { endOperatorSession, openOperatorSession } from '../../../domain/operator-accounts/sessions.ts';
import type { Clock } from '../../../platform/clock.ts';
import { html } from '../../../platform/html.ts';
import { type ClientAddress, placeOf } from '../../../platform/network/client-address.ts';
import { goTo, whenFree } from '../../surfaces/login/visitors.ts';
import { type Page, page, sendPage } from '../../surfaces/page.ts';
import { formField } from '../../surfaces/page-forms/form-field.ts';
import { readForm, tooManyAttempts } from '../../surfaces/page-forms/read-form.ts';
import { at, type Route } from '../../surfaces/route.ts';
import type { Session } from '../session.ts';
import { operatorsStylesheet } from './frame.ts';
import type { OperatorVisits } from './signed-in.ts';

/** Few people sign in here, and seldom: an attempt more than these within a quarter of an hour is refused. */
const AT_ACCOUNT = { attempts: 10, seconds: 900 };
const FROM_PLACE = { attempts: 30, seconds: 900 };

const FIELDS = [
  { name: 'name', label: 'Name', longest: 100, autocomplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  {
    name: 'code',
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now.',
    longest: 7,
    autocomplete: 'one-time-code',
  },
] as const;

const signInPage = (name = '', wrong = false): Page =>
  page({
    title: 'Sign in · Operators',
    status: wrong ? 401 : 200,
    forms: true,
    openAddress: true,
    styles: [operatorsStylesheet.address()],
    body: html`<h1>Operators</h1>
${wrong && html`<p class="card faults" role="alert">Name, password or code is wrong, or the code was used before.</p>`}<form method="post" action="/operators/sign-in" class="card" novalidate>
${FIELDS.map((field) => formField(field, field.name === 'name' ? name : ''))}<button type="submit">Sign in</button>
</form>
<p class="quiet">Accounts are made by <code>operator accounts add</code>.</p>`,
  });

export interface SignInDependencies {
  readonly visits: OperatorVisits;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly clientAddress: ClientAddress;
  /** A session of the command line in this operator's name. */
  sessionOf(operator: string): Session;
}

/** `/operators/sign-in` and `/operators/sign-out`. */
export const signInRoutes = (deps: SignInDependencies): readonly Route[] => {
  const { visits, attempts, clock, sessionOf } = deps;

  const signIn = async (ctx: Context): Promise<void> => {
    const form = await readForm(ctx);
    const [name, password, code] = ['name', 'password', 'code'].map((field) =>
      (form.get(field) ?? '').slice(0, 256),
    ) as [string, string, string];
    const place = placeOf(deps.clientAddress(ctx.req));
    const ofAccount = ['operator-at', name.toLowerCase()] as const;
    const ofPlace = ['operator-from', place] as const;
    const wait = await takeEach(attempts, [...ofAccount, AT_ACCOUNT], [...ofPlace, FROM_PLACE]);
    if (wait !== undefined) throw tooManyAttempts(wait);
    const { rows, secrets } = sessionOf('');
    const given = { name: name.trim(), password, code };
    const account = await whenFree(authenticate(rows, secrets, given, clock.now().getTime()));
    if (!account) return sendPage(ctx, signInPage(name, true));
    await attempts.forget(...ofAccount);
    await attempts.giveBack(...ofPlace);
    const before = await visits.current(ctx);
    const target = { action: 'accounts.sign-in', resourceId: account.id };
    const token = await sessionOf(account.name).changeService(target, async (changing) => {
      if (before) await endOperatorSession(changing, before.session.id);
      return openOperatorSession(changing, secrets, account.id);
    });
    visits.setCookie(ctx, token);
    goTo(ctx, '/operators');
  };

  const signOut = async (ctx: Context): Promise<void> => {
    const visit = await visits.form(ctx);
    if (visit) {
      const target = { action: 'accounts.sign-out', resourceId: visit.session.account_id };
      await sessionOf(visit.session.name).changeService(target, (rows) =>
        endOperatorSession(rows, visit.session.id),
      );
    }
    visits.clearCookie(ctx);
    goTo(ctx, '/operators/sign-in');
  };

  return [
    at('/operators/sign-in', {
      GET: async (ctx) =>
        (await visits.current(ctx)) ? goTo(ctx, '/operators') : sendPage(ctx, signInPage()),
      POST: signIn,
    }),
    at('/operators/sign-out', { GET: (ctx) => goTo(ctx, '/operators'), POST: signOut }),
  ];
};
