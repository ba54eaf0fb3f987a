// A storybook or a worksheet, page by page.
import { data, ready, tellSessionEnd } from './frame.js';
import { openBook } from './pages.js';

tellSessionEnd();
void openBook(document.getElementById('surface'), data('kind'), data('id')).finally(() => ready());
