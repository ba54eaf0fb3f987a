import { Segments } from '../../components/segments.tsx';
import { useMessages } from '../../shell/messages.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { calendarMessages } from './messages.ts';
import type { AgendaSession } from './span.ts';

type SessionType = AgendaSession['session_type'];
const TYPES: readonly SessionType[] = ['virtual', 'in_person'];

/** Online or in person. */
export const TypeField = ({
  value,
  onChange,
}: {
  readonly value: SessionType;
  readonly onChange: (type: SessionType) => void;
}) => {
  const t = useMessages(calendarMessages);
  const s = useMessages(sessionMessages);
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {t('type')}
      </span>
      <Segments
        label={t('type')}
        value={value}
        onChange={onChange}
        options={TYPES.map((key) => ({ key, label: s(`type.${key}`) }))}
      />
    </div>
  );
};
