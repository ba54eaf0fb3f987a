import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Card, EmptyState } from '../../components/display.tsx';
import type { ContentWords } from './messages.ts';

const CODES = [
  'content_refused',
  'author_unavailable',
  'author_failed',
  'storage_limit_reached',
  'cancelled',
  'unreadable_document',
  'encrypted_document',
  'too_many_pages',
] as const;

/** What another file helps against, where something was made of one. */
const OF_FILE: readonly string[] = ['unreadable_document', 'encrypted_document', 'too_many_pages'];
export const needsOtherFile = (code: string | null | undefined): boolean => OF_FILE.includes(code ?? '');

/** Why something could not be made, and what helps. */
export const Failed = ({
  code,
  action,
  t,
}: {
  /** Makes another one. */
  readonly action?: ReactNode;
  readonly code: string | null | undefined;
  readonly t: ContentWords;
}) => {
  // A code that is not known yet says what is true of all.
  const known = CODES.find((one) => one === code);
  return (
    <Card>
      <EmptyState
        icon={<TriangleAlert />}
        title={t('failed.title')}
        text={t(known ? `failed.${known}` : 'failed.other')}
        action={action}
      />
    </Card>
  );
};
