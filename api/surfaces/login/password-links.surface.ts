import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import { takeEach } from '../../../domain/access/attempts.ts';
import { formats } from '../../../domain/declarations/formats.ts';
import { tidyText } from '../../../domain/declarations/text.ts';
import { accountsOf } from '../../../domain/logins/accounts.ts';
import { findInvitation, openInvitation, setPassword } from '../../../domain/logins/invitations.ts';
import { hashPassword, passwordIssue } from '../../../domain/logins/passwords.ts';
import { LOCALES } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { workflows } from '../../../domain/workflow-definitions/workflows.ts';
import { placeOf } from '../../../platform/network/client-address.ts';
import { enqueueWorkflow } from '../../../platform/outbox/outbox.ts';
import { sendPage } from '../page.ts';
import type { FormErrors } from '../page-forms/form-field.ts';
import { readForm, tooManyAttempts } from '../page-forms/read-form.ts';
import { at, get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import {
  closedInvitation,
  forgotPage,
  linkSentPage,
  passwordSetPage,
  setPasswordPage,
} from './login-pages.ts';
import {
  goTo,
  guessesAt,
  guessesFrom,
  type LoginDependencies,
  practitionerEntry,
  whenFree,
} from './visitors.ts';

/** Limits of links in an hour, for each place that requests and each mailbox that receives them. */
const FROM_ADDRESS = { attempts: 30, seconds: 3_600 };
const TO_MAILBOX = { attempts: 5, seconds: 3_600 };
/** The shortest time until the answer, so that it does not tell whether a login exists. */
const ANSWER_MS = 300;

/** Opens a link for each login of the address. The workflow of the practitioner's access mails them. */
const sendLinks = async ({ database, secrets }: LoginDependencies, email: string): Promise<void> => {
  for (const { organization_id, practitioner_id, email: address } of await accountsOf(database, email))
    await database.transact(organization_id, async (rows) => {
      const who = { organizationId: organization_id, practitionerId: practitioner_id, email: address };
      await openInvitation(rows, secrets, who);
      const command = workflows.practitionerAccessChanged.command(organization_id, practitioner_id);
      await enqueueWorkflow(rows, organization_id, null, command);
    });
};

/**
 * `/login/set-password/<code>`, which works once, for seven days; and the page that requests a new link (decisions
 * 2.7).
 */
export const passwordLinksSurface = (deps: LoginDependencies): readonly Route[] => {
  const { database, secrets, audit, attempts } = deps;

  const answerNewPassword = async (ctx: Context, code: string): Promise<void> => {
    const form = await readForm(ctx, { knowsSecret: true });
    const invitation = await findInvitation(database, secrets, code);
    if (invitation?.state !== 'open')
      return sendPage(ctx, closedInvitation(invitation, visitorLanguage(ctx)));
    const password = form.get('password') ?? '';
    const said = messagesIn(invitation.locale).password;
    const error = passwordIssue(password, invitation.email, said);
    const errors: FormErrors = error
      ? { password: error }
      : form.get('password_again') === password
        ? {}
        : { password_again: said.unlike };
    if (Object.keys(errors).length > 0) return sendPage(ctx, setPasswordPage(invitation, errors));
    const hash = await whenFree(hashPassword(secrets, invitation.practitioner_id, password));
    const done = await database.transact(invitation.organization_id, async (rows) => {
      const set = await setPassword(rows, invitation, hash);
      if (set)
        await audit.appendWithin(
          rows,
          practitionerEntry(ctx, invitation, 'setPassword', '/login/set-password/{code}', 303),
        );
      return set;
    });
    if (!done)
      return sendPage(
        ctx,
        closedInvitation(await findInvitation(database, secrets, code), visitorLanguage(ctx)),
      );
    // Earlier failed attempts would otherwise slow down the sign-in with the new password.
    await attempts.forget(...guessesAt(invitation.email));
    await attempts.forget(...guessesFrom(placeOf(deps.clientAddress(ctx.req)), invitation.email));
    const { locale } = invitation;
    goTo(ctx, `/login/password-set${locale === 'en' ? '' : `?${locale}`}`);
  };

  const answerForgotten = async (ctx: Context): Promise<void> => {
    const email = tidyText((await readForm(ctx)).get('email') ?? '');
    const wait = await takeEach(
      attempts,
      ['forgot-from', placeOf(deps.clientAddress(ctx.req)), FROM_ADDRESS],
      ['forgot-to', email.toLowerCase(), TO_MAILBOX],
    );
    if (wait !== undefined) throw tooManyAttempts(wait);
    const isEmail = email.length <= 254 && (formats.email as (text: string) => boolean)(email);
    await Promise.all([isEmail && sendLinks(deps, email), pause(ANSWER_MS)]);
    goTo(ctx, '/login/link-sent');
  };

  return [
    at('/login/set-password/:code', {
      GET: async (ctx, { code = '' }) => {
        const invitation = await findInvitation(database, secrets, code);
        sendPage(
          ctx,
          invitation?.state === 'open'
            ? setPasswordPage(invitation, {})
            : closedInvitation(invitation, visitorLanguage(ctx)),
        );
      },
      POST: (ctx, { code = '' }) => answerNewPassword(ctx, code),
    }),
    get('/login/password-set', (ctx) =>
      sendPage(ctx, passwordSetPage(LOCALES.find((one) => one === ctx.querystring) ?? 'en')),
    ),
    at('/login/forgot', {
      GET: (ctx) => sendPage(ctx, forgotPage(visitorLanguage(ctx))),
      POST: answerForgotten,
    }),
    get('/login/link-sent', (ctx) => sendPage(ctx, linkSentPage(visitorLanguage(ctx)))),
  ];
};
