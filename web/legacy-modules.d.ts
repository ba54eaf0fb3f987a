// Types of the plain modules of frames for forms, books and games, which the workspace uses too.
declare module '*/workspace/filling.js' {
  export interface FillingWords {
    readonly required: string;
    readonly yes: string;
    readonly no: string;
    readonly handIn: string;
    readonly save: string;
    readonly saved: string;
    readonly missing: string;
    readonly wrong: string;
    readonly withdrawn: string;
    readonly changed: string;
  }
  type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<unknown>;
  export const fillIn: (at: {
    readonly form: object;
    readonly place: HTMLElement;
    readonly submission: unknown;
    readonly send: Send;
    readonly handedIn: () => unknown;
    readonly words?: FillingWords;
  }) => void;
  export const pendingOf: (form: { readonly id: string }, send: Send) => Promise<unknown>;
  export const holdsAnswers: () => boolean;
  export const dropAnswers: () => void;
}
declare module '*/workspace/words.js' {
  export const speakBy: (
    how: (key: never, values?: Readonly<Record<string, string | number>>) => string,
  ) => void;
}
