// What a refusal says, and where: of what was typed, where it was typed. A control's name is the wire path of its value.

import { newId } from '../frame/ids.ts';
import { say } from './words.js';

const WORDS = {
  required: 'fault.fill',
  too_short: 'fault.fill',
  too_long: 'fault.long',
  too_small: 'fault.little',
  too_large: 'fault.much',
  invalid_type: 'fault.unfit',
  invalid_format: 'fault.unfit',
  invalid_value: 'fault.unfit',
};
const wordsOf = ({ code, message }) => (WORDS[code] ? say(WORDS[code]) : message);

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
  const told = fields.filter((fault) => {
    const { path } = fault;
    // Several values may be typed into one control.
    const control = [path, path.replace(/\[\d+\]$/, ''), path.split('.')[0]]
      .map((name) => group?.querySelector(`[name="${CSS.escape(name)}"]`))
      .find(Boolean);
    if (control) mark(control, wordsOf(fault));
    return control;
  });
  const [first] = fields;
  if (told.length === 0) return first ? wordsOf(first) : message;
  group.querySelector('[aria-invalid]').focus();
  return told.length < fields.length ? message : undefined;
};
