// The toy that is open: its module, its document and what the seat may do with it.
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { useMessages } from '../shell/messages.ts';
import { useStore } from '../shell/store.ts';
import { toys } from '../toys/registry.ts';
import type { ToyKey, ToyProps, ToySubject } from '../toys/toy.ts';
import { generation, type LiveDocument, openDocument, type SessionView } from './live.ts';
import { opened } from './opened.ts';
import { sessionPageMessages } from './session-messages.ts';
import { readSubject, role } from './setup.ts';
import { sound } from './sound.ts';

interface Loaded {
  readonly Toy: ComponentType<ToyProps>;
  readonly live: LiveDocument;
  readonly subject: ToySubject | undefined;
}

const load = async (open: NonNullable<SessionView['open']>): Promise<Loaded | undefined> => {
  const module = toys[open.toy as ToyKey];
  if (!module) return undefined;
  const [{ default: Toy }, subject, live] = await Promise.all([
    module(),
    open.subject ? readSubject<ToySubject>(open.toy, open.subject) : undefined,
    openDocument(open.document),
  ]);
  return { Toy: Toy as ComponentType<ToyProps>, live, subject };
};

const Opened = ({
  open,
  canPlay,
}: {
  readonly open: NonNullable<SessionView['open']>;
  readonly canPlay: boolean;
}) => {
  const t = useMessages(sessionPageMessages);
  const isSoundOn = useStore(sound);
  const [loaded, setLoaded] = useState<Loaded | 'missing' | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is made anew, by its key, for another toy.
  useEffect(() => {
    let isGone = false;
    let live: LiveDocument | undefined;
    load(open).then(
      (found) => {
        live = found?.live;
        if (isGone) return live?.close();
        opened.set(live && { toy: open.toy, document: live.document });
        setLoaded(found ?? 'missing');
      },
      () => setLoaded('failed'),
    );
    return () => {
      isGone = true;
      opened.set(undefined);
      live?.close();
    };
  }, []);
  if (loaded === undefined) return <p className="session-wait is-busy">{t('toy.loading')}</p>;
  if (loaded === 'missing') return <p className="session-wait">{t('toy.missing')}</p>;
  if (loaded === 'failed')
    return (
      <div className="session-wait" role="alert">
        <p>{t('toy.failed')}</p>
        <Button variant="primary" onPress={() => location.reload()}>
          {t('toy.again')}
        </Button>
      </div>
    );
  const { Toy, live, subject } = loaded;
  const seat = { role, document: live.document, canPlay, isSoundOn, point: live.point, onHand: live.onHand };
  return <Toy seat={seat} {...(subject ? { subject } : {})} />;
};

export const OpenToy = ({ view }: { readonly view: SessionView }) => {
  const count = useStore(generation);
  const t = useMessages(sessionPageMessages);
  const { open } = view;
  if (!open) return null;
  return (
    <div className="session-toy">
      <h1 className="session-unseen">{t(`toy.${open.toy}`)}</h1>
      <Opened key={`${open.document} ${count}`} open={open} canPlay={view.can_play} />
      {!view.can_play && <p className="session-watching">{t('watching')}</p>}
    </div>
  );
};
