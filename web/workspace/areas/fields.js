// What the small forms of several areas have in common.
import { h } from '../frame.js';

/** A small form that is folded away until it is wanted. */
export const folded = (title, controls, ...buttons) =>
  h('details.card', {}, h('summary', {}, title), controls, h('p.row', {}, buttons));

export const field = (label, control) => h('p', {}, h('label', { for: control.id }, label), control);

/** What something is to be written about. */
export const topicField = (id) =>
  h('textarea', { id, name: 'topic', required: true, maxlength: '500', rows: '2' });

/** The language it is to be written in. */
export const languageField = (id) =>
  h('input', { type: 'text', id, name: 'language', maxlength: '35', value: 'en' });

/** How many pages it is to have. @param limits the least, the most, and what is proposed. */
export const pagesField = (id, limits) => h('input', { type: 'number', id, name: 'page_count', ...limits });

export const AGES = {
  '3-5': '3 to 5',
  '6-8': '6 to 8',
  '9-12': '9 to 12',
  '13-17': '13 to 17',
  '18+': 'Adults',
};

/** One of several. @param labels of each value what it is called. */
export const choiceField = (id, name, labels, chosen) =>
  h(
    'select',
    { id, name },
    Object.entries(labels).map(([value, label]) => h('option', { value, selected: value === chosen }, label)),
  );

/** How old those are whom it is for. */
export const ageField = (id, chosen = '6-8') => choiceField(id, 'age_band', AGES, chosen);
