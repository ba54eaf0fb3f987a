// A storybook or a worksheet, page by page.
import { data, ready } from './frame.js';
import { openBook } from './pages.js';

void openBook(document.getElementById('surface'), data('kind'), data('id')).finally(() => ready());
