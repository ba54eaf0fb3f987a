import { startFaultyProxy } from '../../partners/client/faulty-proxy.ts';

/** The service as a generated client may meet it: where it was made, on another host, and of a later release. */

export interface Address {
  readonly name: 'service' | 'second host' | 'newer service';
  readonly url: string;
  /** What a client reads there: the status of a booking, and the types of two problems. */
  readonly expected: {
    readonly status: string;
    readonly conflict: string;
    readonly unprocessable: string;
  };
  close(): Promise<void>;
}

const SECOND_HOST = 'https://clinic.second-host.example';
/** Added by a later release: the contract that the client was made from names neither. */
const ADDED_STATUS = 'awaiting_confirmation';
const ADDED_SLUG = 'outside-opening-hours';

const newer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, newer(member)]);
  return { ...Object.fromEntries(members), added_later: { reason: 'new in this release' } };
};

/** Problems and records have fields that were added, bookings a status, and their conflict a slug. */
const asNewer = (body: string): string =>
  body === ''
    ? body
    : JSON.stringify(newer(JSON.parse(body)))
        .replaceAll('"status":"scheduled"', `"status":"${ADDED_STATUS}"`)
        .replaceAll('/appointment-conflict"', `/${ADDED_SLUG}"`);

/** @param problems what the types of this service's problems begin with. */
export const startAddresses = async (baseUrl: string, problems: string): Promise<readonly Address[]> => {
  const expected = (base: string, status: string, conflict: string) => ({
    status,
    conflict: `${base}/${conflict}`,
    unprocessable: `${base}/validation-error`,
  });
  const through = async (rewrite: (body: string) => string) => {
    const proxy = await startFaultyProxy(baseUrl);
    proxy.rewrite = rewrite;
    return { url: proxy.url, close: () => proxy.close() };
  };
  return [
    {
      name: 'service',
      url: baseUrl,
      expected: expected(problems, 'scheduled', 'appointment-conflict'),
      close: async () => undefined,
    },
    {
      name: 'second host',
      ...(await through((body) => body.replaceAll(problems, `${SECOND_HOST}/problems`))),
      expected: expected(`${SECOND_HOST}/problems`, 'scheduled', 'appointment-conflict'),
    },
    {
      name: 'newer service',
      ...(await through(asNewer)),
      expected: expected(problems, ADDED_STATUS, ADDED_SLUG),
    },
  ];
};
