import type { Config } from '../../platform/configuration/config.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** What handlers and views receive beside the request. */
export interface HandlerContext {
  readonly config: Config;
  readonly secrets: Secrets;
  /** The object store, and signed links to its objects. */
  readonly objects: Objects;
  readonly now: Date;
  /** The organization's entitlements: on, off, or the list of countries in which the feature is on. */
  readonly features: Readonly<Record<string, boolean | readonly string[]>>;
}
