// What cannot be taken back is asked about once more. A framed page has no `confirm` of the browser's.
import { action, h } from './frame.js';
import { say } from './words.js';

const isSure = (question, yes) =>
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
            h('button.plain', { type: 'button', onclick: answer(false) }, say('remove.leave')),
          ),
        );
        document.body.append(dialog);
        dialog.showModal();
        dialog.querySelector('.plain').focus();
      });

/** A button whose work begins when its question was answered. @param yes what the answer is called. */
export const asked = (label, question, yes, work) =>
  action(label, async () => (await isSure(question, yes)) && work(), { class: 'plain' });
