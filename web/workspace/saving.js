// Saving and opening scenes: the clinician's seat alone.
import { isSure } from './confirming.js';
import { action, all, call, emit, fail, h, notice, passes, Refused } from './frame.js';
import { figuresOf, groundOf } from './standing.js';

/** @returns the buttons. */
export const savingTools = ({ game, board, live: { items, settings, scene }, most }) => {
  let activeSave;
  /** The scene as it was last saved or opened. */
  let kept;

  /** The scene as it is saved; what a save does not know stays out of it. */
  const sceneOf = () => ({
    items: [...figuresOf(items)].slice(0, most).map(([id, figure]) => ({ id, ...figure })),
    background: groundOf(game, settings),
  });
  const preview = async () => {
    const copy = board.cloneNode(true);
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', '640');
    copy.setAttribute('height', '400');
    copy.querySelector('.hand')?.remove();
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await picture.decode();
    const canvas = h('canvas', { width: 640, height: 400 });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1];
  };
  const failed = (code, what, error) => {
    fail(code, what, {
      retryable: !(error instanceof Refused) || passes(error),
      requestId: error.requestId,
    });
    notice(error instanceof Refused && error.status < 500 ? error.message : what);
  };
  /** @param over the save that is written over; without one there is a new one. */
  const save = async (name, over) => {
    try {
      const drawn = sceneOf();
      const { id } = over
        ? await call('PATCH', `game-saves/${over.id}`, { scene: drawn })
        : await call('POST', 'game-saves', { name, scene: drawn });
      activeSave = { id, name };
      another.hidden = false;
      kept = JSON.stringify(drawn);
      emit(over ? 'game.saved' : 'game.save_created', { saveId: id });
      await preview()
        .then((content_base64) => call('PUT', `game-saves/${id}/thumbnail`, { content_base64 }))
        .catch(() => undefined);
      notice(`Saved as “${name}”.`);
    } catch (error) {
      // Deleted elsewhere meanwhile: what is in the scene now is to be kept all the same.
      if (over && error.status === 404) return save(name);
      failed('game.save_failed', 'The scene could not be saved.', error);
    }
  };
  const load = async (id) => {
    try {
      const saved = await call('GET', `game-saves/${id}`);
      const isUnsaved = items.size > 0 && JSON.stringify(sceneOf()) !== kept;
      if (isUnsaved && !(await isSure('What is in the scene now is not saved.', 'Put it away', 'Keep it')))
        return;
      scene.transact(() => {
        for (const key of [...items.keys()]) items.delete(key);
        for (const { id: key, ...item } of saved.scene.items) items.set(key, item);
        if (saved.scene.background) settings.set('background', saved.scene.background);
      });
      activeSave = { id, name: saved.name };
      another.hidden = false;
      kept = JSON.stringify(sceneOf());
      emit('game.save_loaded', { saveId: id });
      notice(`“${saved.name}” is loaded.`);
    } catch (error) {
      failed('game.load_failed', 'The scene could not be loaded.', error);
    }
  };

  const askName = () =>
    new Promise((resolve) => {
      const field = h('input', {
        type: 'text',
        id: 'save-name',
        required: true,
        maxlength: 200,
        autocomplete: 'off',
      });
      const dialog = h(
        'dialog',
        { 'aria-labelledby': 'save-title', onclose: () => resolve(dialog.returnValue || undefined) },
        h(
          'form',
          {
            onsubmit(event) {
              event.preventDefault();
              dialog.close(field.value.trim());
            },
          },
          h('h2', { id: 'save-title' }, 'Save the scene'),
          h('label', { for: 'save-name' }, 'Name'),
          field,
          h(
            'p.row',
            {},
            h('button', { type: 'submit' }, 'Save'),
            h('button.plain', { type: 'button', onclick: () => dialog.close('') }, 'Cancel'),
          ),
        ),
      );
      document.body.append(dialog);
      dialog.showModal();
      dialog.addEventListener('close', () => dialog.remove());
    });
  const choose = (saves) =>
    new Promise((resolve) => {
      const dialog = h(
        'dialog',
        {
          'aria-labelledby': 'load-title',
          onclose() {
            dialog.remove();
            resolve(dialog.returnValue);
          },
        },
        h('h2', { id: 'load-title' }, 'Saved scenes'),
        h(
          'ul.plain-list',
          {},
          saves
            .toReversed()
            .map(({ id, name, updated_at }) =>
              h(
                'li',
                {},
                h(
                  'button',
                  { type: 'button', onclick: () => dialog.close(id) },
                  `${name} · ${new Date(updated_at).toLocaleDateString()}`,
                ),
              ),
            ),
        ),
        h('button.plain', { type: 'button', onclick: () => dialog.close('') }, 'Cancel'),
      );
      document.body.append(dialog);
      dialog.showModal();
    });
  const chooseSave = async () => {
    const saves = await all('game-saves');
    if (saves.length === 0) return notice('Nothing is saved yet.');
    const id = await choose(saves);
    if (id) await load(id);
  };

  const saveAnother = async () => {
    const name = await askName();
    if (name) await save(name);
  };
  /** A scene that is gone on with need not take the place of the one before. */
  const another = action('Save as another', saveAnother, { class: 'plain', hidden: true });
  return [
    action('Save', () => (activeSave ? save(activeSave.name, activeSave) : saveAnother())),
    another,
    action('Open a saved scene', chooseSave, { class: 'plain' }),
  ];
};
