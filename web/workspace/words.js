// What the plain modules say. A page of theirs and the workspace each bring their own catalogue, in their language.

/** @type {(key: string, values?: Record<string, string | number>) => string} */
let translate = (key) => key;
/** Sets where words come from, and the language with it. */
export const speakBy = (how) => {
  translate = how;
};
export const say = (key, values) => translate(key, values);
