/** A change that was committed. Only ever read here: triggers write it (`migrations/tell-changes.ts`). */
export class ChangeEvent {}
