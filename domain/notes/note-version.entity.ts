/** One version of a note; written once and never changed. */
export class NoteVersion {}
