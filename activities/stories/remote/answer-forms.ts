/** Parts of JSON schemas that strict servers accept. The other conditions are checked here (`model-client.ts`). */

export const closed = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
export const words = (longest: number) => ({
  type: 'string',
  minLength: 1,
  maxLength: longest,
  description: `At most ${longest} characters.`,
});
export const oneOf = (values: readonly (string | number)[]) => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: [...values],
});
export const listOf = (items: object, count: number) => ({
  type: 'array',
  items,
  minItems: count,
  maxItems: count,
});
