// E-mails what is shown to the token's patient.
import { action, call, can, claims, h, notice } from './frame.js';
import { say } from './words.js';

/** The organization may have switched clients off, or the patient left the roster, whatever the token grants. */
const nameOf = async (id) => {
  if (!can('client:read')) return undefined;
  try {
    const { first_name, last_name } = await call('GET', `clients/${id}`);
    return `${first_name} ${last_name}`;
  } catch (error) {
    if (error.status === 403 || error.status === 404) return undefined;
    throw error;
  }
};

/** @returns undefined where the token shares nothing. */
export const sharing = async (kind, capability, id) => {
  if (!can(capability)) return undefined;
  const name = (await nameOf(claims().patient_id)) ?? say('share.patient');
  const words = h('textarea', { id: 'share-message', rows: 3, maxlength: '2000' });
  const send = async () => {
    const message = words.value.trim();
    await call('POST', `${kind}/${id}/share`, message === '' ? {} : { message });
    words.value = '';
    notice(say(`share.sent.${kind}`));
  };
  return h(
    'details.card',
    {},
    h('summary', {}, say('share.to', { name })),
    h('p', {}, h('label', { for: 'share-message' }, say('share.message')), words),
    h('p.row', {}, action(say('share.send'), send)),
  );
};
