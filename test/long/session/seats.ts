import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';

const SCREENS = {
  desktop: { width: 1_280, height: 800, hasTouch: false },
  tablet: { width: 834, height: 1_112, hasTouch: true },
  telephone: { width: 390, height: 844, hasTouch: true },
} as const;
type Screen = keyof typeof SCREENS;

/** On what the clinician and the client sit. */
export const DEVICES = {
  desktop: ['desktop', 'desktop'],
  tablet: ['tablet', 'tablet'],
  telephone: ['tablet', 'telephone'],
} as const satisfies Readonly<Record<string, readonly [clinician: Screen, client: Screen]>>;
export type Devices = keyof typeof DEVICES;

/** A point of an element, from 0 to 1 across and down. */
export type Spot = readonly [across: number, down: number];

/** Who sits at a browser of their own, with a mouse or with fingers. */
export interface Seat {
  readonly page: Page;
  readonly screen: Screen;
  press(target: Locator): Promise<void>;
  /** By the button's words. */
  pressButton(name: string | RegExp): Promise<void>;
  /** Down at the first spot, along the others, and up. */
  drag(over: Locator, spots: readonly Spot[]): Promise<void>;
}
export interface Seats {
  readonly clinician: Seat;
  readonly client: Seat;
  close(): Promise<void>;
}

const PATIENCE = 30_000;
const STEPS = 6;

/** Every point on the way, in the page's pixels. */
const wayOver = async (
  over: Locator,
  spots: readonly Spot[],
): Promise<readonly (readonly [number, number])[]> => {
  const box = await over.boundingBox();
  if (!box) throw new Error(`Nothing to drag over: ${over}`);
  const points = spots.map(([u, v]) => [box.x + box.width * u, box.y + box.height * v] as const);
  return points.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    return Array.from(
      { length: STEPS },
      (_, step) =>
        [fromX + ((x - fromX) * (step + 1)) / STEPS, fromY + ((y - fromY) * (step + 1)) / STEPS] as const,
    );
  });
};

const byMouse = async ({ mouse }: Page, way: readonly (readonly [number, number])[]): Promise<void> => {
  const [[x, y] = [0, 0], ...rest] = way;
  await mouse.move(x, y);
  await mouse.down();
  for (const [nextX, nextY] of rest) await mouse.move(nextX, nextY);
  await mouse.up();
};

/** As the system reports a finger: the page hears touches, and the pointer events that the browser makes of them. */
const byFinger = async (session: CDPSession, way: readonly (readonly [number, number])[]): Promise<void> => {
  for (const [index, [x, y]] of way.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y, id: 1, radiusX: 8, radiusY: 8 }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const sit = async (
  browser: Browser,
  screen: Screen,
  complaints: string[],
): Promise<{ readonly seat: Seat; readonly context: BrowserContext }> => {
  const { width, height, hasTouch } = SCREENS[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_|status of|WebSocket|WebGL|GPU stall/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const session = await context.newCDPSession(page);
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  const seat: Seat = {
    page,
    screen,
    press,
    pressButton: (name) => press(page.getByRole('button', { name, exact: typeof name === 'string' }).first()),
    async drag(over, spots) {
      const way = await wayOver(over, spots);
      await (hasTouch ? byFinger(session, way) : byMouse(page, way));
    },
  };
  return { seat, context };
};

export const sitDown = async (browser: Browser, devices: Devices, complaints: string[]): Promise<Seats> => {
  const [hers, theirs] = DEVICES[devices];
  const clinician = await sit(browser, hers, complaints);
  const client = await sit(browser, theirs, complaints);
  return {
    clinician: clinician.seat,
    client: client.seat,
    close: async () => {
      await Promise.all([clinician.context.close(), client.context.close()]);
    },
  };
};
