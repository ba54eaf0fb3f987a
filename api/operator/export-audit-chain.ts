import { createWriteStream } from 'node:fs';
import { rename, unlink } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { auditLeaf } from '../platform/ledger/audit.ts';
import { type ChainRow, chainBatches } from './read-audit-chain.ts';
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

/** Never more than two batches are in memory, however slowly they are read. */
const writeChain = async (
  { rows, config }: Session,
  organizationId: string,
  to: Writable,
  { before, between, behind }: Form,
  end: boolean,
): Promise<number> => {
  let count = 0;
  const text = async function* () {
    yield before;
    for await (const batch of chainBatches(rows, organizationId)) {
      if (count > 0) yield between;
      count += batch.length;
      yield batch.map((row) => lineOf(row, config.ENVIRONMENT)).join(between);
    }
    yield behind;
  };
  await pipeline(Readable.from(text(), { highWaterMark: 1 }), to, { end });
  return count;
};

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
  const told = { organization_id: organizationId, environment: session.config.ENVIRONMENT };
  if (!file) {
    const form = asDocument ? ONE_DOCUMENT : LINES;
    return {
      ...told,
      rows: await writeChain(session, organizationId, process.stdout, form, false),
      file: null,
    };
  }
  const staged = `${file}.part`;
  try {
    const rows = await writeChain(
      session,
      organizationId,
      createWriteStream(staged, { mode: 0o600 }),
      LINES,
      true,
    );
    await rename(staged, file);
    return { ...told, rows, file };
  } catch (error) {
    await unlink(staged).catch(() => undefined);
    throw error;
  }
};
