import type { Account } from '../../../domain/logins/accounts.ts';
import { openJsonText, sealJsonText } from '../../../platform/sealed-json.ts';
import type { Secrets } from '../../../platform/secrets.ts';

/**
 * What the password opened, between the password and the choice of a clinic. It travels through the page, sealed, so
 * nothing is stored for a person who is not signed in yet.
 */
export type Choice = Pick<Account, 'organization_id' | 'practitioner_id' | 'linked_at'>;

const CONTEXT = 'login-choice';
const WORKS_MS = 5 * 60_000;

interface Sealed {
  readonly until: number;
  readonly accounts: readonly (readonly [organization: string, practitioner: string, linkedAt: number])[];
}

export const sealChoice = (secrets: Secrets, accounts: readonly Choice[], now: Date): string =>
  sealJsonText(
    secrets,
    {
      until: now.getTime() + WORKS_MS,
      accounts: accounts.map(({ organization_id, practitioner_id, linked_at }) => [
        organization_id,
        practitioner_id,
        linked_at?.getTime(),
      ]),
    },
    CONTEXT,
  );

/** @returns undefined if it was not sealed here, is too old, or does not contain the account. */
export const readChoice = (
  secrets: Secrets,
  sealed: string,
  account: string,
  now: Date,
): Choice | undefined => {
  const choice = openJsonText<Sealed>(secrets, sealed, CONTEXT);
  const chosen = /^\d{1,2}$/.test(account) ? choice?.accounts[Number(account)] : undefined;
  if (!choice || !chosen || choice.until < now.getTime()) return undefined;
  const [organization_id, practitioner_id, linked_at] = chosen;
  return { organization_id, practitioner_id, linked_at: new Date(linked_at) };
};
