import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Actor } from '../access/actor.ts';
import type { Feature } from '../access/features.ts';
import type { Surroundings } from '../declarations/handler-context.ts';
import { Problem } from '../problems.ts';

/**
 * A feature may be on, off, or limited to countries: then only practitioners in one of them have it
 * (decisions 2.6).
 */
export const isEntitled = (
  state: boolean | readonly string[] | undefined,
  country: string | null,
): boolean => (typeof state === 'object' ? country !== null && state.includes(country) : state === true);

/**
 * @throws Problem feature-not-entitled.
 */
export const requireFeature = async (
  { actor, features, rows }: { readonly actor: Actor; readonly rows: Rows } & Pick<Surroundings, 'features'>,
  feature: Feature,
): Promise<void> => {
  const state = features[feature] ?? false;
  if (state === true) return;
  const refusal = new Problem('feature-not-entitled', { required_feature: feature });
  if (state === false || !actor.practitioner_id) throw refusal;
  const practitioner = await rows.first(sql<{ country: string | null }>`
    select country from practitioners
    where organization_id = ${actor.organization_id} and id = ${actor.practitioner_id}`);
  if (!isEntitled(state, practitioner?.country ?? null)) throw refusal;
};
