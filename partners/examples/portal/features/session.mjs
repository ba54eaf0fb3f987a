import { clinic, origin } from '../settings.mjs';

// #region server
/** A live sand tray or dollhouse with two seats: one for the clinician, one for the child. */
export const startSession = async (
  practitionerId,
  { patientId, gameType },
) => {
  const session = await clinic
    .as(practitionerId)
    .createGameSession({
      body: {
        game_type: gameType,
        patient_id: patientId,
        origins: [origin],
      },
    });
  // Each address holds a seat's token. Hand it to that seat's page, and keep it nowhere.
  return {
    practitioner: session.data.practitioner.embed_url,
    patient: session.data.patient.embed_url,
  };
};
// #endregion
