// Starts a framed game: settings of the host, the toy, the seat; then tells the host that it is ready.
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from '../components/toasts.tsx';
import { emit } from '../frame/host.ts';
import { pageData } from '../frame/page-data.ts';
import { claims, onSessionEnd, watchExpiry } from '../frame/token.ts';
import { preload, say } from '../shell/messages.ts';
import { translateRefusals } from '../shell/refusals.ts';
import { applySettings, hostSettings } from '../shell/settings.ts';
import { shellMessages } from '../shell/shell-messages.ts';
import { figureMessages } from '../toys/figures/messages.ts';
import { tryPicturesAgain } from '../toys/figures/try-again.ts';
import { toys } from '../toys/registry.ts';
import { playsetMessages } from '../toys/scene/messages.ts';
import { GamePage } from './game-page.tsx';
import { takeSeat } from './seat.ts';

const game = pageData('game') === 'dollhouse' ? 'dollhouse' : 'sandtray';
const surface = document.getElementById('surface') as HTMLElement;

tryPicturesAgain();
await hostSettings();
applySettings(undefined);
await Promise.all([
  preload(shellMessages),
  preload(playsetMessages),
  preload(figureMessages),
  translateRefusals(),
]);
const toy = await toys[game]?.();
if (toy) {
  const seat = takeSeat(game);
  createRoot(surface).render(
    <Suspense fallback={null}>
      <GamePage seat={seat} Toy={toy.default} title={game === 'sandtray' ? 'tray' : 'dollhouse'} />
    </Suspense>,
  );
}
onSessionEnd((isEnded) => {
  if (isEnded) void say(playsetMessages).then((t) => toast(t('sessionOver')));
});
watchExpiry();
emit('ready', { mode: claims().role });
