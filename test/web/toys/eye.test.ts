import { expect, test } from '@jest/globals';
import { HOUSE_LIMITS } from '../../../web/toys/dollhouse/house-limits.ts';
import { firstEye, movedEye } from '../../../web/toys/scene/eye.ts';

const still = { turn: 0, tilt: 0, nearness: 1 };
const DEGREES = 180 / Math.PI;

test('however far a stroke goes, the dollhouse is seen from its front, where its rooms are open', () => {
  for (const turn of [-50, 50]) {
    const eye = movedEye(firstEye(HOUSE_LIMITS), HOUSE_LIMITS, { ...still, turn, tilt: 50 });
    expect(Math.abs(eye.turn) * DEGREES).toBeLessThanOrEqual(50);
    expect(Math.sign(eye.turn)).toBe(Math.sign(turn));
    // From farther above, the roof hides the upper rooms.
    expect(eye.tilt * DEGREES).toBeLessThanOrEqual(35);
  }
});

test('an eye at its limit turns back with the first step', () => {
  const atLimit = movedEye(firstEye(HOUSE_LIMITS), HOUSE_LIMITS, { ...still, turn: 50 });
  expect(movedEye(atLimit, HOUSE_LIMITS, { ...still, turn: -0.35 }).turn).toBeCloseTo(atLimit.turn - 0.35);
});

test('nearer and farther have an end', () => {
  const from = (nearness: number) =>
    movedEye(firstEye(HOUSE_LIMITS), HOUSE_LIMITS, { ...still, nearness }).nearness;
  expect([from(0.001), from(1_000)]).toEqual([0.3, 1.3]);
});
