// What a refusal says, and where: of what was typed, where it was typed. A control's name is the wire path of its value.

import { newId } from '../frame/ids.ts';

const NOT_OPEN = 'This is not open to you any more.';
/** Where the words of the answer are for who wrote the program. */
const PLAINLY = {
  forbidden: NOT_OPEN,
  'capability-missing': NOT_OPEN,
  'session-scope-missing': NOT_OPEN,
  'practitioner-disabled': NOT_OPEN,
  'delegation-not-enabled': NOT_OPEN,
  'not-found': 'This is not there, or not any more.',
  'idempotency-conflict': 'This is being done already. Please try again in a few seconds.',
  'payload-too-large': 'This is too large.',
  'rate-limited': 'Too much was asked for at once. Please try again in a minute.',
  'internal-error': 'Something went wrong on our side. Please try again.',
  'service-unavailable': 'The service cannot answer at the moment. Please try again in a few seconds.',
};
/** Where there is no problem document. */
const BY_STATUS = { 403: NOT_OPEN, 429: PLAINLY['rate-limited'] };

export const slugOf = ({ type }) =>
  String(type ?? '')
    .split('/')
    .at(-1);
/** What a refusal says to whoever works with the page. */
export const wordsOf = (status, problem) =>
  PLAINLY[slugOf(problem)] ??
  problem.detail ??
  problem.title ??
  BY_STATUS[status] ??
  'The service could not be reached.';

const WORDS = {
  required: 'Please fill this in.',
  too_short: 'Please fill this in.',
  too_long: 'This is too long.',
  too_small: 'This is too little.',
  too_large: 'This is too much.',
  invalid_type: 'This does not fit here.',
  invalid_format: 'This does not fit here.',
  invalid_value: 'This does not fit here.',
};

const clear = (group) => {
  for (const line of group.querySelectorAll('.fault')) line.remove();
  for (const control of group.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
};
const mark = (control, words) => {
  if (control.hasAttribute('aria-invalid')) return;
  const line = document.createElement('p');
  line.className = 'fault';
  line.id = `fault-${newId()}`;
  line.textContent = words;
  control.after(line);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', line.id);
};
const groupOf = (button) => button.closest('details, dialog, form, .controls');

/** What a browser finds by itself, such as a date that does not exist: nothing is asked for, nothing was typed in vain. */
export const isFilledIn = (button) => {
  const group = groupOf(button);
  if (!group || group.localName === 'form') return true;
  clear(group);
  const wrong = [...group.querySelectorAll('input, textarea')].filter((control) => !control.validity.valid);
  for (const control of wrong) mark(control, control.validationMessage);
  wrong[0]?.focus();
  return wrong.length === 0;
};

/** @returns what could be said at no field: of a refusal without one, all of it. */
export const tellAtFields = (button, { message, problem: { fields = [] } }) => {
  const group = groupOf(button);
  const told = fields.filter(({ path, code, message: words }) => {
    // Several values may be typed into one control.
    const control = [path, path.replace(/\[\d+\]$/, ''), path.split('.')[0]]
      .map((name) => group?.querySelector(`[name="${CSS.escape(name)}"]`))
      .find(Boolean);
    if (control) mark(control, WORDS[code] ?? words);
    return control;
  });
  const [first] = fields;
  if (told.length === 0) return first ? (WORDS[first.code] ?? first.message) : message;
  group.querySelector('[aria-invalid]').focus();
  return told.length < fields.length ? message : undefined;
};
