import { appearance, keepAppearance } from './appearance.js';
import { askServer } from './ask-server.js';
import { mount } from './clinic-embed.js';

const done = document.querySelector('#done');
let frame;

// #region page
const open = (form, patient) => {
  frame?.destroy();
  frame = mount(document.querySelector('#form'), {
    surface: `forms/${form}`,
    title: 'Form',
    appearance: appearance(),
    fetchToken: async () =>
      (await askServer('form-token', { patient })).token,
  });
  frame.on('form.submitted', ({ submissionId, status }) => {
    done.textContent = `Submission ${submissionId} is ${status}. Its answers stay with the clinician.`;
  });
};
// #endregion

const choice = document.querySelector('#choice');
const openChosen = () => {
  const { form, patient } = choice.elements;
  done.textContent = '';
  if (!form.value || !patient.value) return;
  open(form.value, patient.value);
  keepAppearance(frame);
};
// The workspace's page leads here with a form and a client.
const [form, patient] = location.hash.slice(1).split('/');
if (patient) {
  choice.elements.form.value = form;
  choice.elements.patient.value = patient;
}
choice.addEventListener('submit', (event) => {
  event.preventDefault();
  openChosen();
});
// Before this script is there, a press would only load the page again.
choice.querySelector('button').disabled = false;
openChosen();
