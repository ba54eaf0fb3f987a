import { clinic } from '../settings.mjs';

// #region server
/**
 * Every change in the organization, in order. An event names a record and says nothing of it.
 * Keep the sequence of the last one in your database: with it a restarted portal misses nothing.
 */
export const follow = (last, signal) =>
  clinic.follow({
    from: last,
    includeClinicianContent: true,
    signal,
  });
// #endregion

/** The last sequence before the newest few events. */
export const beginning = async (count) => {
  const { meta } = await clinic.listEvents({
    query: { limit: 1 },
  });
  return Math.max(0, meta.latest_sequence - count);
};
