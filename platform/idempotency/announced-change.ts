import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import { fingerprintsOf, type Idempotency, type IdempotencyScope } from './idempotency.ts';

/**
 * Changes records outside of a request, for longer than a moment. It holds a key of its own meanwhile, as a request does,
 * so that lists of changes wait for it (`completed-changes.ts`). The key of a process that died is not waited for.
 */
export const announcedChange = async <Result>(
  idempotency: Pick<Idempotency, 'claim' | 'release'>,
  secrets: Secrets,
  scope: IdempotencyScope,
  requestId: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const key = newId();
  const claim = await idempotency.claim({
    // Nobody else's: a partner may choose any key.
    scope: { ...scope, holder: 'announced' },
    key,
    fingerprints: fingerprintsOf(secrets, '', key, undefined),
    request_id: requestId,
    claiming: true,
  });
  try {
    return await work();
  } finally {
    if (claim?.kind === 'claimed') await idempotency.release(claim);
  }
};
