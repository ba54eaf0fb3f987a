import { writeFileSync } from 'node:fs';
import { endpoints } from '../../domain/index.ts';
import { renderOpenApi } from './open-api.ts';

/** `npm run openapi` writes the OpenAPI documents of both tiers into the repository. */
const fileOf = (name: string) => new URL(`../${name}`, import.meta.url);
writeFileSync(fileOf('openapi.json'), renderOpenApi(endpoints));
writeFileSync(fileOf('openapi-embed.json'), renderOpenApi(endpoints, 'embed'));
