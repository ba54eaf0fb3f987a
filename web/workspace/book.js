// A storybook or a worksheet, page by page.
import { drafts } from './editing.js';
import { data, ready, tellSessionEnd } from './frame.js';
import { followHostLanguage } from './page-language.js';
import { openBook } from './pages.js';

tellSessionEnd();
const draw = (unsaved) => openBook(document.getElementById('surface'), data('kind'), data('id'), { unsaved });
void followHostLanguage(() => draw(drafts()))
  .then(() => draw([]))
  .finally(() => ready());
