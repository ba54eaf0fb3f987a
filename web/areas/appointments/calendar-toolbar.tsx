import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../../components/button.tsx';
import { Segments } from '../../components/segments.tsx';
import { useMessages } from '../../shell/messages.ts';
import { calendarMessages } from './messages.ts';
import { VIEWS, type View } from './view.ts';

interface ToolbarProps {
  /** Which days are shown, in words. */
  readonly title: string;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onGo: (where: 'prev' | 'today' | 'next') => void;
}

/** Moves through time, and chooses how much of it is seen. */
export const CalendarToolbar = ({ title, view, onView, onGo }: ToolbarProps) => {
  const t = useMessages(calendarMessages);
  return (
    <div className="calendar-toolbar">
      <div className="calendar-steps">
        <Button size="s" onPress={() => onGo('today')}>
          {t('go.today')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon={<ChevronLeft className="calendar-arrow" />}
          aria-label={t('go.previous')}
          onPress={() => onGo('prev')}
        />
        <Button
          size="s"
          variant="quiet"
          icon={<ChevronRight className="calendar-arrow" />}
          aria-label={t('go.next')}
          onPress={() => onGo('next')}
        />
        <h2 className="calendar-range" aria-live="polite">
          {title}
        </h2>
      </div>
      <Segments
        label={t('view.label')}
        value={view}
        onChange={onView}
        options={VIEWS.map((key) => ({ key, label: t(`view.${key}`) }))}
      />
    </div>
  );
};
