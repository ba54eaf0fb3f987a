import { endpoints } from '../../domain/index.ts';
import type { Reply } from '../support/client.ts';

/** A member of a body's or a query's schema. */
export interface Property {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly 'x-text'?: boolean;
}

export const propertiesOf = (schema: unknown): [string, Property][] =>
  Object.entries((schema as { properties: Record<string, Property> }).properties);

/** `path code` of each entry of `fields[]`, sorted. */
export const faults = ({ body }: Reply): string[] =>
  (body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`).toSorted();

export const withBody = endpoints.filter(
  // What frames are served too is judged by the same schema.
  ({ id, body }) => body && !id.includes('Framed'),
);
