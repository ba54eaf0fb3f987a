import { useRead } from '../../api/queries.ts';

/** Clients answer, and mailboxes refuse, while Home stays open. */
const EVERY_MILLISECONDS = 30_000;

/** What waits for the clinician and what came in: of each kind a count, and the newest twenty. */
export const useAttention = () => useRead('/api/embed/attention', {}, { every: EVERY_MILLISECONDS });
