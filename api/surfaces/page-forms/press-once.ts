import { asset } from '../assets.ts';

/** For pages whose form does something that must not be done, or cannot be answered, twice. */
export const pressOnce = asset('/assets/press-once.js', new URL('./press-once.js', import.meta.url));
