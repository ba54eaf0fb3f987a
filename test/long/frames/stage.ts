import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import type { RunningApp } from '../../support/app.ts';
import type { Client } from '../../support/client.ts';
import { formBody } from '../../support/forms.ts';
import type { Practice, World } from '../../support/world.ts';
import { pixelsOver, violationsOn } from '../pages/violations.ts';
import { print } from '../run-long.ts';
import { type LongService, unlimitedWorld } from '../start-service.ts';

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

/** Somebody's clinic, and who mints the tokens that are framed. */
interface Office {
  readonly world: World;
  readonly practice: Practice;
  readonly clinician: Client;
  /** An embed token of the clinician, for the page that frames. */
  mint(body: object): Promise<string>;
}

interface Heard {
  readonly index: number;
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** A page of the host with its frames. */
interface Opened {
  readonly page: Page;
  /** Every event so far. */
  heard(): Promise<Heard[]>;
  /** @returns the newest one, once there are so many. */
  waitFor(event: string, index?: number, times?: number): Promise<Heard>;
  frame(index?: number): Frame;
  /** Gives the first frame another token. */
  push(token: string): Promise<void>;
  /** The same page with other frames. */
  show(mounts: readonly object[]): Promise<void>;
}

/** What the parts play on: the service, a practice that most of them share, and a partner's page in the browser. */
export interface Stage extends Office {
  readonly app: RunningApp;
  readonly browser: Browser;
  /** The source of axe-core. */
  readonly axe: string;
  /** The folder for screenshots, if they are wanted. */
  readonly shots: string | undefined;
  readonly host: Pick<Host, 'allowed' | 'foreign'>;
  /** The shared practice's form. */
  readonly form: { readonly id: string; readonly fields: readonly { readonly type: string }[] };
  /** An organization of a part's own. */
  another(): Promise<Office>;
  open(mounts: readonly object[], at?: string): Promise<Opened>;
  /** Wide and narrow: accessible, no wider than the frame, and kept as a screenshot. */
  shoot(page: Page, name: string): Promise<void>;
  expect(is: boolean, what: string): void;
  complain(what: string): void;
  close(): void;
}

export type Part = (stage: Stage) => Promise<void>;

/** A partner's page: the SDK, an element, and every event in a list. */
const hostPage = (
  baseUrl: string,
  mounts: readonly object[],
) => `<!doctype html><html lang="en"><title>Portal</title>
<body style="margin:0;display:flex;gap:8px;background:#dde"><script type="module">
import { mount } from '${baseUrl}/embed/sdk/v1/clinic-embed.js';
window.heard = [];
window.frames_ = ${JSON.stringify(mounts.map((one) => ({ baseUrl, ...one })))}.map((options, index) => {
  const element = document.createElement('div');
  element.style.cssText = 'flex:1;height:860px;background:#fff';
  document.body.append(element);
  const frame = mount(element, options);
  // Without listeners it still records, but the SDK is not told that anybody takes anything on.
  if (options.unheard) addEventListener('message', ({ data }) => data.event && heard.push([index, data.event, data.payload]));
  else frame.on('*', (payload, event) => heard.push([index, event, payload]));
  return frame;
});
</script>`;

interface Host {
  readonly allowed: string;
  readonly foreign: string;
  show(page: string): void;
  close(): void;
}

const startHost = async (): Promise<Host> => {
  let shown = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    // Whatever is framed by a page that isolates itself is framed by others as well.
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    response.end(shown);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    allowed: `http://localhost:${port}`,
    foreign: `http://127.0.0.1:${port}`,
    show(page) {
      shown = page;
    },
    close: () => void server.close(),
  };
};

/** By the debugger, again and again: the page's own policy lets nothing be evaluated in it. */
export const until = async (frame: Frame, expression: string): Promise<void> => {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (await frame.evaluate(expression)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not so in the frame: ${expression}`);
};

/** Holds back the next request to such an address. @returns what lets it go. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await held.promise;
      await route.fallback();
    },
    { times: 1 },
  );
  return held.resolve;
};

const framesOf = (page: Page): Frame[] => page.frames().filter((one) => one.parentFrame());

/** @param app what a worker would do is done by it: there is none. */
export const setStage = async (
  service: LongService,
  given: Pick<Stage, 'app' | 'browser' | 'axe' | 'shots' | 'complain'>,
): Promise<Stage> => {
  const { browser, axe, shots, complain } = given;
  const host = await startHost();

  const another = async (): Promise<Office> => {
    const world = await unlimitedWorld(service);
    const practice = await world.practice();
    const clinician = await world.as(practice.practitioner.id);
    return {
      world,
      practice,
      clinician,
      async mint(body) {
        const origins = [host.allowed];
        const reply = await clinician.post('/v1/partner/embed-tokens', { origins, ...body });
        if (reply.status !== 201) throw new Error(reply.text);
        return reply.body.data.token;
      },
    };
  };

  const open = async (mounts: readonly object[], at = host.allowed): Promise<Opened> => {
    host.show(hostPage(service.baseUrl, mounts));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/status of (?:4\d\d|503)|ERR_INTERNET_DISCONNECTED/.test(message.text()) &&
        at === host.allowed
      )
        complain(message.text());
    });
    page.on('pageerror', (error) => complain(error.message));
    await page.goto(at);
    const heard = async (): Promise<Heard[]> =>
      ((await page.evaluate('heard')) as [number, string, Record<string, unknown>][]).map(
        ([index, event, payload]) => ({ index, event, payload }),
      );
    return {
      page,
      heard,
      async waitFor(event, index = 0, times = 1) {
        for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
          const found = (await heard()).filter((one) => one.event === event && one.index === index);
          if (found.length >= times) return found.at(-1) as Heard;
          await page.waitForTimeout(50);
        }
        throw new Error(`The host heard no ${event}, only ${JSON.stringify(await heard())}`);
      },
      frame: (index = 0) => framesOf(page)[index] as Frame,
      push: (token) =>
        page.evaluate(
          (one) =>
            (globalThis as never as { frames_: { updateToken(t: string): void }[] }).frames_[0]?.updateToken(
              one,
            ),
          token,
        ),
      async show(others) {
        host.show(hostPage(service.baseUrl, others));
        await page.reload();
      },
    };
  };

  const shoot = async (page: Page, name: string): Promise<void> => {
    // Two frames stand beside each other: each is as narrow as a telephone.
    for (const width of [1_440, framesOf(page).length * 380]) {
      await page.setViewportSize({ width, height: 900 });
      for (const inside of framesOf(page)) {
        for (const { id, nodes } of await violationsOn(inside, axe))
          complain(
            `${name} at ${width}: axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
        const over = await pixelsOver(inside);
        if (over > 0) complain(`${name} at ${width}: ${over} px wider than the frame`);
      }
      if (shots) await page.screenshot({ path: path.join(shots, `${name}.${width}.png`) });
    }
    await page.setViewportSize({ width: 1_440, height: 900 });
    // A frame hears of its new size later than the page: what is pressed before is not where it was seen.
    for (const inside of framesOf(page)) {
      await until(inside, 'innerWidth > 500');
      await inside.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
      );
    }
  };

  const shared = await another();
  const { world, practice, clinician } = shared;
  await clinician.post('/v1/partner/appointments', world.booking(practice, 0));
  const form = (await clinician.post('/v1/partner/forms', formBody())).body.data;
  return {
    ...given,
    ...shared,
    host,
    form,
    another,
    open,
    shoot,
    expect(is, what) {
      print(`${is ? 'ok    ' : 'WRONG '} ${what}`);
      if (!is) complain(what);
    },
    close: () => host.close(),
  };
};
