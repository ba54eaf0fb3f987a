import type { Actor } from './actor.ts';
import { type Capability, maskedFeatureOf } from './capabilities.ts';

/**
 * Whether a token opens a capability: the token grants it, and the session configuration has the feature switched on.
 */
export const openedBy =
  ({ capabilities }: Pick<Actor, 'capabilities'>, enabledFeatures: readonly string[]) =>
  (capability: Capability): boolean => {
    const feature = maskedFeatureOf(capability);
    return capabilities.includes(capability) && (feature === undefined || enabledFeatures.includes(feature));
  };
