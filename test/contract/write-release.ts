import { release } from './released.ts';

/** `npm run release`: the contract of today becomes the one that later changes are compared with. */
await release();
