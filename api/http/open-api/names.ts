import type { Endpoint } from '../../../domain/declarations/endpoint.ts';

/** What schemas are called in the document; the declarations leave them nameless. */

/** `createClinic` → `Clinic`, `createSessionLinks` → `SessionLinks`. */
const nounOf = ({ id }: Endpoint): string => id.replace(/^[a-z]+/, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const bodyName = (one: Endpoint): string => {
  if (one.id.startsWith('create')) return `${nounOf(one)}Draft`;
  if (one.id.startsWith('update')) return `${nounOf(one)}Change`;
  return `${capital(one.id)}Body`;
};

/** Of lists that say more in `meta` than where the next page is. */
export const pageMetaName = (one: Endpoint): string => (one.meta ? `PageMetaOf${nounOf(one)}` : 'PageMeta');

export const viewName = (one: Endpoint): string => {
  const resource = one.shows ?? one.lists;
  if (resource && !one.success[1]) return resource.viewName ?? `${resource.entity.name}View`;
  return /^(get|create|update)[A-Z]/.test(one.id) ? `${nounOf(one)}View` : `${capital(one.id)}View`;
};
