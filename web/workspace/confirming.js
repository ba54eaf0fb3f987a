// What cannot be taken back is asked about once more. A framed page has no `confirm` of the browser's.
import { action, h } from './frame.js';

/** @param no what it is called to answer otherwise. */
export const isSure = (question, yes, no = 'Leave it as it is') =>
  // One question at a time.
  document.querySelector('dialog[open] #sure-title')
    ? Promise.resolve(false)
    : new Promise((resolve) => {
        // While the press lasts: what follows may be what a browser does for a press alone, as to open a window.
        const answer = (isYes) => () => {
          resolve(isYes);
          dialog.close();
        };
        const dialog = h(
          'dialog',
          {
            'aria-labelledby': 'sure-title',
            onclose() {
              dialog.remove();
              resolve(false);
            },
          },
          h('h2', { id: 'sure-title' }, question),
          h(
            'p.row',
            {},
            h('button', { type: 'button', onclick: answer(true) }, yes),
            h('button.plain', { type: 'button', onclick: answer(false) }, no),
          ),
        );
        document.body.append(dialog);
        dialog.showModal();
        dialog.querySelector('.plain').focus();
      });

/** A button whose work begins when its question was answered. @param yes what the answer is called. */
export const asked = (label, question, yes, work) =>
  action(label, async () => (await isSure(question, yes)) && work(), { class: 'plain' });

/** Whether something was written at length that is kept nowhere yet. */
export const holdsWriting = (place) =>
  [...place.querySelectorAll('textarea, li.question-row input')].some(
    (field) => !field.readOnly && field.value.trim() !== field.defaultValue.trim(),
  );
export const mayLeave = async (place) =>
  !holdsWriting(place) || isSure('What you wrote is not saved.', 'Leave without saving', 'Stay here');

/** A button that leads away from a place, and asks before what was written there is lost. */
export const leaving = (place, label, work, options = { class: 'plain' }) =>
  action(label, async () => (await mayLeave(place)) && work(), options);
