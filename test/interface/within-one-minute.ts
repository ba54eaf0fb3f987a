/**
 * The rate windows are those of the clock on the wall: what fails because a minute ended meanwhile is
 * done once more, with an organization of its own.
 */
export const withinOneMinute = (work: () => Promise<void>) => async (): Promise<void> => {
  const minute = () => Math.floor(Date.now() / 60_000);
  const started = minute();
  try {
    await work();
  } catch (error) {
    if (minute() === started) throw error;
    await work();
  }
};
