/** Who sits at a seat of a session. */
export type SeatRole = 'clinician' | 'client';
