import { sql } from '../../platform/data/rows.ts';

/**
 * Whether the clinician may have a session recorded: the organization wants it, and has the feature, perhaps for some
 * countries alone (decisions 2.6). Of session configuration `s`, organization `o` and practitioner `p`.
 */
export const mayRecord = sql<boolean>`(s.recording_enabled and coalesce(
  case jsonb_typeof(o.features -> 'session_recording')
    when 'array' then jsonb_exists(o.features -> 'session_recording', p.country)
    else (o.features -> 'session_recording')::boolean
  end, false))`;
