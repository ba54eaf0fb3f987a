// The text of one note while it is written. It lives in memory beyond the editor, so that a lost connection or a step
// to another area loses no word: what is not saved yet is sent again until it is.
import { type Answer, readWithEtag, writeWithEtag } from '../../api/client.ts';
import { queries, refresh } from '../../api/queries.ts';
import { isPassing, Refused } from '../../frame/problem.ts';
import { onToken } from '../../frame/token.ts';
import { createStore } from '../../shell/store.ts';
import { mergeTexts } from './merge-texts.ts';

export type Note = Answer<'/api/embed/notes/{id}'>;
const PATH = '/api/embed/notes/{id}';

/** How a note's text stands towards the service. */
export type Saving =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'tooLong' }
  /** Not saved, and tried again: no answer came, the service is in trouble, or the session has ended. */
  | { readonly kind: 'retrying'; readonly because: 'connection' | 'service' | 'session' }
  /** Changed elsewhere on the same lines: the person chooses. */
  | { readonly kind: 'conflict'; readonly theirs: string }
  /** Signed elsewhere while it was written here. */
  | { readonly kind: 'signedElsewhere' }
  | { readonly kind: 'refused'; readonly error: Refused };

export interface DraftState {
  readonly note: Note;
  readonly text: string;
  readonly saving: Saving;
  /** How often changes from elsewhere were merged into this text. */
  readonly merges: number;
}

/** Letters that the contract allows in a note. */
export const LONGEST = 10_000;
/** Milliseconds without a key press before the text is saved. */
const PAUSE = 1_000;
const RETRY = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Control characters that a paste may bring; the contract allows tabs and new lines alone. */
const withoutControls = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(/\p{Cc}/gu, (one) => (one === '\n' || one === '\t' ? one : ''));

export const noteKey = (id: string) => [PATH, { path: { id } }, 'etag'] as const;

const causeOf = (error: unknown): Extract<Saving, { kind: 'retrying' }>['because'] => {
  if (!(error instanceof Refused) || error.status === 0) return 'connection';
  return error.status === 401 ? 'session' : 'service';
};

export class NoteDraft {
  readonly id: string;
  readonly store;
  #etag: string | undefined;
  /** What the service has, as far as this page knows. */
  #saved: string;
  /** What was sent last: its answer may be lost although it was saved. */
  #sent: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #running: Promise<boolean> | undefined;

  constructor(note: Note, etag: string | undefined) {
    this.id = note.id;
    this.#saved = note.body;
    this.#etag = etag;
    this.store = createStore<DraftState>({
      note,
      text: note.body,
      saving: { kind: 'saved' },
      merges: 0,
    });
  }

  get isDirty(): boolean {
    return this.store.get().text !== this.#saved;
  }

  #set(change: Partial<DraftState>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  /** Takes over what was read, unless something is unsaved here or what is here is newer. */
  adopt(note: Note, etag: string | undefined): void {
    if (this.isDirty || this.#running || note.updated_at < this.store.get().note.updated_at) return;
    this.#saved = note.body;
    this.#etag = etag;
    this.#set({ note, text: note.body, saving: { kind: 'saved' } });
  }

  edit(typed: string): void {
    const text = withoutControls(typed);
    const { kind } = this.store.get().saving;
    const needsPerson = kind === 'conflict' || kind === 'signedElsewhere';
    this.#set({ text });
    if (needsPerson) return;
    if (text.length > LONGEST) {
      clearTimeout(this.#timer);
      this.#set({ saving: { kind: 'tooLong' } });
    } else if (!this.isDirty && !this.#running) this.#set({ saving: { kind: 'saved' } });
    else {
      if (kind !== 'retrying') this.#set({ saving: { kind: 'waiting' } });
      this.#schedule(PAUSE);
    }
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  /** Tries again at once, as when the connection is back. */
  retry(): void {
    if (this.store.get().saving.kind === 'retrying') this.#schedule(0);
  }

  /** Saves what is not saved yet. @returns whether everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    const { text, saving } = this.store.get();
    if (!this.isDirty) return true;
    if (text.length > LONGEST || saving.kind === 'conflict' || saving.kind === 'signedElsewhere')
      return false;
    this.#running = this.#save({ body: text, autosave: true }).then(
      () => !this.isDirty,
      (error: unknown) => this.#failed(error),
    );
    const isSaved = await this.#running;
    this.#running = undefined;
    return isSaved;
  }

  async #save(body: {
    body?: string;
    status?: 'draft' | 'signed';
    reason?: string;
    autosave?: boolean;
  }): Promise<void> {
    if (this.store.get().saving.kind !== 'retrying') this.#set({ saving: { kind: 'saving' } });
    this.#sent = body.body ?? this.#saved;
    const { data, etag } = await writeWithEtag('patch', PATH, {
      path: { id: this.id },
      body,
      ifMatch: this.#etag,
    });
    this.#accept(data, etag, this.#sent);
    void refresh('/api/embed/notes', '/api/embed/notes/{id}/versions', '/api/embed/agenda');
  }

  #accept(note: Note, etag: string | undefined, body: string): void {
    this.#failures = 0;
    this.#saved = body;
    this.#etag = etag;
    this.#sent = undefined;
    queries.setQueryData(noteKey(this.id), { data: note, etag });
    this.#set({ note, saving: { kind: this.isDirty ? 'waiting' : 'saved' } });
    if (this.isDirty) this.#schedule(PAUSE);
  }

  async #failed(error: unknown): Promise<boolean> {
    if (error instanceof Refused && error.status === 412)
      return this.#changedElsewhere().catch((other: unknown) => this.#failed(other));
    const isOver = error instanceof Refused && error.status === 401;
    if (error instanceof Refused && !isOver && !isPassing(error) && error.slug !== 'idempotency-conflict') {
      this.#set({ saving: { kind: 'refused', error } });
      return false;
    }
    this.#set({ saving: { kind: 'retrying', because: causeOf(error) } });
    const wait = (error instanceof Refused && error.retryAfter ? error.retryAfter * 1_000 : 0) || 0;
    this.#schedule(Math.max(wait, RETRY[Math.min(this.#failures, RETRY.length - 1)] ?? PAUSE));
    this.#failures += 1;
    return false;
  }

  /** What is there now may be our own text, whose answer was lost; a change elsewhere in the text; or one on our lines. */
  async #changedElsewhere(): Promise<boolean> {
    const { data: note, etag } = await readWithEtag(PATH, { path: { id: this.id } });
    const { text, merges } = this.store.get();
    const theirs = note.body;
    this.#etag = etag;
    if (note.status === 'signed') {
      this.#set({ note, saving: { kind: 'signedElsewhere' } });
      return false;
    }
    const isOurs = [this.#sent, this.#saved].some((one) => one?.trim() === theirs.trim());
    const merged = isOurs ? text : mergeTexts(this.#saved, text, theirs);
    if (merged === undefined || merged.length > LONGEST) {
      this.#set({ note, saving: { kind: 'conflict', theirs } });
      return false;
    }
    this.#saved = theirs;
    this.#set({ note, text: merged, merges: isOurs ? merges : merges + 1, saving: { kind: 'waiting' } });
    this.#schedule(0);
    return false;
  }

  /** Ends a conflict with the text that the person chose; the other one stays among the versions. */
  resolve(text: string): void {
    const { saving, note } = this.store.get();
    this.#saved = saving.kind === 'conflict' ? saving.theirs : note.body;
    this.#set({ text, saving: { kind: this.isDirty || text !== this.#saved ? 'waiting' : 'saved' } });
    if (text !== this.#saved) this.#schedule(0);
  }

  /** Lets go of what was written here, and goes on with what the service has. */
  discard(): void {
    const { note } = this.store.get();
    this.#saved = note.body;
    this.#set({ text: note.body, saving: { kind: 'saved' } });
  }

  /** Signs the text as it stands here. @throws Refused */
  async sign(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    await this.#change({ body: this.store.get().text, status: 'signed' });
  }

  /** @param reason why; kept with the version that it makes. @throws Refused */
  async unlock(reason: string): Promise<void> {
    await this.#change({ status: 'draft', reason });
  }

  async #change(body: { body?: string; status: 'draft' | 'signed'; reason?: string }): Promise<void> {
    try {
      await this.#save(body);
    } catch (error) {
      if (error instanceof Refused && error.status === 412) await this.#changedElsewhere();
      else this.#set({ saving: { kind: this.isDirty ? 'waiting' : 'saved' } });
      if (this.isDirty && this.store.get().saving.kind === 'waiting') this.#schedule(PAUSE);
      throw error;
    }
  }
}

const drafts = new Map<string, NoteDraft>();

/** The draft of a note: the one that may hold unsaved words, else one of what was read. */
export const draftOf = (note: Note, etag: string | undefined): NoteDraft => {
  const known = drafts.get(note.id);
  if (known) return known;
  const draft = new NoteDraft(note, etag);
  drafts.set(note.id, draft);
  return draft;
};

/** Of a note that cannot be read now, such as while the connection is lost. */
export const openDraft = (id: string): NoteDraft | undefined => drafts.get(id);

/** Ids of notes whose text is not saved yet. */
export const unsavedNotes = (): ReadonlySet<string> =>
  new Set([...drafts.values()].filter(({ isDirty }) => isDirty).map(({ id }) => id));

const retryAll = () => {
  for (const draft of drafts.values()) draft.retry();
};
addEventListener('online', retryAll);
onToken(retryAll);
addEventListener('beforeunload', (event) => {
  if (unsavedNotes().size === 0) return;
  for (const draft of drafts.values()) void draft.flush();
  event.preventDefault();
});
