import { setTimeout as pause } from 'node:timers/promises';
import type { Pace } from '../../../domain/access/attempts.ts';
import { tooManyAttempts } from '../page-forms/read-form.ts';
import { guessesAt, guessesFrom, type LoginDependencies } from './visitors.ts';

/**
 * Guesses within a quarter of an hour. More than a few from one place queue, for one account and for all accounts. Those
 * at one account from everywhere wait a moment, but never for each other: nobody elsewhere can keep the owner out.
 */
const AT_ACCOUNT_FROM_PLACE: Pace = {
  attempts: 5,
  seconds: 900,
  stepMilliseconds: 1_000,
  longestMilliseconds: 10_000,
};
const FROM_PLACE: Pace = { attempts: 50, seconds: 900, stepMilliseconds: 250, longestMilliseconds: 2_000 };
const AT_ACCOUNT = { attempts: 20, seconds: 900, holdMilliseconds: 1_000 };
/** Whoever would wait longer than this is refused and may come back. */
const PATIENCE_MS = 12_000;

/**
 * Waits as long as the guesses of this place, and at this account, require. They are counted before the password is
 * checked, so that parallel guesses are no faster, and alike whether or not the account exists.
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
