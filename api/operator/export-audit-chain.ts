import { open, rename, unlink } from 'node:fs/promises';
import { auditLeaf, leafVersion } from '../../platform/audit/audit.ts';
import { type ChainRow, chainBatches } from '../../platform/audit/read-audit-chain.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Session } from './session.ts';

export interface Exported {
  readonly organization_id: string;
  readonly environment: string;
  readonly rows: number;
  readonly file: string | null;
}

/** As `GET /v1/partner/audit/entries` shows an entry, and whose it is. */
const lineOf = (row: ChainRow, environment: string): string => {
  const { organization_id, sequence, recorded_at, previous_hash, hash, ...entry } = row;
  return JSON.stringify({
    environment,
    organization_id,
    sequence: Number(sequence),
    recorded_at: recorded_at.toISOString(),
    ...entry,
    leaf_version: leafVersion(row),
    leaf_hash: auditLeaf(environment, row).toString('hex'),
    previous_hash: previous_hash.toString('hex'),
    hash: hash.toString('hex'),
  });
};

/** What stands before, between and behind the entries. */
interface Form {
  readonly before: string;
  readonly between: string;
  readonly behind: string;
}
const LINES: Form = { before: '', between: '\n', behind: '\n' };
const ONE_DOCUMENT: Form = { before: '[\n', between: ',\n', behind: '\n]\n' };

/** @throws Refusal: a reader that has gone has the code of a lost connection, and the database would be blamed. */
const written = async <Result>(step: Promise<Result>): Promise<Result> => {
  try {
    return await step;
  } catch (error) {
    throw new Refusal(`The chain could not be written: ${(error as NodeJS.ErrnoException).code}`);
  }
};

/** Never more than two batches are in memory, however slowly they are read. */
const writeChain = async (
  { rows, config }: Session,
  organizationId: string,
  write: (text: string) => Promise<void>,
  { before, between, behind }: Form,
): Promise<number> => {
  let count = 0;
  await written(write(before));
  for await (const batch of chainBatches(rows, organizationId)) {
    const text = batch.map((row) => lineOf(row, config.ENVIRONMENT)).join(between);
    await written(write(count > 0 ? `${between}${text}` : text));
    count += batch.length;
  }
  await written(write(behind));
  return count;
};

const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

/**
 * @param file the standard output when there is none; a file is there when it is complete.
 * @param asDocument the entries as one JSON array, not one on each line.
 */
export const exportAuditChain = async (
  session: Session,
  organizationId: string,
  file: string | undefined,
  asDocument: boolean,
): Promise<Exported> => {
  const about = { organization_id: organizationId, environment: session.config.ENVIRONMENT };
  if (!file) {
    const rows = await writeChain(session, organizationId, print, asDocument ? ONE_DOCUMENT : LINES);
    return { ...about, rows, file: null };
  }
  const staged = `${file}.part`;
  await using handle = await written(open(staged, 'w', 0o600));
  try {
    const rows = await writeChain(session, organizationId, (text) => handle.appendFile(text), LINES);
    await written(handle.sync());
    await written(rename(staged, file));
    return { ...about, rows, file };
  } catch (error) {
    await unlink(staged).catch(() => undefined);
    throw error;
  }
};
