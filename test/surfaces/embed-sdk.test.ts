import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mount } from '../../api/embed-sdk/clinic-embed.js';

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
beforeEach(() => {
  posted = [];
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
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['document', 'addEventListener', 'removeEventListener'])
    Reflect.deleteProperty(globalThis, name);
});

let minted = 0;
const token = (seconds = 900): string => {
  const iat = Math.floor(Date.now() / 1_000);
  minted += 1;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ iat, exp: iat + seconds, jti: `${minted}` })}.signature`;
};

/** The frame's document is there with its insertion. */
const loading = { append: (frame: { onload(): void }) => frame.onload() };

/** A frame whose host answers by turns; after the last answer it answers with that one. */
const framed = async (
  answers: readonly (() => unknown)[],
  { first = token(), element = loading }: { first?: string; element?: object } = {},
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
  return { frame, told, askedAt, tokens: () => posted.flatMap(({ message }) => message.token ?? []) };
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

describe('the frame’s token', () => {
  test('is renewed when three quarters of its life are over, again and again, to the frame’s origin alone', async () => {
    const { told, askedAt, tokens } = await framed([() => token()]);
    await jest.advanceTimersByTimeAsync(1_500_000);
    expect(askedAt).toEqual([675, 1_350]);
    expect(new Set(tokens()).size).toBe(2);
    expect(posted.every(({ origin }) => origin === ORIGIN)).toBe(true);
    expect(told).toEqual([]);
  });

  test('is asked for again after 1, 5 and 15 seconds; each failure is a warning that may pass', async () => {
    const { told, askedAt, tokens } = await framed([refuse, refuse, refuse, () => token()]);
    await jest.advanceTimersByTimeAsync(700_000);
    expect(askedAt).toEqual([675, 676, 681, 696]);
    expect(codes(told)).toEqual([FAILED, FAILED, FAILED]);
    expect(tokens()).toHaveLength(1);
    // From the new one on as if nothing had been.
    await jest.advanceTimersByTimeAsync(680_000);
    expect(askedAt).toHaveLength(5);
  });

  test('is given up after the fourth failure, once and for all', async () => {
    const { told, askedAt, tokens } = await framed([refuse]);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(askedAt).toEqual([675, 676, 681, 696]);
    expect(codes(told)).toEqual([FAILED, FAILED, FAILED, EXHAUSTED]);
    expect(tokens()).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['nothing', () => undefined],
    ['what is no token', () => 'nonsense'],
    ['a promise that is broken', () => Promise.reject(new Error('away'))],
  ])('is not renewed by %s', async (_, answer) => {
    const { told, tokens } = await framed([answer]);
    await jest.advanceTimersByTimeAsync(700_000);
    expect(codes(told).at(-1)).toEqual(EXHAUSTED);
    expect(tokens()).toEqual([]);
  });

  test('that the page pushes ends the attempts, also after they were given up', async () => {
    const { frame, told, askedAt, tokens } = await framed([refuse, refuse, refuse, refuse, () => token()]);
    await jest.advanceTimersByTimeAsync(677_000);
    frame.updateToken(token());
    await jest.advanceTimersByTimeAsync(600_000);
    expect(askedAt).toEqual([675, 676]);
    expect(codes(told)).toEqual([FAILED, FAILED]);
    expect(tokens()).toHaveLength(1);
  });

  test('is not asked for any more once the frame is gone, nor pushed', async () => {
    const slow = Promise.withResolvers<string>();
    const { frame, told, tokens } = await framed([() => slow.promise]);
    await jest.advanceTimersByTimeAsync(675_000);
    frame.destroy();
    slow.resolve(token());
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([told, tokens()]).toEqual([[], []]);
  });

  test('that the page pushes while the frame still loads is handed over once it can hear, each in its turn', async () => {
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
    load();
    expect(tokens()).toEqual([early, 'nonsense', later]);
    expect(posted.every(({ origin }) => origin === ORIGIN)).toBe(true);
  });

  test('without which a frame cannot begin is told as such', async () => {
    const told: unknown[] = [];
    const frame = mount({ append: () => undefined } as never, {
      surface: 'workspace',
      baseUrl: ORIGIN,
      fetchToken: refuse as () => string,
    });
    frame.on('error', ({ code, severity, retryable }) => void told.push([code, severity, retryable]));
    await jest.advanceTimersByTimeAsync(0);
    expect(told).toEqual([['embed.token_fetch_failed', 'error', true]]);
  });
});

test('the type declarations name every event and every code of the specification, and all that frames raise', () => {
  const folder = new URL('../../api/', import.meta.url);
  const declared = readFileSync(new URL('embed-sdk/clinic-embed.d.ts', folder), 'utf8');
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
  const browser = new URL('surfaces/frames/browser/', folder);
  const sources = readdirSync(browser, { recursive: true }).filter((name) => String(name).endsWith('.js'));
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
