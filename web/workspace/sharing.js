// E-mails what is shown to a patient: to the token's, or on the service's own page to one who is chosen.
import { action, all, call, callFor, can, claims, h, notice, own } from './frame.js';

const nameOf = ({ first_name, last_name }) => `${first_name} ${last_name}`;

/** The organization may have switched clients off, or the patient left the roster, whatever the token grants. */
const unlessOff = (fallback) => (error) => {
  if (error.status === 403 || error.status === 404) return fallback;
  throw error;
};

/** Whom it can go to; nobody where the token shares nothing. */
const recipients = async (capability) => {
  const { patient_id: id } = claims();
  if (can(capability)) {
    const named = can('client:read') && call('GET', `clients/${id}`).then(nameOf, unlessOff(undefined));
    return [{ id, name: (await named) || 'the patient' }];
  }
  if (!own || !can('client:read')) return [];
  const clients = await all('clients').catch(unlessOff([]));
  return clients.map((client) => ({ id: client.id, name: nameOf(client) }));
};

export const sharing = async (kind, noun, id) => {
  const capability = `${noun}:share`;
  const patients = await recipients(capability);
  if (patients.length === 0) return undefined;
  const who = h(
    'select',
    { id: 'share-with' },
    patients.map((one) => h('option', { value: one.id }, one.name)),
  );
  const words = h('textarea', { id: 'share-message', rows: 3, maxlength: '2000' });
  const send = async () => {
    const message = words.value.trim();
    const request = ['POST', `${kind}/${id}/share`, message === '' ? {} : { message }];
    await (can(capability) ? call(...request) : callFor(who.value, capability, ...request));
    words.value = '';
    notice(`The ${noun} is on its way.`);
  };
  const [first] = patients;
  return h(
    'details.card',
    {},
    h('summary', {}, patients.length === 1 ? `E-mail it to ${first.name}` : 'E-mail it to a client'),
    patients.length > 1 && h('p', {}, h('label', { for: 'share-with' }, 'Client'), who),
    h('p', {}, h('label', { for: 'share-message' }, 'A few words to go with it (optional)'), words),
    h('p.row', {}, action('Send', send)),
  );
};
