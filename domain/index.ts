import {
  appointmentSeriesEndpoints,
  framedAppointmentSeriesEndpoints,
} from './appointment-series/appointment-series.endpoints.ts';
import { agendaEndpoints } from './appointments/agenda.endpoints.ts';
import { appointmentEndpoints } from './appointments/appointments.endpoints.ts';
import { framedAppointmentEndpoints } from './appointments/framed-appointments.endpoints.ts';
import { sessionLinkEndpoints } from './appointments/session-links.endpoints.ts';
import { attentionEndpoints } from './attention/attention.endpoints.ts';
import { auditEndpoints } from './audit/audit.endpoints.ts';
import { patientAccessEndpoints } from './audit/patient-accesses.endpoints.ts';
import { calendarEndpoints } from './calendars/calendar.endpoints.ts';
import { clinicCommunityEndpoints } from './clinic-community/clinic-community.endpoints.ts';
import { framedCommunityEndpoints } from './clinic-community/framed-community.endpoints.ts';
import { clinicEndpoints } from './clinics/clinics.endpoints.ts';
import type { Endpoint } from './declarations/endpoint.ts';
import { clientTokenEndpoints } from './embed-tokens/client-tokens.endpoints.ts';
import { embedSessionEndpoints } from './embed-tokens/embed-session.endpoints.ts';
import { embedTokenEndpoints } from './embed-tokens/embed-tokens.endpoints.ts';
import { erasureEndpoints } from './erasures/erasures.endpoints.ts';
import { eventEndpoints } from './events/events.endpoints.ts';
import { exportEndpoints } from './exports/exports.endpoints.ts';
import { framedExportEndpoints } from './exports/framed-exports.endpoints.ts';
import { clientAnswerEndpoints } from './forms/client-answers.endpoints.ts';
import { formBuilderEndpoints } from './forms/form-builder.endpoints.ts';
import { formFillingEndpoints } from './forms/form-filling.endpoints.ts';
import { formEndpoints } from './forms/forms.endpoints.ts';
import { gameSaveEndpoints } from './game-saves/game-saves.endpoints.ts';
import { sceneEndpoints } from './game-saves/scenes.endpoints.ts';
import { gameSessionEndpoints } from './game-sessions/game-sessions.endpoints.ts';
import { healthEndpoints } from './health/health.endpoints.ts';
import { importEndpoints } from './imports/imports.endpoints.ts';
import { liveSessionEndpoints } from './live-sessions/live-sessions.endpoints.ts';
import { noteWritingEndpoints } from './notes/note-writing.endpoints.ts';
import { noteEndpoints } from './notes/notes.endpoints.ts';
import { framedClientEndpoints } from './patients/framed-clients.endpoints.ts';
import { patientEndpoints } from './patients/patients.endpoints.ts';
import { framedPlayroomEndpoints } from './playrooms/framed-playrooms.endpoints.ts';
import { playroomEndpoints } from './playrooms/playrooms.endpoints.ts';
import { practitionerEndpoints } from './practitioners/practitioners.endpoints.ts';
import { requestEndpoints } from './requests/requests.endpoints.ts';
import { sessionConfigurationEndpoints } from './session-configuration/session-configuration.endpoints.ts';
import { storybookShareEndpoints, worksheetShareEndpoints } from './shares/shares.endpoints.ts';
import { framedShelfEndpoints } from './shelves/framed-shelves.endpoints.ts';
import { playroomShelfEndpoints, toolkitShelfEndpoints } from './shelves/shelves.endpoints.ts';
import { framedStorybookEndpoints } from './storybooks/framed-storybooks.endpoints.ts';
import { storybookAssetEndpoints } from './storybooks/storybook-assets.endpoints.ts';
import { storybookEditingEndpoints } from './storybooks/storybook-editing.endpoints.ts';
import { storybookEndpoints } from './storybooks/storybooks.endpoints.ts';
import { framedToolkitEndpoints } from './toolkits/framed-toolkits.endpoints.ts';
import { toolkitEndpoints } from './toolkits/toolkits.endpoints.ts';
import { webhookDeliveryEndpoints } from './webhooks/webhook-deliveries.endpoints.ts';
import { webhookEndpointEndpoints } from './webhooks/webhook-endpoints.endpoints.ts';
import { webhookKeyEndpoints } from './webhooks/webhook-keys.endpoints.ts';
import { worksheetEditingEndpoints } from './worksheets/worksheet-editing.endpoints.ts';
import { worksheetGenerationEndpoints } from './worksheets/worksheet-generation.endpoints.ts';
import { worksheetPageEndpoints } from './worksheets/worksheet-pages.endpoints.ts';
import { worksheetEndpoints } from './worksheets/worksheets.endpoints.ts';

/** Every operation, in the order of the documentation. */
export const endpoints: readonly Endpoint[] = [
  ...healthEndpoints,
  ...clinicEndpoints,
  ...practitionerEndpoints,
  ...patientEndpoints,
  ...appointmentEndpoints,
  ...appointmentSeriesEndpoints,
  ...sessionLinkEndpoints,
  ...importEndpoints,
  ...formEndpoints,
  ...noteEndpoints,
  ...clinicCommunityEndpoints,
  ...sessionConfigurationEndpoints,
  ...playroomEndpoints,
  ...playroomShelfEndpoints,
  ...toolkitEndpoints,
  ...toolkitShelfEndpoints,
  ...exportEndpoints,
  ...worksheetEndpoints,
  ...worksheetShareEndpoints,
  ...worksheetPageEndpoints,
  ...storybookEndpoints,
  ...storybookShareEndpoints,
  ...storybookAssetEndpoints,
  ...framedStorybookEndpoints,
  ...storybookEditingEndpoints,
  ...erasureEndpoints,
  ...auditEndpoints,
  ...patientAccessEndpoints,
  ...eventEndpoints,
  ...webhookEndpointEndpoints,
  ...webhookDeliveryEndpoints,
  ...webhookKeyEndpoints,
  ...requestEndpoints,
  ...embedTokenEndpoints,
  ...gameSessionEndpoints,
  ...gameSaveEndpoints,
  ...sceneEndpoints,
  ...embedSessionEndpoints,
  ...clientTokenEndpoints,
  ...calendarEndpoints,
  ...formBuilderEndpoints,
  ...formFillingEndpoints,
  ...clientAnswerEndpoints,
  ...noteWritingEndpoints,
  ...framedClientEndpoints,
  ...framedAppointmentEndpoints,
  ...framedAppointmentSeriesEndpoints,
  ...agendaEndpoints,
  ...attentionEndpoints,
  ...framedPlayroomEndpoints,
  ...framedToolkitEndpoints,
  ...liveSessionEndpoints,
  ...framedExportEndpoints,
  ...worksheetEditingEndpoints,
  ...worksheetGenerationEndpoints,
  ...framedShelfEndpoints,
  ...framedCommunityEndpoints,
];
