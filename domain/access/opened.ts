import type { Actor } from './actor.ts';
import { type Capability, maskedFeatureOf } from './capabilities.ts';

/**
 * What a token opens beside the operation that it calls: what it grants, and the session configuration has switched on.
 */
export const openedBy =
  ({ capabilities }: Pick<Actor, 'capabilities'>, enabledFeatures: readonly string[]) =>
  (capability: Capability): boolean => {
    const feature = maskedFeatureOf(capability);
    return capabilities.includes(capability) && (feature === undefined || enabledFeatures.includes(feature));
  };
