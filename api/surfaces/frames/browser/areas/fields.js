// What the small forms of several areas have in common.
import { h } from '../frame.js';

export const field = (label, control) => h('p', {}, h('label', { for: control.id }, label), control);

/** What something is to be written about. */
export const topicField = (id) =>
  h('textarea', { id, name: 'topic', required: true, maxlength: '500', rows: '2' });

/** The language it is to be written in. */
export const languageField = (id) =>
  h('input', { type: 'text', id, name: 'language', maxlength: '35', value: 'en' });
