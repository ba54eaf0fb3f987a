import { NativeConnection } from '@temporalio/worker';
import { type TemporalSettings, tlsOf } from './connection.ts';

/**
 * The connection that workers poll on. It is separate from `connection.ts`, so that the API and the operator's
 * command line do not load the worker's native library.
 * @throws TransportError if Temporal is unavailable.
 */
export const connectWorkers = (settings: TemporalSettings): Promise<NativeConnection> =>
  NativeConnection.connect({ address: settings.TEMPORAL_ADDRESS, tls: tlsOf(settings) ?? null });
