import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { requireNoTransaction } from '../../database/outside-transactions.ts';
import { underLock } from '../../database/transaction.ts';
import type { CheckpointKey, TrustedKeys } from '../checkpoints/keys.ts';
import { isGenuine, type Signed, signDocument } from './signed-document.ts';

/**
 * What was erased, outside the database: a restored backup brings the erased back, and this file says whom to erase
 * again. One line for each erasure of a patient, a second one where its clinical part was erased later, and one for each
 * organization that has ended. Each line is signed and holds the hash of the former one.
 */

const FORMAT = 'clinic-service/erasure-ledger/v1';
const FILE = 'erasures.jsonl';
const LEDGER_LOCK = 7_310_003;
const NO_LINE = '0'.repeat(64);

export type ErasedPart = 'all' | 'all_but_clinical' | 'clinical';

export interface LedgerFacts {
  /** Of an organization's end: the id of its closing. */
  readonly erasure_id: string;
  readonly organization_id: string;
  /** Null: everybody and everything of the organization. */
  readonly partner_patient_id: string | null;
  readonly reason: string;
  readonly part: ErasedPart | 'organization';
  /** RFC 3339 in UTC with milliseconds, as all moments here. */
  readonly requested_at: string;
  readonly erased_at: string;
  readonly keep_clinical_until: string | null;
}

export type LedgerLine = Signed<
  LedgerFacts & {
    readonly format: string;
    /** Counted from 1. */
    readonly line: number;
    readonly environment: string;
    /** SHA-256 of the former line, in hexadecimal; zeros for the first. */
    readonly previous_hash: string;
  }
>;

/** A line about one patient. */
export type PatientLine = LedgerLine & { readonly partner_patient_id: string; readonly part: ErasedPart };

export const isOfPatient = (line: LedgerLine): line is PatientLine => line.part !== 'organization';

export interface ErasureLedger {
  /** Durable when it resolves. A second call for the same part answers with the line that is there. */
  append(facts: LedgerFacts): Promise<LedgerLine>;
}

const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex');

/** The complete lines; a line that a crash cut off has no end, and counts as absent. */
const readLines = async (file: string): Promise<{ readonly lines: string[]; readonly bytes: number }> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return { lines: whole.split('\n').slice(0, -1), bytes: Buffer.byteLength(whole) };
};

const appendLine = async (folder: string, line: string, at: number): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const handle = await open(path.join(folder, FILE), 'a', 0o644);
  try {
    await handle.truncate(at);
    await handle.appendFile(`${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
};

export const createErasureLedger = ({
  pool,
  folder,
  key,
  environment,
}: {
  readonly pool: Pool;
  readonly folder: string;
  readonly key: CheckpointKey;
  readonly environment: string;
}): ErasureLedger => ({
  append: (facts) =>
    underLock(pool, LEDGER_LOCK, async () => {
      requireNoTransaction('The ledger of erasures');
      const { lines, bytes } = await readLines(path.join(folder, FILE));
      const former = lines.map((line) => JSON.parse(line) as LedgerLine);
      const there = former.find(
        ({ erasure_id, part }) => erasure_id === facts.erasure_id && part === facts.part,
      );
      if (there) return there;
      const last = lines.at(-1);
      const line = signDocument(key, {
        format: FORMAT,
        line: lines.length + 1,
        environment,
        ...facts,
        previous_hash: last === undefined ? NO_LINE : hashOf(last),
      });
      await appendLine(folder, JSON.stringify(line), bytes);
      return line;
    }),
});

/** What is wrong with the ledger; `key` names the line whose signature no trusted key made. */
export interface LedgerDamage {
  readonly line: number;
  readonly damage: 'unreadable' | 'order' | 'link' | 'signature';
}

export interface ReadLedger {
  readonly lines: readonly LedgerLine[];
  readonly damage: LedgerDamage | null;
}

/** Reads and checks the whole ledger; empty where nothing was erased yet. */
export const readErasureLedger = async (folder: string, trusted: TrustedKeys): Promise<ReadLedger> => {
  requireNoTransaction('The ledger of erasures');
  const texts = (await readLines(path.join(folder, FILE))).lines;
  const lines: LedgerLine[] = [];
  let previous = NO_LINE;
  for (const [index, text] of texts.entries()) {
    const at = index + 1;
    const fail = (damage: LedgerDamage['damage']): ReadLedger => ({ lines, damage: { line: at, damage } });
    let line: LedgerLine;
    try {
      line = JSON.parse(text) as LedgerLine;
    } catch {
      return fail('unreadable');
    }
    if (line.format !== FORMAT || line.line !== at) return fail('order');
    if (line.previous_hash !== previous) return fail('link');
    if (!isGenuine(trusted, line)) return fail('signature');
    lines.push(line);
    previous = hashOf(text);
  }
  return { lines, damage: null };
};
