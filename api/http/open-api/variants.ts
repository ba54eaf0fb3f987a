import type { Resource } from '../../../domain/declarations/resource.ts';
import { exampleOf } from './examples.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/** Records that differ by their kind: a schema for each, and how they come as webhooks. */

type Variants = NonNullable<Resource['variants']>;

/** `appointment.notice_settled` → `AppointmentNoticeSettledEventView`. */
const nameOf = (kind: string): string =>
  `${kind.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}EventView`;

const referenceTo = (kind: string): Json => ({ $ref: `#/components/schemas/${nameOf(kind)}` });

/** @param name of the schema that stands for all of them. */
export const variantSchemas = (name: string, { by, views }: Variants): Record<string, Json> => {
  const kinds = Object.keys(views);
  return {
    [name]: {
      oneOf: kinds.map(referenceTo),
      discriminator: {
        propertyName: by,
        mapping: Object.fromEntries(kinds.map((kind) => [kind, referenceTo(kind).$ref])),
      },
    },
    ...Object.fromEntries(
      Object.entries(views).map(([kind, view]) => [nameOf(kind), wireSchema(view, 'response')]),
    ),
  };
};

/** What a receiver is sent, for each kind. @param summaries by kind. */
export const webhooksOf = ({ views }: Variants, summaries: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(views).map(([kind, view]) => [
      kind,
      {
        post: {
          operationId: `receive${nameOf(kind).replace(/EventView$/, '')}`,
          summary: summaries[kind] ?? kind,
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: referenceTo(kind), example: exampleOf(view as unknown as Json) },
            },
          },
          responses: { '2XX': { description: 'Taken.' } },
        },
      },
    ]),
  );
