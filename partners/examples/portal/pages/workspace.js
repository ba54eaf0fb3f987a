import { appearance, keepAppearance } from './appearance.js';
import { askServer } from './ask-server.js';
import { mount } from './clinic-embed.js';
import { tell } from './log.js';

// #region page
const frame = mount(document.querySelector('#workspace'), {
  surface: 'workspace',
  title: 'Workspace',
  appearance: appearance(),
  // Called now, and again before each token ends. Your server mints a new one.
  fetchToken: async () =>
    (await askServer('workspace-token')).token,
});

frame.on(
  'appointment.created',
  ({ partnerAppointmentId }) => {
    tell(
      `Booked: read appointment ${partnerAppointmentId} and show it`,
    );
  },
);
frame.on(
  'form.fill_requested',
  ({ formId, partnerPatientId }) => {
    // The client fills it in a second frame, with a token of its own.
    location.assign(
      `/demo/form#${formId}/${partnerPatientId}`,
    );
  },
);
frame.on('error', ({ code, severity }) => {
  if (code === 'embed.session_expired') frame.retry();
  else tell(`${severity}: ${code}`);
});
// #endregion

frame.on('*', (payload, event) => {
  if (!['error', 'appointment.created'].includes(event))
    tell(event, payload);
});
keepAppearance(frame);
