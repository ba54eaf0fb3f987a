import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { useKeptFocus } from '../shell/use-kept-focus.ts';
import { BreakPause, ClientBar } from './client-bar.tsx';
import { DeviceCheck } from './device-check.tsx';
import { Goodbye } from './goodbye.tsx';
import { type SessionView, type Standing, sitDown, standing, view } from './live.ts';
import { OpenToy } from './open-toy.tsx';
import { RoomScene } from './room/room.tsx';
import { Scenery } from './room/scenery.tsx';
import { ChooseRoom } from './room-choice.tsx';
import { sessionPageMessages } from './session-messages.ts';
import { isClinician, type Setup } from './setup.ts';
import { VideoBeside } from './video.tsx';

/** The client's page never loads the clinician's tools. */
const Tools = lazy(() => import('./tools.tsx'));
/** The questions that toys ask the clinician. */
const Questions = lazy(async () => ({ default: (await import('../components/confirm.tsx')).ConfirmHost }));

const Connection = ({ is }: { readonly is: Standing }) => {
  const t = useMessages(sessionPageMessages);
  if (is === 'here' || is === 'connecting') return null;
  return (
    <div className="session-over">
      <div className="session-lost" role="alert">
        <p>{t(is)}</p>
        {is === 'replaced' && (
          <Button variant="primary" onPress={sitDown}>
            {t('replaced.again')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Something to look at while the clinician chooses. */
const WaitingScene = () => {
  const t = useMessages(sessionPageMessages);
  return (
    <div className="session-room session-waiting">
      <Scenery theme="meadow" roomType="adult" isNight={false} />
      <h1>{t('room.wait')}</h1>
    </div>
  );
};

const ClientStage = ({ now }: { readonly now: SessionView }) => {
  const t = useMessages(sessionPageMessages);
  if (now.open) return <OpenToy view={now} />;
  if (!now.room) return <WaitingScene />;
  return (
    <>
      <RoomScene room={now.room} isNight={now.night} wish={now.wish} />
      {now.hidden && (
        <p className="session-note" role="status">
          {t('preparing')}
        </p>
      )}
    </>
  );
};

const ClinicianStage = ({
  now,
  setup,
  isChoosing,
  onChosen,
}: {
  readonly now: SessionView;
  readonly setup: Setup;
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
}) => {
  if (isChoosing || !now.room) return <ChooseRoom rooms={setup.rooms ?? []} onChosen={onChosen} />;
  return now.open ? (
    <OpenToy view={now} />
  ) : (
    <RoomScene room={now.room} isNight={now.night} wish={now.wish} />
  );
};

const Inside = ({ setup }: { readonly setup: Setup }) => {
  const now = useStore(view);
  const is = useStore(standing);
  const t = useMessages(sessionPageMessages);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(sitDown, []);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main, `${now?.room?.id} ${now?.open?.toy} ${now?.open?.subject} ${isChoosing}`);
  if (now?.ended) return <Goodbye room={now.room} isNight={now.night} setup={setup} />;
  if (is === 'over') return <p className="session-wait">{t('over')}</p>;
  if (!now) return <p className="session-wait is-busy">{t('toy.loading')}</p>;
  return (
    <div className={`session session-theme-${now.room?.theme ?? 'meadow'}${now.night ? ' is-night' : ''}`}>
      {isClinician ? (
        <Suspense fallback={<header className="session-bar" />}>
          <Tools view={now} setup={setup} onRooms={() => setChoosing(!isChoosing)} />
        </Suspense>
      ) : (
        <ClientBar view={now} video={setup.video} />
      )}
      <div className="session-floor">
        <main className="session-main" ref={main} tabIndex={-1}>
          {isClinician ? (
            <ClinicianStage
              now={now}
              setup={setup}
              isChoosing={isChoosing}
              onChosen={() => setChoosing(false)}
            />
          ) : (
            <div className="session-stage" inert={now.break_asked}>
              <ClientStage now={now} />
            </div>
          )}
          {!isClinician && now.break_asked && <BreakPause />}
        </main>
        <VideoBeside video={setup.video} />
      </div>
      <Connection is={is} />
      {isClinician && (
        <Suspense>
          <Questions />
        </Suspense>
      )}
    </div>
  );
};

export const SessionPage = ({ setup }: { readonly setup: Setup }) => {
  const [isIn, setIn] = useState(setup.video.kind === 'none' || setup.video.kind === 'apart');
  return isIn ? <Inside setup={setup} /> : <DeviceCheck onEnter={() => setIn(true)} />;
};
