// Types of the areas in their old form; they go with the last of them.
type OpenArea = import('./areas/legacy/legacy-area.tsx').OpenArea;

declare module '*/workspace/areas/appointments.js' {
  export const openAppointments: OpenArea;
}
declare module '*/workspace/areas/forms.js' {
  export const openForms: OpenArea;
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
