import { asset } from '../assets.ts';

/** A script for forms whose action must not happen, or cannot be answered, twice. */
export const pressOnce = asset('/assets/press-once.js', new URL('./press-once.js', import.meta.url));
