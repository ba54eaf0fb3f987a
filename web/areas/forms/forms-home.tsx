import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { PageHeader } from '../../components/display.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { replacePlace } from '../../shell/router.ts';
import { FormList } from './form-list.tsx';
import { formsMessages } from './messages.ts';
import { NewForm } from './new-form.tsx';
import { SentList } from './sent-list.tsx';

/** The clinician's forms, and what was sent to whom. */
export const FormsHome = ({ view }: { readonly view: string }) => {
  const t = useMessages(formsMessages);
  // The dialog, with the ready section that it begins with; empty without one.
  const [begun, setBegun] = useState<string>();
  const waiting = useReadAll('/api/embed/submissions', { query: { status: 'pending' } });
  const begin = (can('form:create') || can('form:compose')) && (
    <Button variant="primary" icon={<Plus />} onPress={() => setBegun('')}>
      {t('new.title')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={begin} />
      <Tabs
        label={t('views')}
        value={view === 'sent' ? 'sent' : 'forms'}
        onChange={(key) => replacePlace({ area: 'forms', id: '', view: key === 'sent' ? 'sent' : '' })}
        entries={[
          { key: 'forms', label: t('view.forms'), content: <FormList onBegin={setBegun} /> },
          {
            key: 'sent',
            label: t('view.sent'),
            count: waiting.data?.length || undefined,
            content: <SentList />,
          },
        ]}
      />
      {begun !== undefined && <NewForm section={begun} onClose={() => setBegun(undefined)} />}
    </>
  );
};
