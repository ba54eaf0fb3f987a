/** A moment of this week, which begins with Sunday in English. @param hour of the clinic, in Berlin. */
export const momentOf = (weekday: number, hour: number): Date => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' });
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - date.getUTCDay() + weekday);
  const asUtc = new Date(date.getTime() + hour * 3_600_000);
  const there = new Date(asUtc.toLocaleString('en-US', { timeZone: 'Europe/Berlin' }));
  const here = new Date(asUtc.toLocaleString('en-US', { timeZone: 'UTC' }));
  return new Date(asUtc.getTime() - (there.getTime() - here.getTime()));
};
