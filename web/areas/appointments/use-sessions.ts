import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../api/client.ts';
import { readingOf, useRead } from '../../api/queries.ts';
import { useSession } from '../../shell/session.ts';
import type { AgendaSession, Span } from './span.ts';
import { momentOf, wallClockOf } from './wall-clock.ts';

const PATH = '/api/embed/agenda';
const NONE: readonly AgendaSession[] = [];

/** Sessions that overlap a span; while another span is read, those of the span before it stay. */
export const useAgenda = (span: Span | undefined, includesCancelled: boolean) => {
  const options = {
    query: {
      start_at_from: span?.start_at ?? '',
      start_at_to: span?.end_at ?? '',
      ...(includesCancelled ? { include_cancelled: true } : {}),
    },
  };
  const result = useQuery({
    queryKey: [PATH, options],
    queryFn: () => read(PATH, options),
    enabled: span !== undefined,
    placeholderData: keepPreviousData,
    // Others book too: the host, and a colleague at the front desk.
    refetchInterval: 60_000,
  });
  const isRead = result.isSuccess && !result.isPlaceholderData;
  return { ...readingOf(result), isFetching: result.isFetching, isRead };
};

/** The sessions of the clinic's days that a span touches. */
export const useSessionsAround = (span: Span | undefined): readonly AgendaSession[] => {
  const zone = useSession().practitioner.timezone;
  const midnight = (moment: string, days: number) => {
    const clock = wallClockOf(moment, zone);
    return momentOf({ ...clock, day: clock.day + days, hour: 0, minute: 0 }, zone).toISOString();
  };
  const query = {
    start_at_from: span ? midnight(span.start_at, 0) : '',
    start_at_to: span ? midnight(span.end_at, 1) : '',
  };
  const { data } = useRead(PATH, { query }, { enabled: span !== undefined });
  return data?.sessions ?? NONE;
};
