import CopyIcon from 'lucide-react/icons/copy';
import FolderCheck from 'lucide-react/icons/folder-check';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { isOpen } from '../../shell/session.ts';
import { AREAS, type Copy, copy } from './community.ts';
import { communityMessages } from './messages.ts';

/** Copies something into the own library, and then opens the copy. */
export const CopyButton = ({
  id,
  title,
  isPrimary = false,
}: {
  readonly id: string;
  readonly title: string;
  readonly isPrimary?: boolean;
}) => {
  const t = useMessages(communityMessages);
  const [made, setMade] = useState<Copy>();
  const [isPending, setPending] = useState(false);
  const make = async () => {
    setPending(true);
    setMade(await copy(id, t));
    setPending(false);
  };
  const area = made && AREAS[made.content_type];
  const size = isPrimary ? 'm' : 's';
  if (made && area && isOpen(area))
    return (
      <Button
        size={size}
        icon={<FolderCheck aria-hidden="true" />}
        aria-label={t('copy.open.of', { title })}
        onPress={() => void go(area, made.content_id)}
      >
        {t('copy.open')}
      </Button>
    );
  return (
    <Button
      size={size}
      variant={isPrimary ? 'primary' : 'secondary'}
      icon={<CopyIcon aria-hidden="true" />}
      aria-label={t('copy.of', { title })}
      isPending={isPending}
      onPress={make}
    >
      {t('copy')}
    </Button>
  );
};
