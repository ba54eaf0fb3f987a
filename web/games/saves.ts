import type { Item } from '../api/client.ts';
import { confirm } from '../components/confirm.tsx';
import { toast } from '../components/toasts.tsx';
import { emit, fail } from '../frame/host.ts';
import { isPassing, Refused } from '../frame/problem.ts';
import { all, call } from '../frame/request.ts';
import { say } from '../shell/messages.ts';
import { openSaved, savedScene } from '../toys/scene/kept-scene.ts';
import { playsetMessages } from '../toys/scene/messages.ts';
import type { SavedScene, Scene } from '../toys/scene/scene.ts';

/** A save as the list has it. */
export type SaveEntry = Item<'/api/embed/game-saves'>;

/** Saving and opening scenes: the clinician's seat alone. */
export class Saves {
  /** The save that is gone on with. */
  active: { readonly id: string; readonly name: string } | undefined;
  readonly #scene: Scene;
  readonly #thumbnail: () => Promise<string>;
  /** The scene as it was last saved or opened. */
  #kept: string | undefined;

  constructor(scene: Scene, thumbnail: () => Promise<string>) {
    this.#scene = scene;
    this.#thumbnail = thumbnail;
  }

  list(): Promise<readonly SaveEntry[]> {
    return all<SaveEntry>('game-saves');
  }

  /** @param over writes over the active save; without it there is a new one. @returns whether it is kept now. */
  async save(name: string, over = false): Promise<boolean> {
    const t = await say(playsetMessages);
    const active = over ? this.active : undefined;
    try {
      const scene = this.#drawn();
      const { id } = active
        ? await call<{ id: string }>('PATCH', `game-saves/${active.id}`, { scene })
        : await call<{ id: string }>('POST', 'game-saves', { name, scene });
      this.active = { id, name };
      this.#kept = JSON.stringify(scene);
      emit(active ? 'game.saved' : 'game.save_created', { saveId: id });
      await this.#thumbnail()
        .then((content_base64) => call('PUT', `game-saves/${id}/thumbnail`, { content_base64 }))
        .catch(() => undefined);
      toast(t('saved', { name }));
      return true;
    } catch (error) {
      // Deleted elsewhere meanwhile: what is in the scene now is to be kept all the same.
      if (active && error instanceof Refused && error.status === 404) return this.save(name);
      tellFailed('game.save_failed', t('saveFailed'), error);
      return false;
    }
  }

  /** Opens a save in place of the scene, after a question where something would be lost. */
  async load(id: string): Promise<boolean> {
    const t = await say(playsetMessages);
    try {
      const saved = await call<{ name: string; scene: SavedScene }>('GET', `game-saves/${id}`);
      const isUnsaved = this.#scene.standing().size > 0 && JSON.stringify(this.#drawn()) !== this.#kept;
      if (
        isUnsaved &&
        !(await confirm({ title: t('unsaved'), confirmLabel: t('putAway'), cancelLabel: t('keep') }))
      )
        return false;
      openSaved(this.#scene, saved.scene);
      this.active = { id, name: saved.name };
      this.#kept = JSON.stringify(this.#drawn());
      emit('game.save_loaded', { saveId: id });
      toast(t('loaded', { name: saved.name }));
      return true;
    } catch (error) {
      tellFailed('game.load_failed', t('loadFailed'), error);
      return false;
    }
  }

  #drawn(): SavedScene {
    return savedScene(this.#scene);
  }
}

const tellFailed = (code: string, words: string, error: unknown): void => {
  const refused = error instanceof Refused ? error : undefined;
  fail(code, words, { retryable: !refused || isPassing(error), requestId: refused?.requestId });
  toast(refused && refused.status < 500 && refused.message ? refused.message : words);
};
