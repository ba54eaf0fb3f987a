import { clinic, origin } from '../settings.mjs';

// #region server
/** The clinician's books; `status` says which are ready. */
export const listBooks = async (practitionerId) =>
  (
    await clinic
      .as(practitionerId)
      .listStorybooks({ query: { limit: 100 } })
  ).data;

/** A token that opens books to read, and nothing else. */
export const bookToken = async (practitionerId) => {
  const minted = await clinic
    .as(practitionerId)
    .createEmbedToken({
      body: {
        capabilities: ['storybook:read'],
        origins: [origin],
      },
    });
  return minted.data.token;
};
// #endregion
