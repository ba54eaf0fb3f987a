import { styleText } from 'node:util';

/**
 * What a person sees while the service runs. Logs are JSON lines in DATA_DIR/logs/; here each request and each
 * workflow becomes one short line.
 */

/** `--quiet`: no lines. `--json`: the log lines as they are. Otherwise short lines, at a terminal alone. */
export type Lines = 'none' | 'short' | 'json';

/** @throws Error that names what it does not know. */
export const readLines = (args: readonly string[], isTerminal: boolean): Lines => {
  const unknown = args.find((one) => one !== '--quiet' && one !== '--json');
  if (unknown !== undefined)
    throw new Error(`npm start does not know ${unknown}. It knows "npm start -- --quiet" and "-- --json".`);
  if (args.includes('--json')) return 'json';
  return isTerminal && !args.includes('--quiet') ? 'short' : 'none';
};

type Entry = Readonly<Record<string, unknown>>;

const parse = (line: string): Entry | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
};

const lasting = (milliseconds: unknown): string => {
  const spent = Number(milliseconds);
  return spent < 10_000 ? `${Math.round(spent)} ms` : `${(spent / 1000).toFixed(1)} s`;
};

const clockOf = (time: unknown): string => new Date(Number(time)).toTimeString().slice(0, 8);

const colorOf = (status: number): 'green' | 'yellow' | 'red' => {
  if (status < 400) return 'green';
  return status < 500 ? 'yellow' : 'red';
};

const dim = (text: string): string => styleText('dim', text);

const columns = (entry: Entry, kind: string, name: string, result: string, further: string): string =>
  [
    dim(clockOf(entry.time)),
    kind.padEnd(8),
    name.padEnd(26),
    result,
    dim(lasting(entry.milliseconds).padStart(8)),
    dim(further),
  ]
    .join('  ')
    .trimEnd();

const requestLine = (entry: Entry): string => {
  const status = Number(entry.status);
  const result = styleText(colorOf(status), String(status).padEnd(6));
  const further = entry.problem ?? (entry.replayed === true ? 'replayed' : '');
  return columns(
    entry,
    String(entry.method),
    String(entry.operation ?? 'unknown path'),
    result,
    String(further),
  );
};

const workflowLine = (entry: Entry): string => {
  const result = entry.failed === true ? styleText('red', 'failed') : styleText('green', 'done  ');
  return columns(entry, 'workflow', String(entry.workflowType), result, String(entry.workflowId));
};

const WARNING = 40;
const warningLine = (entry: Entry): string =>
  `${dim(clockOf(entry.time))}  ${styleText('yellow', String(entry.name).padEnd(8))}  ${String(entry.msg)}`;

/** The service's own upkeep runs all day; it would hide what a user's request has caused. */
const UPKEEP = /^(upkeep|maintenance)\//;

/** A short line for a log line of the API or a worker; undefined where a person needs none. */
export const shortLine = (line: string): string | undefined => {
  const entry = parse(line);
  if (!entry) return undefined;
  if (entry.msg === 'request') return requestLine(entry);
  if (entry.msg === 'workflow')
    return UPKEEP.test(String(entry.workflowId)) ? undefined : workflowLine(entry);
  return Number(entry.level) >= WARNING ? warningLine(entry) : undefined;
};
