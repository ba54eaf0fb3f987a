import { readFileSync } from 'node:fs';
import { Client, Connection } from '@temporalio/client';
import type { Config } from '../platform/configuration/config.ts';
import { requireNoTransaction } from '../platform/database/outside-transactions.ts';
import type { Secrets } from '../platform/secrets.ts';
import { dataConverter } from './codec.ts';
import { sendsTrace } from './trace-headers.ts';

export type TemporalSettings = Pick<
  Config,
  'TEMPORAL_ADDRESS' | 'TEMPORAL_NAMESPACE' | 'TEMPORAL_TLS_CERTIFICATE_FILE' | 'TEMPORAL_TLS_KEY_FILE'
>;

/** Deadline of a call. Without it, a call waits for about 19 s when Temporal is unavailable. */
const CALL_DEADLINE_MS = 3_000;

/** A client that connects at its first call and gives every call a deadline. */
export interface Temporal {
  readonly namespace: string;
  /** @throws ServiceError when Temporal did not answer within the deadline. */
  call<Result>(use: (client: Client) => Promise<Result>, deadlineMs?: number): Promise<Result>;
  close(): Promise<void>;
}

/** Mutual TLS when both files are set; otherwise an unencrypted connection. */
export const tlsOf = (settings: TemporalSettings) => {
  const { TEMPORAL_TLS_CERTIFICATE_FILE: certificate, TEMPORAL_TLS_KEY_FILE: key } = settings;
  return certificate && key
    ? { clientCertPair: { crt: readFileSync(certificate), key: readFileSync(key) } }
    : undefined;
};

export const openTemporal = (settings: TemporalSettings, secrets: Secrets): Temporal => {
  const namespace = settings.TEMPORAL_NAMESPACE;
  const connection = Connection.lazy({
    address: settings.TEMPORAL_ADDRESS,
    tls: tlsOf(settings) ?? null,
    // gRPC's own back-off grows to two minutes, in which Temporal could be back unnoticed.
    channelArgs: {
      'grpc.initial_reconnect_backoff_ms': 250,
      'grpc.max_reconnect_backoff_ms': 1_000,
    },
  });
  const client = new Client({
    connection,
    namespace,
    dataConverter: dataConverter(secrets, namespace),
    interceptors: { workflow: [sendsTrace] },
  });
  return {
    namespace,
    async call(use, deadlineMs = CALL_DEADLINE_MS) {
      requireNoTransaction('A call of Temporal');
      return connection.withDeadline(Date.now() + deadlineMs, () => use(client));
    },
    close: () => connection.close(),
  };
};
