import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/display.tsx';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { formsMessages } from './messages.ts';

/** Sections that the service brings, below a short list: each begins a form. */
export const ReadySections = ({ onBegin }: { readonly onBegin: (section: string) => void }) => {
  const t = useMessages(formsMessages);
  const { language } = useLocaleSettings();
  const offered = useRead('/api/embed/form-sections', { query: { locale: language } }).data?.sections ?? [];
  if (offered.length === 0) return null;
  return (
    <Card isFlush title={t('new.sections')}>
      <ul className="rows">
        {offered.map(({ section, fields }) => {
          const title = fields.find(({ type }) => type === 'heading')?.label ?? section.replaceAll('_', ' ');
          const questions = fields.filter(({ type }) => type !== 'heading');
          return (
            <li key={section} className="row-line">
              <span className="row-words">
                <strong>{title}</strong>
                <span className="quiet">{questions.map(({ label }) => label).join(' · ')}</span>
              </span>
              <Button size="s" aria-label={`${t('new.begin')}: ${title}`} onPress={() => onBegin(section)}>
                {t('new.begin')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
