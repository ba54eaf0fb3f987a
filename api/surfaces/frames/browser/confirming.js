// What cannot be taken back is asked about once more. A framed page has no `confirm` of the browser's.
import { action, h } from './frame.js';

export const isSure = (question, label) =>
  new Promise((resolve) => {
    const answer = (value) => () => dialog.close(value);
    const dialog = h(
      'dialog',
      {
        'aria-labelledby': 'sure-title',
        onclose() {
          dialog.remove();
          resolve(dialog.returnValue === 'yes');
        },
      },
      h('h2', { id: 'sure-title' }, question),
      h(
        'p.row',
        {},
        h('button', { type: 'button', onclick: answer('yes') }, label),
        h('button.plain', { type: 'button', onclick: answer('') }, 'Leave it as it is'),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector('.plain').focus();
  });

/** A button whose work begins when its question was answered. @param yes what the answer is called. */
export const asked = (label, question, yes, work) =>
  action(label, async () => (await isSure(question, yes)) && work(), { class: 'plain' });
