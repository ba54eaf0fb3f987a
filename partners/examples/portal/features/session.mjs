import { clinic, origin } from '../settings.mjs';

// #region server
/**
 * The two seats of a live sand tray or dollhouse: one for the clinician, one for the child.
 * With `sessionId`, the seats of that session get new tokens. Each request has a key of its own.
 */
const askForSeats = async (
  practitionerId,
  { patientId, gameType, sessionId },
) => {
  const seats = await clinic
    .as(practitionerId)
    .createGameSession({
      body: {
        game_type: gameType,
        patient_id: patientId,
        game_session_id: sessionId,
        origins: [origin],
      },
    });
  return seats.data;
};

/** Each address holds a seat's token. Hand it to that seat's page, and keep it nowhere. */
export const startSession = async (
  practitionerId,
  wanted,
) => {
  const seats = await askForSeats(practitionerId, wanted);
  return {
    session: seats.game_session_id,
    practitioner: seats.practitioner.embed_url,
    patient: seats.patient.embed_url,
  };
};

/** A new token of one seat, before its old one ends. */
export const seatToken = async (
  practitionerId,
  { seat, ...wanted },
) => (await askForSeats(practitionerId, wanted))[seat].token;
// #endregion
