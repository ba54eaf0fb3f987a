import { appearance, keepAppearance } from './appearance.js';
import { askServer } from './ask-server.js';
import { mount } from './clinic-embed.js';

let frame;

// #region page
const read = (book) => {
  frame?.destroy();
  frame = mount(document.querySelector('#storybook'), {
    surface: `storybooks/${book}`,
    title: 'Storybook',
    appearance: appearance(),
    fetchToken: async () =>
      (await askServer('book-token')).token,
  });
};
// #endregion

const covers = [...document.querySelectorAll('[data-book]')];
const choose = (chosen) => {
  for (const cover of covers)
    cover.setAttribute(
      'aria-pressed',
      String(cover === chosen),
    );
  read(chosen.dataset.book);
  keepAppearance(frame);
};
for (const cover of covers)
  cover.addEventListener('click', () => choose(cover));
if (covers[0]) choose(covers[0]);
