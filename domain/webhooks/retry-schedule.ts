import type { Config } from '../../platform/configuration/config.ts';

/** When a delivery is tried again, in seconds (Standard Webhooks' example). After the last one it has failed. */
const AFTER_FAILURE = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** When a failing endpoint is tried again. The last one repeats. */
const AFTER_PROBE = [10, 30, 60, 120] as const;
const SPREAD = 0.1;

/** Failures in a row that make an endpoint failing. */
export const FAILURES_OF_FAILING = 5;
const DAY_SECONDS = 86_400;
const DAYS_UNTIL_DISABLED = 5;

type Scale = Pick<Config, 'WEBHOOK_RETRY_SCALE_PERCENT'>;
const scaled = (seconds: number, { WEBHOOK_RETRY_SCALE_PERCENT }: Scale): number =>
  (seconds * WEBHOOK_RETRY_SCALE_PERCENT) / 100;

/**
 * Seconds until the next attempt, a tenth more or less; undefined: the schedule is over.
 * @param attempts made so far, at least one.
 */
export const secondsAfterFailure = (attempts: number, scale: Scale): number | undefined => {
  const seconds = AFTER_FAILURE[attempts - 1];
  return seconds === undefined
    ? undefined
    : scaled(seconds * (1 - SPREAD + 2 * SPREAD * Math.random()), scale);
};

/** @param probes that failed so far. */
export const secondsUntilProbe = (probes: number, scale: Scale): number =>
  scaled(AFTER_PROBE[Math.min(probes, AFTER_PROBE.length - 1)] as number, scale);

/** How long an endpoint may fail before its contact is told, and before it is disabled. */
export const secondsUntilTold = (scale: Scale): number => scaled(DAY_SECONDS, scale);
export const secondsUntilDisabled = (scale: Scale): number =>
  scaled(DAYS_UNTIL_DISABLED * DAY_SECONDS, scale);
