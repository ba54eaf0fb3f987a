import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the types of the embed tier match its document; otherwise run npm run web-types', async () => {
  const [document, types] = await Promise.all([read('api/openapi-embed.json'), read('web/api/embed-api.ts')]);
  const [, ofDocument, ofTypes] = types.split('\n', 3);
  expect(ofDocument).toBe(`// document ${sha256(document)}`);
  expect(ofTypes).toBe(`// types ${sha256(types.split('\n').slice(3).join('\n'))}`);
});
