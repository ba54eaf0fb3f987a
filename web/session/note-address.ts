import type { Setup } from './setup.ts';

/** Where the clinician writes the note, if she works in this service's own pages. */
export const noteAddress = ({ appointment_id, has_workspace }: Setup): string | undefined =>
  appointment_id && has_workspace ? `/workspace/clinical-notes/${appointment_id}/new` : undefined;
