import { AppointmentSeries } from './appointment-series/appointment-series.entity.ts';
import { Appointment } from './appointments/appointment.entity.ts';
import { CommunityItem } from './clinic-community/community-item.entity.ts';
import { Clinic } from './clinics/clinic.entity.ts';
import { Erasure } from './erasures/erasure.entity.ts';
import { Export } from './exports/export.entity.ts';
import { Form } from './forms/form.entity.ts';
import { FormSubmission } from './forms/submission.entity.ts';
import { GameSave } from './game-saves/game-save.entity.ts';
import { GameSession } from './game-sessions/game-session.entity.ts';
import { Import } from './imports/import.entity.ts';
import { Note } from './notes/note.entity.ts';
import { Patient } from './patients/patient.entity.ts';
import { Playroom } from './playrooms/playroom.entity.ts';
import { Practitioner } from './practitioners/practitioner.entity.ts';
import { SessionConfiguration } from './session-configuration/session-configuration.entity.ts';
import { Storybook } from './storybooks/storybook.entity.ts';
import { StorybookPage } from './storybooks/storybook-page.entity.ts';
import { Toolkit } from './toolkits/toolkit.entity.ts';
import { WebhookEndpoint } from './webhooks/webhook-endpoint.entity.ts';
import { Worksheet, WorksheetPage } from './worksheets/worksheet.entity.ts';

export const entities = [
  Clinic,
  Practitioner,
  Patient,
  Appointment,
  AppointmentSeries,
  SessionConfiguration,
  Form,
  FormSubmission,
  Playroom,
  Toolkit,
  Worksheet,
  WorksheetPage,
  Note,
  CommunityItem,
  Export,
  Storybook,
  StorybookPage,
  GameSession,
  GameSave,
  WebhookEndpoint,
  Erasure,
  Import,
] as const;
