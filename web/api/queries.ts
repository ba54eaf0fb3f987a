// What components read, through TanStack Query: cached by path and parameters, read again in the background.
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isPassing, Refused } from '../frame/problem.ts';
import { type Answer, type Item, type PathOf, type ReadOptions, read, readAll } from './client.ts';

const ATTEMPTS = 3;
/** Milliseconds between two looks at a list that a worker still works on. */
const LIVE_MILLISECONDS = 2_000;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a read fails and says so; it does not wait unseen.
      networkMode: 'always',
      staleTime: 20_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => isPassing(error) && failures < ATTEMPTS - 1,
      retryDelay: (failures, error) =>
        error instanceof Refused && error.retryAfter ? error.retryAfter * 1_000 : 500 * 2 ** failures,
    },
  },
});

interface LiveOptions<Data> {
  /** False: it is not read, as where a capability is missing. */
  readonly enabled?: boolean;
  /** While this holds the answer is read again every two seconds, so that it follows what workers finish. */
  readonly isWorking?: (data: Data) => boolean;
  /** Milliseconds after which it is read again in any case, because others change it too. */
  readonly every?: number;
}

const live = <Data>({ enabled = true, isWorking, every }: LiveOptions<Data>) => ({
  enabled,
  refetchInterval: ({ state }: { readonly state: { readonly data: Data | undefined } }) =>
    isWorking && state.data !== undefined && isWorking(state.data) ? LIVE_MILLISECONDS : (every ?? false),
});

/** What was read, and what is to be said where it could not be read. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isLoading: boolean;
  /**
   * Nothing can be shown. What was read once stays shown while it cannot be read again for a passing reason: an area
   * that replaced it by the error would lose what somebody is writing there.
   */
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export const readingOf = <Data>(result: UseQueryResult<Data, Error>): Reading<Data> => ({
  data: result.data,
  isPending: result.isPending,
  isLoading: result.isLoading,
  isError: result.isError && (result.data === undefined || !isPassing(result.error)),
  error: result.error,
  refetch: result.refetch,
});

/** One record, such as `useRead('/api/embed/clients/{id}', { path: { id } })`. */
export const useRead = <P extends PathOf<'get'>>(
  path: P,
  options: ReadOptions<P>,
  more: LiveOptions<Answer<P>> = {},
): Reading<Answer<P>> =>
  readingOf(
    useQuery<Answer<P>, Error>({
      queryKey: [path, options],
      queryFn: () => read(path, options),
      ...live(more),
    }),
  );

/** Every record of a list. */
export const useReadAll = <P extends PathOf<'get'>>(
  path: P,
  options: ReadOptions<P>,
  more: LiveOptions<Item<P>[]> = {},
): Reading<Item<P>[]> =>
  readingOf(
    useQuery<Item<P>[], Error>({
      queryKey: [path, options, 'all'],
      queryFn: () => readAll(path, options),
      ...live(more),
    }),
  );

/** What sums up other records: it may change with any of them. */
const SUMMARIES: readonly PathOf<'get'>[] = ['/api/embed/attention'];

/** Reads again what begins with one of these paths, and what sums them up: called after a change. */
export const refresh = async (...paths: readonly PathOf<'get'>[]): Promise<void> => {
  await Promise.all([...paths, ...SUMMARIES].map((path) => queries.invalidateQueries({ queryKey: [path] })));
};
