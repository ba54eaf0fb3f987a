import type { Deprecation } from '../../domain/declarations/endpoint.ts';

/** The page that explains how the interface changes, and what changed. */
const CHANGES = '/guides/changes';

/** Headers of every answer of a deprecated operation (RFC 9745, RFC 8594). */
export const deprecationHeaders = (
  { since, sunset }: Deprecation,
  baseUrl: string,
): Readonly<Record<string, string>> => ({
  Deprecation: `@${Date.parse(since) / 1_000}`,
  ...(sunset === undefined ? {} : { Sunset: new Date(sunset).toUTCString() }),
  Link: `<${baseUrl}${CHANGES}>; rel="deprecation"; type="text/html"`,
});
