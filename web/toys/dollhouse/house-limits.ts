import type { EyeLimits } from '../scene/eye.ts';

/** From farther around or higher, the walls and the roof hide the rooms. */
export const HOUSE_LIMITS: EyeLimits = { low: 0.05, high: 0.55, around: 0.75, begin: 0.24 };
