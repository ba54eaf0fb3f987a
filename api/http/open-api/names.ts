import type { Endpoint } from '../../../domain/declarations/endpoint.ts';

/** Names of schemas in the document, derived from the operations, because declarations have no names for schemas. */

/** `createClinic` → `Clinic`, `createSessionLinks` → `SessionLinks`. */
const nounOf = ({ id }: Endpoint): string => id.replace(/^[a-z]+/, '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const bodyName = (one: Endpoint): string => {
  if (one.id.startsWith('create')) return `${nounOf(one)}Draft`;
  if (one.id.startsWith('update')) return `${nounOf(one)}Change`;
  return `${capital(one.id)}Body`;
};

/** The same body as a form. */
export const formName = (one: Endpoint): string => `${bodyName(one)}Form`;

/** Of lists whose `meta` says more than where the next page is. */
export const pageMetaName = (one: Endpoint): string => (one.meta ? `PageMetaOf${nounOf(one)}` : 'PageMeta');

export const viewName = (one: Endpoint): string => {
  const resource = one.shows ?? one.lists;
  if (resource && !one.success[1]) return resource.viewName ?? `${resource.entity.name}View`;
  return /^(get|create|update)[A-Z]/.test(one.id) ? `${nounOf(one)}View` : `${capital(one.id)}View`;
};

/** What is around a view: its `data` and `meta`. */
export const envelopeName = (one: Endpoint): string =>
  `${viewName(one).replace(/View$/, '')}${one.lists ? 'Page' : 'Answer'}`;
