import { asset } from '../assets.ts';

/** A script for long forms: without a connection the page stays, with all that was typed. */
export const keepAnswers = asset('/assets/keep-answers.js', new URL('./keep-answers.js', import.meta.url));
