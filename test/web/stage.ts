import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { freePorts } from '../../local/ports.ts';
import { pixelsOver, RULES_OF, readAxe, violationsOn } from '../long/pages/violations.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { webBundle } from '../support/web-bundle.ts';
import { createWorld, type Practice, type World } from '../support/world.ts';

/** One service, one browser and one host page of another origin, for all tests of the workspace. */

/** What a token of the whole workspace is minted with. */
export const EVERYTHING = {
  areas: [
    'home',
    'clients',
    'clinical-notes',
    'appointments',
    'forms',
    'storybooks',
    'worksheets',
    'playrooms',
    'community',
  ],
  area_access: 'full',
};

export const WIDTHS = { desktop: 1_280, tablet: 834, telephone: 390 } as const;

/** Every rule on a large and on a small page; of the other looks only what they can change. */
export const LOOKS: readonly {
  readonly device: keyof typeof WIDTHS;
  readonly colorScheme: 'light' | 'dark';
  readonly rules?: readonly string[];
}[] = [
  { device: 'desktop', colorScheme: 'light' },
  { device: 'tablet', colorScheme: 'light', rules: RULES_OF.sizes },
  { device: 'telephone', colorScheme: 'light' },
  { device: 'desktop', colorScheme: 'dark', rules: RULES_OF.colours },
  { device: 'telephone', colorScheme: 'dark', rules: RULES_OF.colours },
];

/** Somebody's clinic: nothing of it is shared with other tests. */
export interface Office {
  readonly world: World;
  readonly practice: Practice;
  readonly clinician: Client;
  /** An embed token of the clinician; of everything unless the body says otherwise. */
  mint(body?: object): Promise<string>;
}

interface Heard {
  readonly event: string;
  readonly payload: Record<string, unknown>;
  /** Milliseconds since the frame was mounted, by the host page's clock. */
  readonly after: number;
}

export interface OpenOptions {
  /** Below `/embed/`. */
  readonly surface?: string;
  readonly token: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Options of the SDK beside those: `appearance`, `locale`, `height`. */
  readonly mount?: object;
  /** False: nobody at the host listens by the SDK, so that the frame itself does what it would ask of its host. */
  readonly isHeard?: boolean;
  /** Waits for `ready` unless this is false. */
  readonly isReady?: boolean;
}

/** The workspace in a frame of a host page. */
export interface Opened {
  readonly page: Page;
  /** What is inside: locators of it find controls by their role and name. */
  readonly inside: Frame;
  heard(): Promise<readonly Heard[]>;
  /** The newest event of that name, once there is one. */
  waitFor(event: string): Promise<Heard>;
  /** Runs in the host page with the SDK's handle as `frame`. */
  host(code: string): Promise<unknown>;
  /** Waits until an expression is true inside: Playwright's own wait needs `unsafe-eval`, which the policy forbids. */
  until(expression: string): Promise<void>;
  /** The browser's own buttons: they move through the frame's places first. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** What went wrong so far: console errors, refused scripts and styles. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface WebStage {
  readonly app: RunningApp;
  readonly browser: Browser;
  readonly hostOrigin: string;
  office(): Promise<Office>;
  open(options: OpenOptions): Promise<Opened>;
  /**
   * Axe in light and dark, no wider than the frame, at three widths; a screenshot of each where SHOTS names a folder.
   * @returns what is wrong.
   */
  look(opened: Opened, name: string): Promise<readonly string[]>;
  /** One screenshot as it is, where SHOTS names a folder. */
  shoot(page: Page, name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * What a file of `areas/` exports: it declares its tests. (Jest's own `test` is for test files alone.)
 * @param stage is there when they run.
 */
export type AreaTests = (
  stage: () => WebStage,
  test: (name: string, run: () => Promise<void>) => void,
) => void;

const hostPage = (
  baseUrl: string,
  options: object,
  isHeard: boolean,
) => `<!doctype html><html lang="en"><title>Portal</title>
<body style="margin:0;background:#dde"><div id="place" style="height:100vh"></div><script type="module">
import { mount } from '${baseUrl}/embed/sdk/v1/clinic-embed.js';
window.heard = [];
window.frame = mount(document.getElementById('place'), ${JSON.stringify({ baseUrl, ...options })});
const mountedAt = performance.now();
${
  isHeard
    ? "frame.on('*', (payload, event) => heard.push({ event, payload, after: performance.now() - mountedAt }));"
    : "addEventListener('message', ({ data }) => data.event && heard.push({ event: data.event, payload: data.payload, after: performance.now() - mountedAt }));"
}
</script>`;

/** The wrong status is what a test wants to see; a browser writes it on the console all the same. */
const EXPECTED = /status of (?:4\d\d|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
/** So many moves of the mouse, a few seconds of them, that do not arrive. */
const STUCK_ATTEMPTS = 40;
/** Against hanging, not against slow machines. */
export const PATIENCE_MILLISECONDS = 180_000;

const startHost = async () => {
  let shown = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.end(shown);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Another site than the service's 127.0.0.1.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    show(page: string) {
      shown = page;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** @param overrides settings of the service beside the usual ones. */
export const setStage = async (browser: Browser, overrides: NodeJS.ProcessEnv = {}): Promise<WebStage> => {
  const shots = process.env.SHOTS;
  if (shots) await mkdir(shots, { recursive: true });
  const [port] = await freePorts(1);
  const settings = {
    // Pictures have the service's own address, which the policy allows: so it listens there.
    BASE_URL: `http://127.0.0.1:${port}`,
    WEB_BUNDLE_PATH: await webBundle(),
    // One browser's token stands for many here.
    WORKSPACE_MINUTE_LIMIT: '1000000',
    SEAT_MINUTE_LIMIT: '1000000',
    ...overrides,
  };
  const app = await startApp(settings, port);
  const axe = await readAxe();
  const host = await startHost();

  const office = async (): Promise<Office> => {
    const world = await createWorld(app);
    const practice = await world.practice();
    const clinician = await world.as(practice.practitioner.id);
    return {
      world,
      practice,
      clinician,
      async mint(body = EVERYTHING) {
        const reply = await clinician.post('/v1/partner/embed-tokens', { origins: [host.origin], ...body });
        if (reply.status !== 201) throw new Error(reply.text);
        return reply.body.data.token;
      },
    };
  };

  const open = async (options: OpenOptions): Promise<Opened> => {
    const { surface = 'workspace', token, mount = {}, isReady = true, isHeard = true } = options;
    host.show(hostPage(app.baseUrl, { surface, token, ...mount }, isHeard));
    const complaints: string[] = [];
    const page = await browser.newPage({
      viewport: { width: options.width ?? WIDTHS.desktop, height: options.height ?? 860 },
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: 'reduce',
    });
    // Reported to nobody by the policy itself, so the page listens.
    await page.addInitScript(
      "addEventListener('securitypolicyviolation', (one) => console.error('policy:', one.violatedDirective, one.blockedURI))",
    );
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.setDefaultTimeout(PATIENCE_MILLISECONDS);
    await page.goto(host.origin, { waitUntil: 'commit' });
    await page.waitForFunction('window.frame !== undefined');
    const inside = () => page.frames().find((one) => one.parentFrame()) as Frame;
    const heard = async () => (await page.evaluate('heard')) as Heard[];
    const waitFor = async (event: string): Promise<Heard> => {
      for (const deadline = Date.now() + PATIENCE_MILLISECONDS; Date.now() < deadline; ) {
        const found = (await heard()).findLast((one) => one.event === event);
        if (found) return found;
        await page.waitForTimeout(30);
      }
      throw new Error(
        `The host heard no ${event}, only ${JSON.stringify(await heard())}; ${complaints.join('; ')}`,
      );
    };
    if (isReady) await waitFor('ready');
    return {
      page,
      get inside() {
        return inside();
      },
      async until(expression) {
        for (const deadline = Date.now() + PATIENCE_MILLISECONDS; Date.now() < deadline; ) {
          if (await inside().evaluate(expression)) return;
          await page.waitForTimeout(30);
        }
        throw new Error(`Never true: ${expression}`);
      },
      heard,
      waitFor,
      host: (code) => page.evaluate(code),
      complaints,
      back: () => page.evaluate('history.back()'),
      forward: () => page.evaluate('history.forward()'),
      close: () => page.close(),
    };
  };

  const shoot = async (page: Page, name: string): Promise<void> => {
    if (shots) await page.screenshot({ path: path.join(shots, `${name}.png`) });
  };

  const resize = async ({ page, inside }: Opened, width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 860 });
    // The frame is of another site, and another process draws it: it learns its size later than its page.
    await inside.waitForFunction(`Math.abs(innerWidth - ${width}) < 20`);
    await inside.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  };
  /** What is pressed after a change of size may go to where the frame was before, and be lost. */
  const untilPointed = async (opened: Opened): Promise<void> => {
    const { page, inside } = opened;
    let attempts = 0;
    await eventually(async () => {
      attempts += 1;
      // Seldom the browser stays with where the frame was before. Another size makes it learn that again.
      if (attempts % STUCK_ATTEMPTS === 0)
        for (const width of [WIDTHS.tablet, WIDTHS.desktop]) await resize(opened, width);
      // Each time anew: whoever hears it is gone when the frame is loaded again.
      await inside.evaluate('window.onpointermove = () => { window.isPointed = true; }');
      await page.mouse.move(WIDTHS.desktop - 2, attempts % 8);
      return (await inside.evaluate('window.isPointed === true')) as boolean;
    });
    await inside.evaluate('window.onpointermove = null; window.isPointed = false');
  };
  const look = async (opened: Opened, name: string): Promise<readonly string[]> => {
    const { page, inside, complaints } = opened;
    const wrong: string[] = [];
    for (const { device, colorScheme, rules } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await resize(opened, WIDTHS[device]);
      for (const { id, nodes } of await violationsOn(inside, axe, rules))
        wrong.push(
          `${name}, ${device}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      const over = await pixelsOver(inside);
      if (over > 0) wrong.push(`${name}, ${device}: ${over} px wider than the frame`);
      await shoot(page, `${name}-${device}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // What is pressed next must be the desktop's own.
    await resize(opened, WIDTHS.desktop);
    await untilPointed(opened);
    return [...wrong, ...complaints];
  };

  return {
    app,
    browser,
    hostOrigin: host.origin,
    office,
    open,
    look,
    shoot,
    async stop() {
      await host.close();
      await app.stop();
    },
  };
};
