import type { Feature } from '../../domain/access/features.ts';
import type { RunningApp } from './app.ts';

/** What an organization is entitled to, as the operator's `features set` leaves it. */
export const setFeatures = async (
  { owner }: Pick<RunningApp, 'owner'>,
  organizationId: string,
  features: Partial<Readonly<Record<Feature, boolean | readonly string[]>>>,
): Promise<void> => {
  await owner.pool.query('update organizations set features = features || $2::jsonb where id = $1', [
    organizationId,
    JSON.stringify(features),
  ]);
};
