/** Who plays at a seat. */
export type SeatRole = 'clinician' | 'client';
