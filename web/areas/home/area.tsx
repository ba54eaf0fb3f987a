import { now } from '@internationalized/date';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, EmptyState, PageHeader } from '../../components/display.tsx';
import { useFormats } from '../../shell/formats.ts';
import { preload, useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { Agenda } from './agenda.tsx';
import { Answers } from './answers.tsx';
import { Attention } from './attention.tsx';
import { BecameReady } from './became-ready.tsx';
import { Drafts } from './drafts.tsx';
import { homeMessages } from './messages.ts';
import { Upgrade } from './upgrade.tsx';

export const prepare = () => Promise.all([preload(homeMessages), preload(sessionMessages)]);

const greetingAt = (hour: number) =>
  hour < 12 ? 'hello.morning' : hour < 18 ? 'hello.day' : 'hello.evening';

/** The clinician's day: sessions, what waits to be finished, what came in. */
export default function HomeArea() {
  const session = useSession();
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const [isUpgrading, setUpgrading] = useState(false);
  const { practitioner, areas, upgrade_offered } = session;
  if (isUpgrading) return <Upgrade onClose={() => setUpgrading(false)} />;
  const hasMade = isOpen('storybooks', session) || isOpen('worksheets', session);
  return (
    <>
      <PageHeader
        title={t(greetingAt(now(practitioner.timezone).hour), { name: practitioner.first_name })}
        lead={formats.day(new Date())}
      />
      <div className="home">
        <div className="stack">
          <Attention />
          {isOpen('appointments', session) && <Agenda />}
          {areas.length <= 1 && (
            <Card>
              <EmptyState title={t('nothing.open')} />
            </Card>
          )}
        </div>
        <div className="stack">
          {isOpen('clinical-notes', session) && <Drafts />}
          {isOpen('forms', session) && <Answers />}
          {hasMade && <BecameReady />}
          {upgrade_offered && (
            <Card title={t('upgrade.title')}>
              <p className="home-words">{t('upgrade.text')}</p>
              <Button onPress={() => setUpgrading(true)}>{t('upgrade.how')}</Button>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
