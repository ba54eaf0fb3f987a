/** What a note said before, or says now; written once. */
export class NoteVersion {}
