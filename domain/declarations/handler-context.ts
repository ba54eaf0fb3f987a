import type { Config } from '../../platform/configuration/config.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** What handlers and views get beside the request. */
export interface HandlerContext {
  readonly config: Config;
  readonly secrets: Secrets;
  /** Bytes, and signed links to them. */
  readonly objects: Objects;
  readonly now: Date;
  /** The organization's entitlements: on, off, or the countries that have the feature. */
  readonly features: Readonly<Record<string, boolean | readonly string[]>>;
}
