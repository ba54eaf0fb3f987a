import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../components/button.tsx';
import { ConfirmHost } from '../components/confirm.tsx';
import { ToastRegion } from '../components/toasts.tsx';
import { useLocaleSettings } from '../shell/locale.ts';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { playsetMessages } from '../toys/scene/messages.ts';
import { thumbnailOf } from '../toys/scene/shown-view.ts';
import { useScene } from '../toys/scene/use-scene.ts';
import type { Toy } from '../toys/toy.ts';
import { SaveBar } from './save-bar.tsx';
import { Saves } from './saves.ts';
import type { Seat } from './seat.ts';

/** A framed game: the toy, what became of its connection, and the clinician's saves. */
export const GamePage = ({
  seat,
  Toy: Playset,
  title,
}: {
  readonly seat: Seat;
  readonly Toy: Toy;
  readonly title: 'tray' | 'dollhouse';
}) => {
  const t = useMessages(playsetMessages);
  const { tag } = useLocaleSettings();
  const state = useStore(seat.state);
  const scene = useScene(seat.live.scene);
  const [isSoundOn, setSoundOn] = useState(false);
  const saves = useMemo(() => new Saves(scene, () => thumbnailOf(scene)), [scene]);
  const toySeat = useMemo(
    () => ({
      role: seat.role,
      document: seat.live.scene,
      canPlay: true,
      isSoundOn,
      point: seat.live.point,
      onHand: seat.onHand,
    }),
    [seat, isSoundOn],
  );
  return (
    <I18nProvider locale={tag}>
      <main className="game-page">
        <header className="game-bar">
          <h1 className="game-title">{t(title)}</h1>
          <p id="status" className="game-status" role="status" data-state={state}>
            {t(state)}
          </p>
          {state === 'replaced' && (
            <Button size="s" onPress={seat.live.again}>
              {t('goOnHere')}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            icon={isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
            aria-label={isSoundOn ? t('sound.off') : t('sound.on')}
            onPress={() => setSoundOn(!isSoundOn)}
          />
          {seat.role === 'clinician' && <SaveBar saves={saves} />}
        </header>
        <div className="game-toy">
          <Playset seat={toySeat} />
        </div>
      </main>
      <ToastRegion />
      <ConfirmHost />
    </I18nProvider>
  );
};
