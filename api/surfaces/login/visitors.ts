import type { Context } from 'koa';
import type { Attempts } from '../../../domain/access/attempts.ts';
import { PasswordsBusy } from '../../../domain/logins/passwords.ts';
import type { Audit, AuditEntry } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { ClientAddress } from '../../../platform/network/client-address.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { setHostedHeaders } from '../page.ts';
import { PageRefusal } from '../page-forms/read-form.ts';

/** Dependencies of the pages of direct logins. */
export interface LoginDependencies {
  readonly config: Config;
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly clientAddress: ClientAddress;
}

/** The sources under which guesses at one address's password are counted: from everywhere, and from one place. */
export const guessesAt = (email: string) => ['login-at', email.toLowerCase()] as const;
export const guessesFrom = (place: string, email: string) =>
  ['login-at-from', `${place} ${email.toLowerCase()}`] as const;

/** An audit row of what a practitioner does through the direct login. */
export const practitionerEntry = (
  ctx: Context,
  who: { readonly organization_id: string; readonly practitioner_id: string },
  action: string,
  route: string,
  status: number,
): AuditEntry => ({
  organization_id: who.organization_id,
  request_id: ctx.response.get('X-Request-Id'),
  replayed_request_id: null,
  actor_kind: 'practitioner',
  client_id: null,
  practitioner_id: who.practitioner_id,
  action,
  route,
  method: ctx.method,
  status,
  problem: null,
  resource_id: null,
  workflow_id: null,
});

export const goTo = (ctx: Context, path: string): void => {
  setHostedHeaders(ctx);
  ctx.status = 303;
  ctx.redirect(path);
};

/** Answers with a page that asks to try again later, when too many passwords are being checked. */
export const whenFree = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error;
    throw new PageRefusal(503, ({ busyTitle: title, busy: text }) => ({ title, text }), {
      'Retry-After': '5',
    });
  }
};
