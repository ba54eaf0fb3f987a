import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields.tsx';
import { useMessages } from '../../shell/messages.ts';
import { contentMessages } from '../content/messages.ts';
import { storybooksMessages } from './messages.ts';
import type { StorybookPage } from './storybook.ts';

const MOST_LETTERS = 1_400;

/** One page as it is changed: its picture, its words, its place. The last page that is left stays. */
export const EditedPage = ({
  page,
  at,
  count,
  text,
  language,
  error,
  onText,
  onMove,
  onRemove,
}: {
  readonly page: StorybookPage;
  /** Its place, from 0. */
  readonly at: number;
  readonly count: number;
  readonly text: string;
  readonly language: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const position = { page: at + 1 };
  return (
    <li className="edit-page">
      <img src={page.image_url} alt={page.alt_text} loading="lazy" />
      <div className="edit-page-words" lang={language}>
        <TextField
          label={c('page', position)}
          lines={4}
          maxLength={MOST_LETTERS}
          value={text}
          onChange={onText}
          error={error}
        />
      </div>
      <div className="edit-page-tools">
        <Button
          size="s"
          variant="quiet"
          icon={<ArrowUp aria-hidden="true" />}
          aria-label={t('edit.earlier', position)}
          isDisabled={at === 0}
          onPress={() => onMove(-1)}
        />
        <Button
          size="s"
          variant="quiet"
          icon={<ArrowDown aria-hidden="true" />}
          aria-label={t('edit.later', position)}
          isDisabled={at === count - 1}
          onPress={() => onMove(1)}
        />
        <Button
          size="s"
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('edit.remove', position)}
          isDisabled={count === 1}
          onPress={onRemove}
        />
      </div>
    </li>
  );
};
