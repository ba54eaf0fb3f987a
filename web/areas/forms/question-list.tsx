import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleDot from 'lucide-react/icons/circle-dot';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Heading from 'lucide-react/icons/letter-h';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import SquareCheck from 'lucide-react/icons/square-check';
import AlignLeft from 'lucide-react/icons/text-align-start';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useMessages } from '../../shell/messages.ts';
import type { FieldType } from './form.ts';
import { type DraftField, moveFields } from './form-draft.ts';
import { formsMessages } from './messages.ts';

export const TYPE_ICONS: Readonly<Record<FieldType, LucideIcon>> = {
  short_text: TextCursorInput,
  long_text: AlignLeft,
  yes_no: ThumbsUp,
  single_choice: CircleDot,
  multi_choice: SquareCheck,
  scale: SlidersHorizontal,
  date: CalendarDays,
  heading: Heading,
};

/** The questions in their order: dragged by mouse, by touch, or by keyboard from the handle of each. */
export const QuestionList = ({
  fields,
  chosen,
  faulty,
  onChoose,
  onOrder,
}: {
  readonly fields: readonly DraftField[];
  readonly chosen: string | undefined;
  /** Keys of those with something to correct. */
  readonly faulty: ReadonlySet<string>;
  readonly onChoose: (key: string) => void;
  readonly onOrder: (fields: readonly DraftField[]) => void;
}) => {
  const t = useMessages(formsMessages);
  const nameOf = (field: DraftField | undefined) => field?.label.trim() || t('unnamed');
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': nameOf(fields.find((one) => one.key === key)) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      onOrder(moveFields(fields, new Set([...keys].map(String)), String(target.key), target.dropPosition));
    },
  });
  return (
    <GridList
      className="question-list"
      aria-label={t('questions.list')}
      items={fields}
      dependencies={[faulty, chosen]}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => keys !== 'all' && onChoose(String([...keys][0]))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(field) => {
        const Icon = TYPE_ICONS[field.type];
        return (
          <GridListItem
            id={field.key}
            textValue={nameOf(field)}
            className={`question-item${field.type === 'heading' ? ' is-heading' : ''}`}
          >
            <Button slot="drag" className="question-handle" aria-label={t('drag', { name: nameOf(field) })}>
              <GripVertical aria-hidden="true" />
            </Button>
            <Icon className="question-icon" aria-hidden="true" />
            <span className="question-words" dir="auto">
              {nameOf(field)}
              {field.required && field.type !== 'heading' && <span className="quiet"> *</span>}
            </span>
            {faulty.has(field.key) && (
              <TriangleAlert className="question-fault" aria-label={t('faulty')} role="img" />
            )}
          </GridListItem>
        );
      }}
    </GridList>
  );
};
