// Types of the areas in their old form; they go with the last of them.
type OpenArea = import('./areas/legacy/legacy-area.tsx').OpenArea;

declare module '*/workspace/areas/notes.js' {
  export const openNotes: OpenArea;
}
declare module '*/workspace/areas/forms.js' {
  export const openForms: OpenArea;
}
declare module '*/workspace/confirming.js' {
  export const holdsWriting: (place: Element) => boolean;
}
declare module '*/workspace/unavailable.js' {
  export const unavailable: (title: string, error: unknown, again: () => unknown) => (Node | string)[];
}
