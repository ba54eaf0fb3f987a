import { Context } from '@temporalio/activity';

/** Often enough for heartbeat timeouts of ten seconds. */
const HEARTBEAT_MS = 2_500;

type Step<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result>;

/**
 * Makes the factory of a long step one of an activity, which says that it is alive while it works, and tells
 * the step when it should end.
 */
export const withHeartbeat =
  <Dependencies, Input, Result>(create: (dependencies: Dependencies) => Step<Input, Result>) =>
  (dependencies: Dependencies) => {
    const step = create(dependencies);
    return async (input: Input): Promise<Result> => {
      const context = Context.current();
      context.heartbeat();
      const timer = setInterval(() => context.heartbeat(), HEARTBEAT_MS);
      try {
        return await step(input, context.cancellationSignal);
      } finally {
        clearInterval(timer);
        // Whatever a step throws once it is cancelled, it was cancelled.
        if (context.cancellationSignal.aborted) await context.cancelled;
      }
    };
  };
