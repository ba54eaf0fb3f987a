import { clinic } from '../settings.mjs';

// #region server
/**
 * Every change in the organization, in order. An event names a record and says nothing of it.
 * Keep `next` in your database: with it a restarted portal misses nothing.
 */
export async function* follow(next, signal) {
  for (;;) {
    const page = await clinic.listEvents(
      {
        query: {
          sequence_from: next,
          wait_seconds: 20,
          limit: 100,
          include_clinician_content: true,
        },
      },
      { signal },
    );
    yield* page.data;
    next =
      (page.meta.pagination.has_more
        ? page.data.at(-1).sequence
        : page.meta.latest_sequence) + 1;
  }
}
// #endregion

/** The number from which the last few events are seen. */
export const beginning = async (count) => {
  const { meta } = await clinic.listEvents({
    query: { limit: 1 },
  });
  return Math.max(1, meta.latest_sequence - count + 1);
};
