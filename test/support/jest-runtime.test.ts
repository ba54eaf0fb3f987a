import { expect, jest, test } from '@jest/globals';

/** What a file says to `jest` reaches what runs its tests (jest-runtime.js). */

jest.retryTimes(1);

let runs = 0;
test('a test that fails is tried again where its file says so', () => {
  runs += 1;
  expect(runs).toBe(2);
});
