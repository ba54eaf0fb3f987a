// The clinician's tools: who is here, rooms, light, hand over, hide, keep, note, end.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import DoorOpen from 'lucide-react/icons/door-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Hand from 'lucide-react/icons/hand';
import Images from 'lucide-react/icons/images';
import Moon from 'lucide-react/icons/moon';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Save from 'lucide-react/icons/save';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { BarButton, type Tool } from './bar-button.tsx';
import { ask, type SessionView, standing } from './live.ts';
import { SavePanel } from './save-panel.tsx';
import { sessionPageMessages } from './session-messages.ts';
import { isAlone, type Setup, type Video } from './setup.ts';
import { useSoundTool } from './sound-switch.tsx';
import { useSheet } from './use-sheet.ts';
import { useVideoTools, VideoLine } from './video.tsx';
import { noteAddress } from './workspace-addresses.ts';

/** Stays while one panel leads to another, so that the focus returns to the tool that opened the first one. */
const Sheet = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => {
  useSheet(onClose);
  return children;
};

const EndQuestion = ({
  onClose,
  onSave,
}: {
  readonly onClose: () => void;
  /** Absent where there is no scene to save. */
  readonly onSave: (() => void) | undefined;
}) => {
  const t = useMessages(sessionPageMessages);
  return (
    <section className="session-panel" role="alertdialog" aria-label={t('end.sure')}>
      <h2>{t('end.sure')}</h2>
      <p>{t('end.sure.text')}</p>
      <div className="session-row">
        <Button autoFocus onPress={onClose}>
          {t('cancel')}
        </Button>
        {onSave && (
          <Button icon={<Save />} onPress={onSave}>
            {t('end.save')}
          </Button>
        )}
        <Button variant="danger" onPress={() => void ask({ do: 'end' })}>
          {t('end')}
        </Button>
      </div>
    </section>
  );
};

/** What concerns the toy that is open. */
const useToyTools = (view: SessionView, onSave: (() => void) | undefined): readonly Tool[] => {
  const t = useMessages(sessionPageMessages);
  if (!view.open) return [];
  const isShared = view.may_play === 'both';
  const tools: Tool[] = [
    {
      key: 'back',
      icon: <ArrowLeft />,
      word: t('bar.back'),
      says: t('back'),
      onPress: () => void ask({ do: 'close' }),
    },
  ];
  if (!isAlone)
    tools.push({
      key: 'hand',
      icon: isShared ? <Hand /> : <Users />,
      word: t(isShared ? 'bar.mine' : 'bar.both'),
      says: t(isShared ? 'hand.take' : 'hand.give'),
      onPress: () => void ask({ do: 'hand', may_play: isShared ? 'clinician' : 'both' }),
    });
  if (onSave)
    tools.push({ key: 'save', icon: <Save />, word: t('bar.save'), says: t('save'), onPress: onSave });
  if (!isAlone)
    tools.push({
      key: 'hide',
      icon: view.hidden ? <Eye /> : <EyeOff />,
      word: t(view.hidden ? 'bar.show' : 'bar.hide'),
      says: t(view.hidden ? 'show' : 'hide'),
      onPress: () => void ask({ do: 'hide', hidden: !view.hidden }),
    });
  return tools;
};

/** What is needed seldom: a narrow bar has it in a menu. */
const useRareTools = (view: SessionView, setup: Setup, onRooms: () => void): readonly Tool[] => {
  const t = useMessages(sessionPageMessages);
  const note = noteAddress(setup);
  const video = useVideoTools(setup.video);
  const sounds = useSoundTool();
  const tools: Tool[] = [
    { key: 'room', icon: <Images />, word: t('bar.room'), says: t('room.choose'), onPress: onRooms },
  ];
  const light = t(view.night ? 'light.day' : 'light.night');
  if (view.room)
    tools.push({
      key: 'light',
      icon: view.night ? <Sun /> : <Moon />,
      word: light,
      says: light,
      onPress: () => void ask({ do: 'light', night: !view.night }),
    });
  tools.push(...video, sounds);
  if (note)
    tools.push({
      key: 'note',
      icon: <NotebookPen />,
      word: t('bar.note'),
      says: t('note.start'),
      onPress: () => void window.open(note, '_blank', 'noopener'),
    });
  return tools;
};

/** Its popover is as large as all other tools together, and a wide bar needs none. */
const Menu = lazy(async () => ({ default: (await import('../components/menu.tsx')).Menu }));

/** As in `session.css`. */
const narrow = matchMedia('(max-width: 51.9rem)');
const followWidth = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

const Buttons = ({ tools }: { readonly tools: readonly Tool[] }) =>
  tools.map(({ key, ...tool }) => <BarButton key={key} {...tool} />);

const Toolbar = ({
  view,
  setup,
  onRooms,
  onSave,
  onEnd,
}: {
  readonly view: SessionView;
  readonly setup: Setup;
  readonly onRooms: () => void;
  readonly onSave: (() => void) | undefined;
  readonly onEnd: () => void;
}) => {
  const t = useMessages(sessionPageMessages);
  const isNarrow = useSyncExternalStore(followWidth, () => narrow.matches);
  const more = <BarButton icon={<Ellipsis />} word={t('bar.more')} says={t('bar.more')} />;
  const often = useToyTools(view, onSave);
  const rare = useRareTools(view, setup, onRooms);
  return (
    <div className="session-tools" role="toolbar" aria-label={t('tools')}>
      <Buttons tools={often} />
      {isNarrow ? (
        <Suspense fallback={more}>
          <Menu
            trigger={more}
            label={t('bar.more')}
            entries={rare.map(({ key, icon, says, isOn, onPress }) => ({
              key,
              icon,
              label: says,
              ...(isOn === undefined ? {} : { isOn }),
              onAction: onPress,
            }))}
          />
        </Suspense>
      ) : (
        <Buttons tools={rare} />
      )}
      <BarButton
        icon={<DoorOpen />}
        word={t(isAlone ? 'bar.leave' : 'bar.end')}
        says={t(isAlone ? 'end.leave' : 'end')}
        onPress={onEnd}
      />
    </div>
  );
};

const Presence = ({ view, video }: { readonly view: SessionView; readonly video: Video }) => {
  const t = useMessages(sessionPageMessages);
  const { client } = view.here;
  const isConnected = useStore(standing) === 'here';
  const wasHere = useRef(false);
  wasHere.current ||= client;
  const away = wasHere.current ? 'here.gone' : 'here.waiting';
  const present = isAlone ? 'here.alone' : client ? 'here.client' : away;
  return (
    <div className="session-who">
      <p className={`session-here${client && isConnected ? ' is-here' : ''}`} role="status">
        {t(isConnected ? present : 'here.searching')}
      </p>
      <VideoLine video={video} />
    </div>
  );
};

const Break = () => {
  const t = useMessages(sessionPageMessages);
  return (
    <div className="session-break-asked" role="alert">
      <p>{t('break.asked')}</p>
      <Button variant="primary" onPress={() => void ask({ do: 'answer-break' })}>
        {t('break.answer')}
      </Button>
    </div>
  );
};

export default function Tools({
  view,
  setup,
  onRooms,
}: {
  readonly view: SessionView;
  readonly setup: Setup;
  readonly onRooms: () => void;
}) {
  const t = useMessages(sessionPageMessages);
  const [panel, setPanel] = useState<'save' | 'end'>();
  const canSave =
    setup.can_save === true && (view.open?.toy === 'sandtray' || view.open?.toy === 'dollhouse');
  const onSave = canSave ? () => setPanel('save') : undefined;
  const close = useCallback(() => setPanel(undefined), []);
  // The sheet goes with the toy whose scene it keeps.
  useEffect(() => {
    if (!canSave) setPanel((open) => (open === 'save' ? undefined : open));
  }, [canSave]);
  return (
    <>
      <header className={`session-bar${view.open ? ' has-toy' : ''}`}>
        <Presence view={view} video={setup.video} />
        <Toolbar view={view} setup={setup} onRooms={onRooms} onSave={onSave} onEnd={() => setPanel('end')} />
      </header>
      {view.hidden && (
        <p className="session-note" role="status">
          {t('hidden.note')}
        </p>
      )}
      <div className="session-over">
        {view.break_asked && <Break />}
        {panel && (
          <Sheet onClose={close}>
            {panel === 'save' && <SavePanel onClose={close} />}
            {panel === 'end' && <EndQuestion onClose={close} onSave={onSave} />}
          </Sheet>
        )}
      </div>
    </>
  );
}
