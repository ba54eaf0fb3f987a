// The session page: where a clinician and a client meet (docs of the playroom, part 1).
import { createRoot } from 'react-dom/client';
import { pageData } from '../frame/page-data.ts';
import { chooseLocale, setLocale } from '../shell/locale.ts';
import { preload } from '../shell/messages.ts';
import { tryPicturesAgain } from '../toys/figures/try-again.ts';
import { standing } from './live.ts';
import { sessionPageMessages } from './session-messages.ts';
import { SessionPage } from './session-page.tsx';
import { readSetup } from './setup.ts';

/** How often a page whose first request failed asks again. */
const AGAIN_MS = 2_000;

setLocale(chooseLocale(pageData('locale')));
tryPicturesAgain();

const setup = async (): ReturnType<typeof readSetup> => {
  for (;;)
    try {
      return await readSetup();
    } catch (error) {
      // The link closed meanwhile: the service's own page says so.
      if ((error as Error).message === '404') location.reload();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
};

const [given] = await Promise.all([setup(), preload(sessionPageMessages)]);
createRoot(document.getElementById('surface') as HTMLElement).render(<SessionPage setup={given} />);
standing.subscribe(() => {
  document.documentElement.dataset.standing = standing.get();
});
