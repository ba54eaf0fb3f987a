export { buildExport } from './build-export.ts';
export { clinicUpgrade } from './clinic-upgrade.ts';
export { expireExport } from './expire-export.ts';
export { keepUp } from './keep-up.ts';
export { partnerOnboarding } from './partner-onboarding.ts';
export { practitionerAccessChanged } from './practitioner-access-changed.ts';
export { signAuditCheckpoint } from './sign-audit-checkpoint.ts';
export { syncAppointment } from './sync-appointment.ts';
