import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import type { Feature } from '../access/features.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { Problem } from '../problems.ts';

/**
 * A feature may be on, off, or limited to countries: then only practitioners in one of them have it
 * (decisions 2.6).
 */
export const isEntitled = (
  state: boolean | readonly string[] | undefined,
  country: string | null,
): boolean => (typeof state === 'object' ? country !== null && state.includes(country) : state === true);

type Entitled = { readonly actor: Actor; readonly rows: Rows } & Pick<HandlerContext, 'features'>;

/** Whether the organization, or its clinician by country, has the feature. */
export const hasFeature = async ({ actor, features, rows }: Entitled, feature: Feature): Promise<boolean> => {
  const state = features[feature] ?? false;
  if (typeof state === 'boolean') return state;
  if (!actor.practitioner_id) return false;
  const practitioner = await rows.first(sql<{ country: string | null }>`
    select country from practitioners
    where organization_id = ${actor.organization_id} and id = ${actor.practitioner_id}`);
  return isEntitled(state, practitioner?.country ?? null);
};

/** @throws Problem feature-not-entitled. */
export const requireFeature = async (caller: Entitled, feature: Feature): Promise<void> => {
  if (!(await hasFeature(caller, feature)))
    throw new Problem('feature-not-entitled', { required_feature: feature });
};
