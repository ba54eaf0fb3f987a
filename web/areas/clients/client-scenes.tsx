import { useQuery } from '@tanstack/react-query';
import Blocks from 'lucide-react/icons/blocks';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Item, readBytes } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { clientsMessages } from './messages.ts';

type Scene = Item<'/api/embed/scenes'>;

/** The policy takes pictures from this host and as data; the bytes come with the token, which no address carries. */
const asData = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(bytes);
  });

const PATH = '/api/embed/scenes/{id}/thumbnail';
const usePicture = ({ id, has_thumbnail, updated_at }: Scene) =>
  useQuery({
    queryKey: [PATH, id, updated_at],
    queryFn: async () => asData(await readBytes(PATH, { path: { id } })),
    enabled: has_thumbnail,
    staleTime: Number.POSITIVE_INFINITY,
  });

const Picture = ({ scene }: { readonly scene: Scene }) => {
  const { data } = usePicture(scene);
  return (
    <span className="cover" aria-hidden="true">
      {data ? (
        <img src={data} alt="" draggable={false} />
      ) : (
        <span className="cover-blank">
          <Blocks />
        </span>
      )}
    </span>
  );
};

const OpenedScene = ({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) => {
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  return (
    <Dialog size="l" title={scene.name} isOpen onClose={onClose}>
      <div className="client-scene">
        <Picture scene={scene} />
        <p className="quiet">
          {t(`scenes.${scene.game_type}`)} · {t('scenes.saved', { date: formats.moment(scene.updated_at) })}
        </p>
      </div>
    </Dialog>
  );
};

/** Scenes that were saved with the client, the newest first. */
export const ClientScenes = ({ id }: { readonly id: string }) => {
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  const scenes = useReadAll('/api/embed/scenes', {
    query: { partner_patient_id: id, order: 'newest_first' },
  });
  const [opened, setOpened] = useState<Scene>();
  if (scenes.isError) return <ErrorPanel error={scenes.error} onRetry={scenes.refetch} />;
  if (!scenes.data) return <Skeleton label={t('chart.scenes')} height="cover" />;
  if (scenes.data.length === 0)
    return (
      <Card>
        <EmptyState icon={<Blocks />} title={t('scenes.none')} text={t('scenes.none.text')} />
      </Card>
    );
  return (
    <>
      <ul className="content-grid" aria-label={t('chart.scenes')}>
        {scenes.data.map((scene) => (
          <li key={scene.id} className="content-card">
            <Picture scene={scene} />
            <div className="content-card-foot">
              <div className="content-card-words">
                <Button className="content-card-title client-book" onPress={() => setOpened(scene)}>
                  <span dir="auto">{scene.name}</span>
                </Button>
                <span className="quiet content-card-line">
                  {t(`scenes.${scene.game_type}`)} · {formats.date(scene.updated_at)}
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {opened && <OpenedScene scene={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
