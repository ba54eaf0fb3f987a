// Pictures that a lost connection kept away come by themselves once it is back.

const PAUSE_MS = 3_000;
/** For each picture: two minutes, after which something else than the connection is wrong. */
const MOST = 40;

/** Waits until it is worth asking again: the connection is back, or some seconds have passed. */
export const untilWorthAsking = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const go = () => {
      clearTimeout(timer);
      stop.abort();
      resolve();
    };
    const timer = setTimeout(go, PAUSE_MS);
    addEventListener('online', go, { signal: stop.signal });
  });

const tries = new WeakMap<HTMLImageElement, number>();

/** Asks again for a picture that failed. */
export const tryAgain = (image: HTMLImageElement): void => {
  const count = tries.get(image) ?? 0;
  if (count >= MOST) return;
  tries.set(image, count + 1);
  const { src } = image;
  void untilWorthAsking().then(() => {
    // It may show another one meanwhile. Where it has the same address, setting it asks again.
    if (image.src === src) image.src = src;
  });
};

/** Does so for every picture of the page: once in each page that children see. */
export const tryPicturesAgain = (): void =>
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && tryAgain(target),
    true,
  );
