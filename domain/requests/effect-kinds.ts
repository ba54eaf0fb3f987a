import type { WorkflowType } from '../workflow-definitions/workflows.ts';

export const EFFECT_KINDS = [
  'email',
  'calendar',
  'video_room',
  'storybook',
  'worksheet',
  'export',
  'share',
  'form_request',
  'login',
  'erasure',
  'import',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/**
 * What each durable operation does outside of the answer. A new one does not compile without its line; its rows are a
 * branch of the view `effects` (`migrations/2026-12-18-request-outcomes.ts`).
 */
export const effectsOfWorkflow: Readonly<Record<WorkflowType, readonly EffectKind[]>> = {
  syncAppointment: ['email', 'calendar', 'video_room'],
  connectCalendar: ['calendar'],
  // Its connection is gone when it is done.
  disconnectCalendar: ['calendar'],
  buildExport: ['export'],
  // A week later, and asked for by nobody.
  expireExport: [],
  sendForm: ['form_request'],
  sendUpgradeLink: ['email'],
  shareContent: ['share'],
  practitionerAccessChanged: ['login'],
  // What is sent are events, of whichever request.
  deliverWebhooks: [],
  // The invitations belong to its practitioners.
  clinicUpgrade: [],
  // Before there is an organization.
  partnerOnboarding: [],
  generateStorybook: ['storybook'],
  rebindStorybook: ['storybook'],
  convertWorksheet: ['worksheet'],
  generateWorksheet: ['worksheet'],
  rebindWorksheet: ['worksheet'],
  importRecords: ['import'],
  erasePatient: ['erasure'],
  // The second half of the same erasure.
  eraseClinicalPart: ['erasure'],
  // Ordered by an operator, not by a request.
  closeOrganization: [],
  sendClosingNotice: [],
};
