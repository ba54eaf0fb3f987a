import { writeFileSync } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: a command, not a part of the platform; it has to know the whole list
import { endpoints } from '../../resources/index.ts';
import { renderOpenApi } from './open-api.ts';

/** `npm run openapi`: writes the interface's document into the repository. */
const file = new URL('../../openapi.json', import.meta.url);
writeFileSync(file, renderOpenApi(endpoints));
