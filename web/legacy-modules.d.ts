// Types of the areas in their old form; they go with the last of them.
type OpenArea = import('./areas/legacy/legacy-area.tsx').OpenArea;

declare module '*/workspace/areas/appointments.js' {
  export const openAppointments: OpenArea;
}
declare module '*/workspace/areas/books.js' {
  export const openContent: (kind: 'storybooks' | 'worksheets') => OpenArea;
}
declare module '*/workspace/areas/rooms.js' {
  export const openRooms: OpenArea;
}
declare module '*/workspace/areas/community.js' {
  export const openCommunity: OpenArea;
}
declare module '*/workspace/confirming.js' {
  export const holdsWriting: (place: Element) => boolean;
}
declare module '*/workspace/unavailable.js' {
  export const unavailable: (title: string, error: unknown, again: () => unknown) => (Node | string)[];
}
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
