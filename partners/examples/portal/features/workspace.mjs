import { clinic, origin } from '../settings.mjs';

// #region server
/** A token for the framed workspace of one clinician. It lives in the browser, so it is short-lived and narrow. */
export const workspaceToken = async (practitionerId) => {
  const minted = await clinic
    .as(practitionerId)
    .createEmbedToken({
      body: {
        areas: [
          'home',
          'clients',
          'clinical-notes',
          'appointments',
          'forms',
          'storybooks',
          'worksheets',
          'playrooms',
          'community',
        ],
        area_access: 'full',
        origins: [origin], // the only pages that may frame it
        ttl_seconds: 900,
      },
    });
  return minted.data.token;
};
// #endregion
