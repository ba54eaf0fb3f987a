const ATTEMPTS = 5;

/**
 * The rate windows are those of the clock on the wall: what fails because a minute ended meanwhile is
 * done anew, with an organization of its own.
 */
export const withinOneMinute = (work: () => Promise<void>) => async (): Promise<void> => {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (let attempt = 1; ; attempt += 1) {
    const started = minute();
    try {
      return await work();
    } catch (error) {
      if (minute() === started || attempt === ATTEMPTS) throw error;
    }
  }
};
