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

/** An entry as `GET /v1/partner/audit/entries` shows it, with its organization. */
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

/** The texts before, between and after the entries. */
interface Form {
  readonly before: string;
  readonly between: string;
  readonly behind: string;
}
const LINES: Form = { before: '', between: '\n', behind: '\n' };
const ONE_DOCUMENT: Form = { before: '[\n', between: ',\n', behind: '\n]\n' };

/**
 * @throws Refusal if the reader of the output is gone. Its error code is that of a lost connection, so it would be
 *   mistaken for a database error.
 */
const written = async <Result>(step: Promise<Result>): Promise<Result> => {
  try {
    return await step;
  } catch (error) {
    throw new Refusal(`The chain could not be written: ${(error as NodeJS.ErrnoException).code}`);
  }
};

/** At most two batches are in memory, however slowly the output is read. */
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
 * @param file the standard output if absent. The file appears only when it is complete.
 * @param asDocument writes the entries as one JSON array instead of one entry per line.
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
