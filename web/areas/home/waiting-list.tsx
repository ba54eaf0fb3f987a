import type { ReactNode } from 'react';
import type { AreaKey } from '../../api/client.ts';
import { Avatar, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useMessages } from '../../shell/messages.ts';
import { useAttention } from './attention-read.ts';
import { homeMessages } from './messages.ts';

/** Rows of a card before it says how many more there are. */
const SHOWN = 5;

interface WaitingListProps<One> {
  readonly title: string;
  readonly icon: ReactNode;
  readonly none: string;
  /** Where all of them are. */
  readonly area: AreaKey;
  readonly view?: string;
  /** Undefined as long as it is not read. */
  readonly found: { readonly count: number; readonly items: readonly One[] } | undefined;
  readonly row: (one: One) => {
    readonly key: string;
    readonly patient: string;
    readonly client: string | null;
    readonly id: string;
    readonly view?: string;
    /** Below the client's name. */
    readonly line: ReactNode;
    readonly badge?: ReactNode;
  };
}

/** A card of Home: what waits, the first of it, each with the client whom it is about. */
export const WaitingList = <One,>({ title, icon, none, area, view, found, row }: WaitingListProps<One>) => {
  const t = useMessages(homeMessages);
  const { isPending, isError, error, refetch } = useAttention();
  const count = found?.count ?? 0;
  return (
    <Card
      isFlush
      title={title}
      icon={icon}
      actions={
        count > SHOWN && (
          <PlaceLink area={area} {...(view ? { view } : {})}>
            {t('waiting.all', { count })}
          </PlaceLink>
        )
      }
    >
      {isPending && (
        <div className="sheet-inner">
          <Skeleton label={title} height="row" />
        </div>
      )}
      {isError && <ErrorPanel error={error} onRetry={refetch} />}
      {found && count === 0 && <EmptyState isCompact title={none} />}
      {found && count > 0 && (
        <ul className="rows">
          {found.items.slice(0, SHOWN).map((one) => {
            const { key, patient, client, line, badge, ...place } = row(one);
            const name = client ?? t('agenda.client');
            return (
              <li key={key} className="row-line">
                <Avatar id={patient} name={name} size="s" />
                <div className="row-words">
                  <PlaceLink area={area} {...place}>
                    <bdi>{name}</bdi>
                  </PlaceLink>
                  <span className="quiet" dir="auto">
                    {line}
                  </span>
                </div>
                {badge}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
};
