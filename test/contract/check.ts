import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { INTERFACE_VERSION, type OpenApiOptions, openApiDocument } from '../../api/http/open-api.ts';
import { endpoints } from '../../domain/index.ts';

/**
 * `npm run contract`: the linters that partners use find nothing in any OpenAPI document of the service, neither an
 * error nor a warning. Their packages are those of this folder's own package.json.
 */

const DOCUMENTS: Readonly<Record<string, OpenApiOptions['tier']>> = {
  '/openapi.json': undefined,
  '/docs/openapi.json': 'organization',
  '/docs/practitioner/openapi.json': 'delegated',
  '/openapi-embed.json': 'embed',
};
const ADDRESS = 'https://api.clinic.example';

const program = (name: string): string => path.join(import.meta.dirname, 'node_modules', '.bin', name);
const run = (name: string, ...args: string[]) =>
  promisify(execFile)(program(name), args, {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 20_000_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );

const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
const ruleset = path.join(folder, '.spectral.yaml');
await writeFile(ruleset, 'extends: ["spectral:oas"]\n');

const faultsOf = async (name: string, tier: OpenApiOptions['tier']): Promise<readonly string[]> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  const document = openApiDocument(endpoints, {
    version: INTERFACE_VERSION,
    server: ADDRESS,
    ...(tier ? { tier } : {}),
  });
  await writeFile(file, JSON.stringify(document, null, 2));
  const [spectral, redocly] = [
    await run('spectral', 'lint', '--fail-severity=hint', '--ruleset', ruleset, file),
    await run('redocly', 'lint', '--extends=recommended', '--format=checkstyle', file),
  ];
  return [
    ...(spectral.code === 0 ? [] : [`Spectral on ${name}:\n${spectral.said}`]),
    // It ends with 0 where there are only warnings.
    ...(redocly.code === 0 && !redocly.said.includes('<error ')
      ? []
      : [`Redocly on ${name}:\n${redocly.said}`]),
  ];
};

const faults: string[] = [];
for (const [name, tier] of Object.entries(DOCUMENTS)) faults.push(...(await faultsOf(name, tier)));
await rm(folder, { recursive: true });
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write('Spectral and Redocly: no error and no warning in four documents.\n');
process.exit(faults.length === 0 ? 0 : 1);
