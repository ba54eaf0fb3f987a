import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Address, startAddresses } from './generators/addresses.ts';
import { type Generator, generators, type Run } from './generators/generators.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run generators -- [--only WORD]`: makes a client of `/openapi.json` with each generator that partners use,
 * builds it, and runs a scenario with it against the service, a second host, and a newer service. Needs Java and
 * Maven, Python, PHP with Guzzle, Go and Cargo; fetches the generators and what their clients need.
 */
const { only = '' } = readArguments({}, ['only']);
const execute = promisify(execFile);

/** Nothing of what a build says is kept but the end, and only where it failed. */
const runIn =
  (folder: string, signal: AbortSignal): Run =>
  async (program, ...args) => {
    const options = { cwd: folder, signal, maxBuffer: 500_000_000 };
    await execute('nice', ['-n', '10', program, ...args], options).catch(
      (error: { message: string; stdout?: string; stderr?: string }) => {
        const said = `${error.stdout ?? ''}${error.stderr ?? ''}`
          .split('\n')
          .map((line) => line.slice(0, 300));
        throw new Error(`${program} ${args.join(' ')} failed:\n${said.slice(-20).join('\n')}`);
      },
    );
  };

const expectedOf = ({ expected: { status, conflict, unprocessable } }: Address): string =>
  [`booked ${status}`, 'listed 3', `409 ${conflict}`, `422 ${unprocessable}`, 'deleted 204', ''].join('\n');

interface Trial {
  readonly service: LongService;
  readonly addresses: readonly Address[];
  readonly signal: AbortSignal;
}

/** @returns what went wrong, in words. */
const tryOne = async (
  { name, language, contract = '/openapi.json', build, scenario }: Generator,
  { service, addresses, signal }: Trial,
): Promise<readonly string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), `generators-${name}-`));
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1_000).toFixed(0)} s`;
  try {
    await cp(path.join(import.meta.dirname, 'generators', language), folder, { recursive: true });
    const document = await fetch(`${service.baseUrl}${contract}`);
    await writeFile(path.join(folder, 'openapi.json'), await document.text());
    await build(folder, runIn(folder, signal));
    const { credential } = await unlimitedWorld(service);
    const faults: string[] = [];
    for (const address of addresses) {
      const env = {
        ...process.env,
        BASE_URL: address.url,
        TOKEN_URL: `${service.authUrl}/oauth/token`,
        AUDIENCE: service.config.AUDIENCE,
        CLIENT_ID: credential.client_id,
        CLIENT_SECRET: credential.client_secret,
      };
      const [program = '', ...args] = scenario;
      const said = await execute(program, args, { cwd: folder, env, signal }).then(
        ({ stdout }) => stdout,
        ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
      );
      if (said !== expectedOf(address))
        faults.push(`${name}, ${address.name}:\n${said.slice(0, 2_000)}\ninstead of\n${expectedOf(address)}`);
    }
    print(`${faults.length === 0 ? 'works ' : 'FAILS '} ${name} (${seconds()})`);
    return faults;
  } catch (error) {
    print(`FAILS  ${name} (${seconds()})`);
    return [`${name}: ${(error as Error).message}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await runLong({ processes: 1, durable: false }, async (service, signal) => {
  const wanted = generators.filter(({ name }) => name.includes(only));
  if (wanted.length === 0) return [`No generator is called ${only}`];
  const addresses = await startAddresses(service.baseUrl, service.config.PROBLEM_BASE);
  const faults: string[] = [];
  // One at a time: a build takes all processors by itself.
  for (const generator of wanted) faults.push(...(await tryOne(generator, { service, addresses, signal })));
  await Promise.all(addresses.map(({ close }) => close()));
  return faults;
});
