import { appearance, keepAppearance } from './appearance.js';
import { askServer } from './ask-server.js';
import { mount } from './clinic-embed.js';

let frames = [];
const trouble = document.querySelector('#trouble');

// #region page
const begin = async (patient, game) => {
  for (const frame of frames) frame.destroy();
  // One address for each seat. The child's belongs on the child's own device; here you see both.
  const seats = await askServer('session', { patient, game });
  const { session } = seats;
  frames = ['practitioner', 'patient'].map((seat) => {
    const frame = mount(document.querySelector(`#${seat}`), {
      url: seats[seat],
      appearance: appearance(),
      // Called before each token ends. Your server renews the seats, and answers the token of this one.
      fetchToken: async () =>
        (
          await askServer('seat-token', {
            session,
            patient,
            game,
            seat,
          })
        ).token,
    });
    frame.on('error', ({ code, severity }) => {
      if (code === 'embed.session_expired') frame.retry();
      else if (severity === 'error')
        trouble.textContent = `The session has a problem: ${code}. Begin it again.`;
    });
    return frame;
  });
};
// #endregion

const form = document.querySelector('#begin');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const choice = new FormData(form);
  trouble.textContent = '';
  document.querySelector('.seats').hidden = false;
  try {
    await begin(choice.get('patient'), choice.get('game'));
    for (const frame of frames) keepAppearance(frame);
  } catch (error) {
    document.querySelector('.seats').hidden = true;
    trouble.textContent = `The session could not begin. ${error.message}`;
  }
});
// Before this script is there, a press would only load the page again.
form.querySelector('button').disabled = false;
