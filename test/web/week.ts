/** Of every clinic of the tests in a browser. */
export const ZONE = 'Europe/Berlin';

/** @returns the day in Berlin, at midnight of UTC. */
const today = (): Date => new Date(`${new Date().toLocaleDateString('en-CA', { timeZone: ZONE })}T00:00:00Z`);

/** To a day of this week, which begins with Sunday in English. */
export const daysUntil = (weekday: number): number => weekday - today().getUTCDay();

/** A moment of this week, which begins with Sunday in English. @param hour of the clinic, in Berlin. */
export const momentOf = (weekday: number, hour: number): Date => {
  const date = today();
  date.setUTCDate(date.getUTCDate() + daysUntil(weekday));
  const asUtc = new Date(date.getTime() + hour * 3_600_000);
  const there = new Date(asUtc.toLocaleString('en-US', { timeZone: ZONE }));
  const here = new Date(asUtc.toLocaleString('en-US', { timeZone: 'UTC' }));
  return new Date(asUtc.getTime() - (there.getTime() - here.getTime()));
};
