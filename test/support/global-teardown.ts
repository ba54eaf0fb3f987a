import { stopHolder } from './servers-holder.ts';

// Jest asks for a default export.
export default stopHolder;
