import { DefaultLogger, Runtime } from '@temporalio/worker';

// The tests make activities fail on purpose; what the SDK says of that is not read.
Runtime.install({
  logger: new DefaultLogger('ERROR', () => undefined),
  telemetryOptions: { logging: { forward: {}, filter: { core: 'ERROR', other: 'ERROR' } } },
});
