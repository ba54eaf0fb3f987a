/**
 * Why a scene did not take what it was given:
 * - `unusable`: no update, or one with something that scenes do not use;
 * - `too-large`: the scene would become larger than a scene may be;
 * - `harmful`: it took too long, or left the document half changed, which is to be opened anew;
 * - `lost`: the document is gone through no fault of whoever asked; it is to be opened anew.
 */
export type FailureReason = 'unusable' | 'too-large' | 'harmful' | 'lost';

export class SceneFailure extends Error {
  override name = 'SceneFailure';
  readonly reason: FailureReason;
  /** Of processor time that it took to find, or that it had for it. */
  readonly ms: number;

  constructor(reason: FailureReason, ms = 0) {
    super(reason);
    this.reason = reason;
    this.ms = ms;
  }
}
