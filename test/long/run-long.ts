import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import type { World } from '../support/world.ts';
import { type LongService, type LongServicePlan, startService } from './start-service.ts';

/** Shared by the long scripts: arguments, a service, and its stop whatever happens. */

// Whoever reads may go away (`| head`): what cannot be printed must not keep the stop from happening.
process.stdout.on('error', () => undefined);

export const print = (line = ''): void => void process.stdout.write(`${line}\n`);

/**
 * `--name N` for each of the numbers, which come with their defaults, and `--name TEXT` for each of the texts.
 * @throws on anything else.
 */
export const readArguments = <Name extends string, Text extends string = never>(
  defaults: Readonly<Record<Name, number>>,
  texts: readonly Text[] = [],
): Record<Name, number> & Partial<Record<Text, string>> => {
  const numbers = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(
    [...numbers, ...texts].map((name) => [name, { type: 'string' as const }]),
  );
  const values = parseArgs({ options }).values as Partial<Record<Name | Text, string>>;
  const read = numbers.map((name) => {
    const text = values[name];
    if (text !== undefined && !/^\d{1,9}$/.test(text))
      throw new Error(`--${name} takes a whole number, by default ${defaults[name]}`);
    return [name, text === undefined ? defaults[name] : Number(text)];
  });
  return { ...values, ...Object.fromEntries(read) };
};

/** What the parts of a long run work with. */
export interface LongRun {
  readonly service: LongService;
  /** As the role that owns the schema. */
  readonly owner: Client;
  /** An organization of one's own, without limits. */
  world(): Promise<World>;
  /** Aborted when the run is to end early. */
  readonly signal: AbortSignal;
}

/**
 * Starts the service, does the work, stops the service and ends the process: with 0 where `work` resolves
 * with no complaints, else with 1 and the complaints printed.
 */
export const runLong = async (
  plan: LongServicePlan,
  work: (service: LongService, signal: AbortSignal) => Promise<readonly string[]>,
): Promise<never> => {
  const stopping = new AbortController();
  const asked = new Promise<never>((_, reject) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(name, () => {
        stopping.abort();
        reject(new Error(`Stopped by ${name}`));
      });
  });
  asked.catch(() => undefined);
  let complaints: readonly string[] = [];
  const started = Date.now();
  const starting = startService(plan);
  try {
    const service = await Promise.race([starting, asked]);
    print(`Service ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
    complaints = await Promise.race([work(service, stopping.signal), service.crashed, asked]);
  } catch (error) {
    complaints = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  stopping.abort();
  await starting.then(
    (service) => service.stop(),
    () => undefined,
  );
  for (const complaint of complaints) print(`FAILED  ${complaint}`);
  print(complaints.length === 0 ? 'All as it should be.' : `${complaints.length} complaint(s).`);
  process.exit(complaints.length === 0 ? 0 : 1);
};
