import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createFailureThrottle } from '../../platform/network/failure-throttle.ts';

const settings = { free: 3, stepMilliseconds: 20, longestMilliseconds: 60, held: 2 };
const here = new AbortController().signal;

/** Time passes by the test's own doing: a machine that stands still, or is slow, changes nothing. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: [...REAL] });
});
afterAll(() => {
  jest.useRealTimers();
});

/** The delay of the answer to one failure, in milliseconds. */
const heldFor = async (failed: () => Promise<boolean>): Promise<number> => {
  let answered = false;
  void failed().then(() => {
    answered = true;
  });
  for (let waited = 0; ; waited += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (answered) return waited;
    jest.advanceTimersByTime(1);
  }
};

/** Whether its answer waits for a timer at all: asked of the order of events, not of a clock that a busy machine stops. */
const isHeld = (failed: () => Promise<boolean>): Promise<boolean> =>
  Promise.race([
    failed().then(() => false),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(true))),
  ]);

test('the first failures of a minute are answered at once, further ones later, up to a limit', async () => {
  let now = 0;
  const brake = createFailureThrottle(settings, () => now);
  for (let index = 0; index < 3; index += 1)
    expect(await isHeld(() => brake.failed('192.0.2.1', here))).toBe(false);
  for (const milliseconds of [20, 40, 60, 60, 60])
    expect(await heldFor(() => brake.failed('192.0.2.1', here))).toBe(milliseconds);
  now = 60_000;
  expect(await isHeld(() => brake.failed('192.0.2.1', here))).toBe(false);
});

test('by default a thousand a minute are not delayed', async () => {
  const brake = createFailureThrottle({}, () => 0);
  for (let count = 0; count < 1_000; count += 1)
    expect(await isHeld(() => brake.failed('192.0.2.1', here))).toBe(false);
  expect(await heldFor(() => brake.failed('192.0.2.1', here))).toBe(1);
});

test('another address does not wait; addresses of one IPv6 network count together', async () => {
  const brake = createFailureThrottle(settings);
  for (let index = 0; index < 5; index += 1) await heldFor(() => brake.failed('192.0.2.1', here));
  expect(await isHeld(() => brake.failed('192.0.2.2', here))).toBe(false);
  for (const host of [':1', ':2', ':ffff', 'aa:bb:cc:dd'])
    await heldFor(() => brake.failed(`2001:db8:1:2:${host}`, here));
  expect(await heldFor(() => brake.failed('2001:db8:1:2::9', here))).toBe(40);
  expect(await isHeld(() => brake.failed('2001:db8:1:3::9', here))).toBe(false);
});

test('no more answers than the limit are delayed; a client that disconnected is not waited for', async () => {
  const brake = createFailureThrottle({ ...settings, stepMilliseconds: 60_000, longestMilliseconds: 60_000 });
  for (let index = 0; index < 3; index += 1) expect(await brake.failed('192.0.2.1', here)).toBe(true);
  const gone = new AbortController();
  const held = [brake.failed('192.0.2.1', gone.signal), brake.failed('192.0.2.1', gone.signal)];
  expect(await brake.failed('192.0.2.1', here)).toBe(false);
  gone.abort();
  expect(await Promise.all(held)).toEqual([true, true]);
  expect(await brake.failed('192.0.2.1', gone.signal)).toBe(true);
});
