import type { Setup } from './setup.ts';

/** Where the clinician goes on, if she works in this service's own pages: at the session's place in an area. */
const addressIn = (
  area: string,
  { appointment_id, has_workspace }: Setup,
  view: string,
): string | undefined =>
  appointment_id && has_workspace ? `/workspace/${area}/${appointment_id}/${view}` : undefined;

/** Where the note is written. */
export const noteAddress = (setup: Setup): string | undefined => addressIn('clinical-notes', setup, 'new');

/** Where the session after this one is booked: with the same client, a week later. */
export const nextAddress = (setup: Setup): string | undefined => addressIn('appointments', setup, 'next');
