import { sql } from '../../platform/database/rows.ts';
import { isEntitled } from '../practitioners/entitlement.ts';

/** The columns that decide whether a session may be recorded. */
export interface RecordingFacts {
  readonly recording_enabled: boolean;
  readonly recording_feature: boolean | readonly string[] | null;
  readonly practitioner_country: string | null;
}

/** Needs the aliases `s` (session configuration), `o` (organization) and `p` (practitioner). */
export const recordingFacts = sql`s.recording_enabled, o.features -> 'session_recording' as recording_feature,
  p.country as practitioner_country`;

/** A session may be recorded where the organization enabled it and the clinician has the feature (decisions 2.6). */
export const mayRecord = (facts: RecordingFacts): boolean =>
  facts.recording_enabled && isEntitled(facts.recording_feature ?? false, facts.practitioner_country);
