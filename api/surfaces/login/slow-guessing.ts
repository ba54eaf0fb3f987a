import { setTimeout as pause } from 'node:timers/promises';
import type { Pace } from '../../../domain/access/attempts.ts';
import { tooManyAttempts } from '../page-forms/read-form.ts';
import { guessesAt, guessesFrom, type LoginDependencies } from './visitors.ts';

/**
 * Limits of guesses within a quarter of an hour. After a few guesses from one place, further ones queue, for one
 * account and for all accounts. Guesses at one account from everywhere are delayed a little but do not queue for each
 * other: so nobody elsewhere can lock the owner out.
 */
const AT_ACCOUNT_FROM_PLACE: Pace = {
  attempts: 5,
  seconds: 900,
  stepMilliseconds: 1_000,
  longestMilliseconds: 10_000,
};
const FROM_PLACE: Pace = { attempts: 50, seconds: 900, stepMilliseconds: 250, longestMilliseconds: 2_000 };
const AT_ACCOUNT = { attempts: 20, seconds: 900, holdMilliseconds: 1_000 };
/** A guess that would have to wait longer than this is refused, and may be repeated later. */
const PATIENCE_MS = 12_000;

/**
 * Waits as long as the guesses from this place, and at this account, require. A guess is counted before the password
 * is checked, so parallel guesses are no faster. It makes no difference whether the account exists.
 * @throws PageRefusal 429.
 */
export const slowGuessing = async (
  attempts: LoginDependencies['attempts'],
  place: string,
  email: string,
): Promise<void> => {
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
