export { practitionerAccessChanged } from './practitioner-access-changed.ts';
export { syncAppointment } from './sync-appointment.ts';
