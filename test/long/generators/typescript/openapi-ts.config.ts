import { readFileSync } from 'node:fs';
import { defineConfig } from '@hey-api/openapi-ts';

// The generator writes `\u2028` of a pattern as that character, which ends a line of the program.
const withoutPatterns = (name: string, value: unknown) => (name === 'pattern' ? undefined : value);

/** With zod, so that answers are checked while the program runs. Of requests it misses the headers: they are no plain object. */
export default defineConfig({
  input: JSON.parse(readFileSync('openapi.json', 'utf8'), withoutPatterns),
  output: 'hey-api',
  plugins: [
    '@hey-api/client-fetch',
    '@hey-api/typescript',
    'zod',
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
  ],
});
