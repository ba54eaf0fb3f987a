// Starts the workspace: settings of the host, the session, the first area; then tells the host that it is ready.
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queries } from '../api/queries.ts';
import { ErrorPanel } from '../components/error-panel.tsx';
import { emit, fail } from '../frame/host.ts';
import { isPassing, Refused } from '../frame/problem.ts';
import { isOwnTokenDue, onToken, renewOwnToken, watchExpiry } from '../frame/token.ts';
import { locale } from './locale.ts';
import { preload } from './messages.ts';
import { translateRefusals } from './refusals.ts';
import { currentPlace } from './router.ts';
import { followToken, isOpen, loadSession } from './session.ts';
import { applySettings, followHeight, hostSettings } from './settings.ts';
import { loadArea, Shell } from './shell.tsx';
import { shellMessages } from './shell-messages.ts';

const surface = document.getElementById('surface') as HTMLElement;
const root = createRoot(surface);

const words = async (): Promise<void> => {
  await Promise.all([preload(shellMessages), translateRefusals()]);
};

/** After the next paint: what a host hears of as ready can be seen. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const draw = async (): Promise<void> => {
  if (isOwnTokenDue()) await renewOwnToken().catch(() => undefined);
  const [session] = await Promise.all([loadSession(), hostSettings()]);
  applySettings(session);
  const { area } = currentPlace();
  // An area that cannot be loaded says so in its own place.
  await Promise.all([words(), isOpen(area) ? loadArea(area).catch(() => undefined) : undefined]);
  root.render(
    <QueryClientProvider client={queries}>
      <Shell />
    </QueryClientProvider>,
  );
};

/** Why the workspace could not begin, and another try. The host hears of the first refusal, once. */
const drawOrSay = async (): Promise<unknown> => {
  try {
    await draw();
    return undefined;
  } catch (error) {
    applySettings(undefined);
    await words();
    // Said in words that were not there when it was refused.
    const said = error instanceof Refused ? new Refused(error.status, error.problem) : error;
    root.render(
      <main id="area" tabIndex={-1} className="content content-alone">
        <ErrorPanel error={said} onRetry={drawOrSay} />
      </main>,
    );
    return said;
  }
};

const tell = (error: unknown): void => {
  const refused = error instanceof Refused ? error : undefined;
  fail(
    `embed.${refused?.slug.replaceAll('-', '_') || 'unavailable'}`,
    refused?.message || 'The workspace could not be opened.',
    {
      retryable: isPassing(error),
      requestId: refused?.requestId,
    },
  );
};

locale.subscribe(() => void translateRefusals());
// A host that is told of a denied area may push a token that opens it.
onToken(() => {
  void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  void followToken().catch(() => undefined);
});

const failure = await drawOrSay();
await painted();
watchExpiry();
followHeight(surface);
emit('ready', {});
// An expired session was told already.
if (failure && !(failure instanceof Refused && failure.status === 401)) tell(failure);
