import type { ReactNode } from 'react';
import type { Reading } from '../../api/queries.ts';
import { Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { BackLink } from './back-link.tsx';
import type { ContentArea } from './content.ts';

/** One storybook or worksheet once it is read; until then the way back, and why it could not be read. */
export const ReadRecord = <Data,>({
  area,
  read,
  back,
  title,
  children,
}: {
  readonly area: ContentArea;
  readonly read: Reading<Data>;
  /** What the way back is called. */
  readonly back: string;
  readonly title: string;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}) => {
  if (read.data) return children(read.data);
  return (
    <>
      <BackLink area={area}>{back}</BackLink>
      {read.isError ? (
        <ErrorPanel error={read.error} onRetry={read.refetch} />
      ) : (
        <Skeleton label={title} height="card" />
      )}
    </>
  );
};
