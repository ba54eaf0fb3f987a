import { clinic, origin } from '../settings.mjs';

// #region server
/** A token with which one patient fills in forms, and sees nothing else. */
export const formToken = async (
  practitionerId,
  patientId,
) => {
  const minted = await clinic
    .as(practitionerId)
    .createEmbedToken({
      body: {
        capabilities: ['form:submit'],
        patient_id: patientId,
        origins: [origin],
      },
    });
  return minted.data.token;
};
// #endregion

export const listForms = async (practitionerId) =>
  (
    await clinic
      .as(practitionerId)
      .listForms({ query: { limit: 100 } })
  ).data;
