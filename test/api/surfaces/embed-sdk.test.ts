import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mount } from '../../../partners/embed-sdk/clinic-embed.js';

/** How the SDK renews the frame's token, on a page that is reduced to what it touches of it. */

const ORIGIN = 'https://clinic.example';

interface Told {
  readonly event: string;
  readonly payload: unknown;
}
interface Posted {
  readonly message: { readonly command?: string; readonly token?: string };
  readonly origin: string;
}

let posted: Posted[] = [];
/** What the page is told: by its frame, or by the browser itself. */
let handlers = new Map<string, Set<(event: unknown) => void>>();
const dispatch = (name: string, event: unknown = {}) => {
  for (const handler of [...(handlers.get(name) ?? [])]) handler(event);
};
beforeEach(() => {
  posted = [];
  handlers = new Map();
  jest.useFakeTimers({ now: Date.UTC(2035, 0, 1) });
  const createElement = () => ({
    style: {},
    remove: () => undefined,
    contentWindow: {
      postMessage: (message: Posted['message'], origin: string) => void posted.push({ message, origin }),
    },
  });
  Object.assign(globalThis, {
    document: { createElement },
    addEventListener: (name: string, handler: (event: unknown) => void) =>
      void handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
    removeEventListener: (name: string, handler: (event: unknown) => void) =>
      handlers.get(name)?.delete(handler),
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['document', 'addEventListener', 'removeEventListener'])
    Reflect.deleteProperty(globalThis, name);
});

let minted = 0;
const token = (seconds = 900, claims: object = {}): string => {
  const iat = Math.floor(Date.now() / 1_000);
  minted += 1;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ iat, exp: iat + seconds, jti: `${minted}`, ...claims })}.signature`;
};

interface FakeFrame {
  isConnected: boolean;
  src: string;
  contentWindow: object;
  onload(): void;
}
/** The frame's document is there with its insertion. */
const loading = {
  append(frame: FakeFrame) {
    frame.isConnected = true;
    frame.onload();
  },
};

/** A frame whose host answers by turns; after the last answer it answers with that one. */
const framed = async (
  answers: readonly (() => unknown)[],
  {
    first = token(),
    element = loading,
    raises = element === loading,
  }: { first?: string; element?: object; raises?: boolean } = {},
) => {
  const told: Told[] = [];
  let asked = 0;
  const askedAt: number[] = [];
  const began = Date.now();
  const fetchToken = () => {
    askedAt.push((Date.now() - began) / 1_000);
    const answer = answers[Math.min(asked, answers.length - 1)] as () => unknown;
    asked += 1;
    return answer() as string;
  };
  const frame = mount(element as never, { surface: 'workspace', baseUrl: ORIGIN, fetchToken, token: first });
  frame.on('*', (payload, event) => void told.push({ event, payload }));
  await jest.advanceTimersByTimeAsync(0);
  const inside = frame.frame as unknown as FakeFrame;
  /** As the framed page would say it. */
  const says = (event: string, payload: object) =>
    dispatch('message', {
      source: inside.contentWindow,
      origin: ORIGIN,
      data: { from: 'clinic-embed:frame', version: 1, event, payload },
    });
  // A frame that raises nothing is told as one that could not be loaded.
  if (raises) {
    says('ready', {});
    told.length = 0;
  }
  const tokens = () => posted.flatMap(({ message }) => message.token ?? []);
  return { frame, inside, says, told, askedAt, tokens };
};
const refuse = (): never => {
  throw new Error('The host is away');
};
const codes = (told: readonly Told[]) =>
  told.map(({ payload }) => {
    const { code, severity, retryable } = payload as Record<string, unknown>;
    return [code, severity, retryable];
  });
const FAILED = ['embed.token_refresh_failed', 'warning', true];
const EXHAUSTED = ['embed.token_refresh_exhausted', 'error', false];

test('a frame that sends no event within ten seconds is reported once as one that could not be loaded', async () => {
  const { told, says } = await framed([() => token()], { raises: false });
  await jest.advanceTimersByTimeAsync(9_999);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(codes(told)).toEqual([['embed.load_failed', 'error', true]]);
  await jest.advanceTimersByTimeAsync(60_000);
  says('ready', {});
  expect(told).toHaveLength(2);
});

test("the host's settings reach the frame only by message, when the frame asks and when they change", async () => {
  const element = { ...loading };
  const frame = mount(element as never, {
    surface: 'workspace',
    baseUrl: ORIGIN,
    token: token(),
    appearance: { theme: 'dark' },
    locale: 'de',
    height: 'auto',
  });
  const inside = frame.frame as unknown as FakeFrame & { readonly style: Record<string, string> };
  const layout = (data: object) =>
    dispatch('message', {
      source: inside.contentWindow,
      origin: ORIGIN,
      data: { from: 'clinic-embed:layout', version: 1, ...data },
    });
  const settings = () =>
    posted.flatMap(({ message }) => (message.command === 'settings' ? [message as unknown] : []));
  layout({ asks: 'settings' });
  expect(settings()).toMatchObject([
    { settings: { appearance: { theme: 'dark' }, locale: 'de', height: 'auto' } },
  ]);
  layout({ height: 612.4 });
  expect(inside.style.height).toBe('613px');
  frame.updateAppearance({ theme: 'light' });
  frame.updateLocale('fr');
  expect(settings().at(-1)).toMatchObject({ settings: { appearance: { theme: 'light' }, locale: 'fr' } });
  expect(inside.src).not.toMatch(/dark|locale|auto/);
  frame.destroy();
});

describe('the frame’s token', () => {
  test('is renewed each time three quarters of its life are over, and sent only to the frame’s origin', async () => {
    const { told, askedAt, tokens } = await framed([() => token()]);
    await jest.advanceTimersByTimeAsync(1_500_000);
    expect(askedAt).toEqual([675, 1_350]);
    expect(new Set(tokens()).size).toBe(2);
    expect(posted.every(({ origin }) => origin === ORIGIN)).toBe(true);
    expect(told).toEqual([]);
  });

  test('is requested again after 1, 5 and 15 seconds; each failure is a temporary warning', async () => {
    const { told, askedAt, tokens } = await framed([refuse, refuse, refuse, () => token()]);
    await jest.advanceTimersByTimeAsync(700_000);
    expect(askedAt).toEqual([675, 676, 681, 696]);
    expect(codes(told)).toEqual([FAILED, FAILED, FAILED]);
    expect(tokens()).toHaveLength(1);
    // From the new one on as if nothing had been.
    await jest.advanceTimersByTimeAsync(680_000);
    expect(askedAt).toHaveLength(5);
  });

  test('is requested until the old one has expired, and then given up for good', async () => {
    const { told, askedAt, tokens } = await framed([refuse]);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(askedAt).toEqual([675, 676, 681, 696, 726, 756, 786, 816, 846, 876, 906]);
    expect(codes(told)).toEqual([...Array.from({ length: 10 }, () => FAILED), EXHAUSTED]);
    dispatch('online');
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([askedAt.length, tokens()]).toEqual([11, []]);
  });

  test('is requested at least four times, however short the old one lives', async () => {
    const { told, askedAt } = await framed([refuse], { first: token(60) });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(askedAt).toEqual([45, 46, 51, 66]);
    expect(codes(told).at(-1)).toEqual(EXHAUSTED);
  });

  test('is requested at once when a device wakes up, and again when its session has expired', async () => {
    const { says, askedAt, tokens } = await framed([() => token()]);
    // Timers stand still in a sleep; the clock does not.
    jest.setSystemTime(Date.now() + 7_200_000);
    dispatch('pageshow');
    await jest.advanceTimersByTimeAsync(0);
    expect([askedAt, tokens().length]).toEqual([[7_200], 1]);
    const over = () => says('error', { code: 'embed.session_expired' });
    // Once for many refusals, and not right after the last one: of a token that had ended when it came, too.
    over();
    over();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(askedAt).toEqual([7_200, 7_230]);
    over();
    over();
    await jest.advanceTimersByTimeAsync(0);
    expect([askedAt, tokens().length]).toEqual([[7_200, 7_230, 7_260], 3]);
  });

  test.each([-86_400, -800, 800, 86_400])(
    'is renewed in its time by a clock that is %i seconds wrong',
    async (wrong) => {
      const off = () =>
        token(900, { iat: Date.now() / 1_000 - wrong, exp: Date.now() / 1_000 - wrong + 900 });
      const { askedAt } = await framed([off], { first: off() });
      await jest.advanceTimersByTimeAsync(3_600_000);
      expect(askedAt.length).toBeGreaterThan(3);
      expect(askedAt.length).toBeLessThan(40);
    },
  );

  test('is sent to a frame that was loaded again, because its address has the first one', async () => {
    const { frame, inside, tokens } = await framed([refuse]);
    inside.onload();
    expect(tokens()).toEqual([]);
    const newer = token();
    frame.updateToken(newer);
    inside.onload();
    expect(tokens()).toEqual([newer, newer]);
  });

  test('opens a frame again that could not start without the network, once the network is back, and no other frame', async () => {
    const first = token();
    const { inside, says, askedAt } = await framed([refuse], { first, raises: false });
    const opened: string[] = [];
    Object.defineProperty(inside, 'src', { set: (address: string) => opened.push(address) });
    dispatch('visibilitychange', { type: 'visibilitychange' });
    expect(opened).toEqual([]);
    dispatch('online', { type: 'online' });
    expect(opened).toEqual([`${ORIGIN}/embed/workspace?token=${first}`]);
    says('ready', {});
    dispatch('online', { type: 'online' });
    expect([opened.length, askedAt]).toEqual([1, []]);
  });

  test('is not requested while the frame is not in the page', async () => {
    const { inside, askedAt } = await framed([() => token()]);
    inside.isConnected = false;
    await jest.advanceTimersByTimeAsync(1_800_000);
    expect(askedAt).toEqual([]);
    loading.append(inside);
    await jest.advanceTimersByTimeAsync(0);
    expect(askedAt).toEqual([1_800]);
  });

  test('is renewed although the page pushed an unreadable or foreign one, or a listener failed', async () => {
    const { frame, told, askedAt } = await framed([
      () => token(900, { org_id: 'another' }),
      () => token(900, { aud: 'another' }),
      () => token(),
    ]);
    frame.on('error', refuse);
    frame.updateToken('nonsense');
    frame.updateToken(token(900, { org_id: 'another' }));
    await jest.advanceTimersByTimeAsync(700_000);
    expect(askedAt).toEqual([675, 676, 681]);
    expect(codes(told)).toEqual([FAILED, FAILED]);
  });

  let older: string;
  let kept: string;
  test.each<[string, () => unknown]>([
    ['nothing', () => undefined],
    ['what is no token', () => 'nonsense'],
    ['a promise that is broken', () => Promise.reject(new Error('away'))],
    ['the one that the frame has', () => kept],
    ['an older one', () => older],
  ])('is not renewed by %s', async (_, answer) => {
    older = token();
    await jest.advanceTimersByTimeAsync(60_000);
    kept = token();
    const { told, tokens } = await framed([answer], { first: kept });
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(codes(told).at(-1)).toEqual(EXHAUSTED);
    expect(tokens()).toEqual([]);
  });

  test('is replaced by one that was minted earlier and lives longer', async () => {
    const long = token(3_600);
    await jest.advanceTimersByTimeAsync(60_000);
    const { told, tokens } = await framed([() => long], { first: token(60) });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(tokens()).toEqual([long]);
    expect(told).toEqual([]);
  });

  test('ends the attempts if the page pushes it', async () => {
    const { frame, told, askedAt, tokens } = await framed([refuse, refuse, () => token()]);
    await jest.advanceTimersByTimeAsync(677_000);
    frame.updateToken(token());
    await jest.advanceTimersByTimeAsync(600_000);
    expect(askedAt).toEqual([675, 676]);
    expect(codes(told)).toEqual([FAILED, FAILED]);
    expect(tokens()).toHaveLength(1);
  });

  test('is neither requested nor pushed once the frame is removed', async () => {
    const slow = Promise.withResolvers<string>();
    const { frame, told, tokens } = await framed([() => slow.promise]);
    await jest.advanceTimersByTimeAsync(675_000);
    frame.destroy();
    slow.resolve(token());
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([told, tokens()]).toEqual([[], []]);
  });

  test('waits, if the page pushes it while the frame loads, and is then sent in order', async () => {
    let load = (): void => undefined;
    const element = {
      append(frame: { onload(): void }) {
        load = () => frame.onload();
      },
    };
    const [early, later] = [token(), token()];
    const { frame, tokens } = await framed([refuse], { element });
    frame.updateToken(early);
    frame.updateToken('nonsense');
    expect(tokens()).toEqual([]);
    load();
    expect(tokens()).toEqual([early, 'nonsense']);
    frame.updateToken(later);
    expect(tokens()).toEqual([early, 'nonsense', later]);
    expect(posted.every(({ origin }) => origin === ORIGIN)).toBe(true);
  });

  test.each<[string, () => unknown]>([
    ['an error', refuse],
    ['nothing', () => undefined],
    ['a page that asks to sign in', () => '<!doctype html><title>Sign in</title>'],
    ['silence', () => new Promise(() => undefined)],
  ])('must come for a frame to load: %s instead is reported, and a retry works', async (_, first) => {
    const told: unknown[] = [];
    const answers = [first, () => token()];
    const frame = mount(loading as never, {
      surface: 'workspace',
      baseUrl: ORIGIN,
      fetchToken: () => (answers.shift() as () => string)(),
    });
    frame.on('error', ({ code, severity, retryable }) => void told.push([code, severity, retryable]));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(told).toEqual([['embed.token_fetch_failed', 'error', true]]);
    expect(frame.frame.src).toBeUndefined();
    frame.retry();
    await jest.advanceTimersByTimeAsync(0);
    expect(frame.frame.src).toContain(`${ORIGIN}/embed/workspace?token=ey`);
    expect(told).toHaveLength(1);
  });
});

test('the type declarations have every event and every code of the specification, and of the frames', () => {
  const root = new URL('../../../', import.meta.url);
  const declared = readFileSync(new URL('partners/embed-sdk/clinic-embed.d.ts', root), 'utf8');
  const specified = [
    ...['ready', 'error', 'token.updated', 'capability_denied', 'storybook.created'],
    ...['form.created', 'form.saved', 'form.deleted', 'form.shelf_changed', 'form.submitted'],
    ...['form.fill_requested', 'form.send_requested'],
    ...['worksheet.created', 'worksheet.saved', 'worksheet.deleted'],
    ...['appointment.created', 'appointment.updated', 'appointment.cancelled'],
    ...['session.launch_requested', 'session.in_person_requested'],
    ...['game.session_started', 'game.save_created', 'game.saved', 'game.save_loaded'],
    ...['embed.token_refresh_failed', 'embed.token_refresh_exhausted', 'embed.session_expired'],
    ...['embed.token_fetch_failed', 'game.session_failed', 'game.save_failed', 'game.load_failed'],
  ];
  const browser = new URL('web/', root);
  const sources = readdirSync(browser, { recursive: true }).filter(
    (name) => /\.(?:js|tsx?)$/.test(String(name)) && !String(name).startsWith('generate'),
  );
  const raised = sources.flatMap((name) =>
    [...readFileSync(new URL(String(name), browser), 'utf8').matchAll(/\bemit\(\s*'([a-z_.]+)'/g)].map(
      ([, event]) => event as string,
    ),
  );
  expect(raised.length).toBeGreaterThan(10);
  const named = (event: string) =>
    new RegExp(`^\\s*(?:'${event}'|${event}):|'${event}'$`, 'm').test(declared);
  expect([...specified, ...raised].filter((event) => !named(event))).toEqual([]);
});

describe('a seat’s connection', () => {
  interface Socket {
    readonly protocols: readonly string[];
    readonly sent: readonly Uint8Array[];
    readyState: number;
    onclose(event: { code: number }): void;
    onmessage(event: { data: Uint8Array }): void;
  }
  const opened: Socket[] = [];
  const close = (code: number) => {
    const socket = opened.at(-1) as Socket;
    socket.readyState = 3;
    socket.onclose({ code });
  };
  const page = {
    querySelector: (name: string) => (name.includes('now') ? null : { content: ORIGIN }),
    body: { append: () => undefined },
  };
  const added = ['document', 'location', 'history', 'window', 'parent', 'addEventListener', 'WebSocket'];
  const known = new Map(added.map((name) => [name, Reflect.get(globalThis, name) as unknown]));
  afterEach(() => {
    for (const [name, value] of known)
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
  });

  test('is opened again with the newest token if it was closed or nothing answers, and never takes a seat back from a newer one', async () => {
    const parent = { postMessage: () => undefined };
    class FakeSocket {
      static readonly OPEN = 1;
      readonly protocols: readonly string[];
      readonly sent: Uint8Array[] = [];
      readyState = 1;
      constructor(_address: URL, protocols: readonly string[]) {
        this.protocols = protocols;
        opened.push(this as never);
      }
      send(bytes: Uint8Array) {
        this.sent.push(bytes);
      }
      close() {
        this.readyState = 3;
      }
    }
    const seat = () => token(900, { role: 'patient' });
    const [first, second, third] = [seat(), seat(), seat()];
    Object.assign(globalThis, {
      document: page,
      location: new URL(`${ORIGIN}/embed/games/sandtray?token=${first}`),
      history: { replaceState: () => undefined },
      window: {},
      parent,
      WebSocket: FakeSocket,
    });
    const browser = new URL('../../../web/', import.meta.url);
    const { onToken } = await import(new URL('frame/token.ts', browser).href);
    const { openScene } = await import(new URL('toys/live-scene.ts', browser).href);
    const pushed = (renewed: string) =>
      dispatch('message', {
        source: parent,
        origin: ORIGIN,
        data: { from: 'clinic-embed:host', version: 1, command: 'token', token: renewed },
      });
    const told: string[] = [];
    const live = openScene('0b9c7d7e-6a0b-4c62-9a51-3c1d6cf0a001', {
      tell: (what: string) => void told.push(what),
      onPointer: () => undefined,
    });
    onToken(live.renewed);
    const tokens = () => opened.map(({ protocols }) => protocols[1]?.slice('token.'.length));
    pushed(second);
    close(4401);
    expect([tokens(), told]).toEqual([[first, second], []]);
    // Nothing newer is there: the seat has ended, until something is.
    close(4401);
    expect([tokens().length, told]).toEqual([2, ['ended']]);
    pushed(third);
    expect(tokens()).toEqual([first, second, third]);
    // Opened somewhere else: that one keeps it, unless somebody asks for it here.
    close(4409);
    pushed(seat());
    expect([tokens().length, told]).toEqual([3, ['ended', 'replaced']]);
    live.again();
    expect(tokens()).toHaveLength(4);

    // A way that ends in silence: what is asked is not answered any more.
    told.length = 0;
    const nothingNew = Uint8Array.of(0, 1, 2, 0, 0);
    const seated = opened.at(-1) as Socket;
    for (const times of [1, 2, 3]) {
      seated.onmessage({ data: nothingNew });
      await jest.advanceTimersByTimeAsync(15_000);
      expect([seated.sent.length, told]).toEqual([times, ['joined']]);
    }
    await jest.advanceTimersByTimeAsync(15_000);
    expect([seated.readyState, told]).toEqual([3, ['joined', 'lost']]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tokens()).toHaveLength(5);
  });
});
