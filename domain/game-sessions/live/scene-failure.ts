/**
 * Why a scene did not take an update:
 * - `unusable`: it is no update, or uses types that scenes do not have;
 * - `too-large`: the scene would exceed its limit;
 * - `harmful`: it took too long, or left the document half changed, so that the document must be opened again;
 * - `lost`: the document is gone, though not because of this request, and must be opened again.
 */
export type FailureReason = 'unusable' | 'too-large' | 'harmful' | 'lost';

export class SceneFailure extends Error {
  override name = 'SceneFailure';
  readonly reason: FailureReason;
  /** Processor time that the request took, or was allowed, in milliseconds. */
  readonly ms: number;

  constructor(reason: FailureReason, ms = 0) {
    super(reason);
    this.reason = reason;
    this.ms = ms;
  }
}
