#!/usr/bin/env node
// Checks an organization's audit chain, without trusting the service that gives it. Node 20, no packages.
//
//   node verify-audit.mjs [options] FILE…        pages or exports, JSON or NDJSON, entries and checkpoints mixed
//   AUDIT_TOKEN=… node verify-audit.mjs [options] --api https://clinic.example    reads both lists itself
//
//   --public-key KEY   believe only checkpoints of this key (base64url; may be given several times). Get it by
//                      another way than the interface. Without it the keys that were found are printed.
//   --organization ID, --environment NAME   where no checkpoint and no export says them (they are hashed, too)
//   --from SEQUENCE    with --api: begin there; what went before was checked earlier
//   --save FILE        with --api: keep what was read, as NDJSON, to compare with later
//
// Checked: every entry's leaf from its fields, its hash from leaf, sequence, time and predecessor, no gaps, the
// beginning of the chain; of every checkpoint the signature, and by its Merkle proof that it covers this chain;
// that two copies of one entry agree (so give last month's file as well: a chain written anew is found).
// Prints one JSON document. Exit status: 0 sound, 1 damaged (sequence and kind are named), 2 could not check, or stopped.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { appendFileSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const FORMAT = 'clinic-service/audit-checkpoint/v1';
const FIELDS = [
  'organization_id',
  'request_id',
  'replayed_request_id',
  'actor_kind',
  'client_id',
  'practitioner_id',
  'action',
  'route',
  'method',
  'status',
  'problem',
  'resource_id',
  'workflow_id',
];
/** Optional fields of a leaf. Each that an entry has is hashed with its name (`leaf_version` 2). */
const OPTIONAL_FIELDS = ['operator', 'shown_ids'];
const NEWEST_LEAF = 2;

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const hex = (text) => Buffer.from(String(text), 'hex');
const int64 = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
};
/** The length in 32 bits, then the text. An absent value is only the length ffffffff. */
const prefixed = (value) => {
  const text = Buffer.from(value === null ? '' : String(value));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value === null ? 0xffffffff : text.length);
  return Buffer.concat([length, text]);
};

/** Ids that a list showed are hashed as one text, separated by commas; an export has that text already. */
const hashedText = (value) => (Array.isArray(value) ? value.join(',') : value);
const optionalParts = (entry) =>
  OPTIONAL_FIELDS.flatMap((field) =>
    (entry[field] ?? null) === null ? [] : [field, hashedText(entry[field])],
  );
export const entryLeaf = (environment, entry) => {
  const parts = [...FIELDS.map((field) => entry[field] ?? null), ...optionalParts(entry)];
  return sha256(Buffer.concat([environment, ...parts].map(prefixed)));
};
export const entryHash = (entry) =>
  sha256(
    hex(entry.previous_hash),
    int64(entry.sequence),
    int64(Date.parse(entry.recorded_at)),
    hex(entry.leaf_hash),
  );
export const genesis = (environment, organization) =>
  sha256(Buffer.concat(['audit/v1', environment, organization].map(prefixed)));

const publicKeyOf = (x) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

/** @returns the damage of a single checkpoint. */
export const checkpointDamage = (one, trusted) => {
  const keyId = sha256(Buffer.from(one.public_key, 'base64url')).toString('hex').slice(0, 16);
  if (keyId !== one.key_id || (trusted.length > 0 && !trusted.includes(one.public_key)))
    return 'checkpoint_key';
  const { environment, number, kind, signed_at, root, previous_hash, key_id } = one;
  const text = [FORMAT, environment, number, kind, signed_at, root, previous_hash, key_id, ''].join('\n');
  const signature = Buffer.from(one.signature, 'base64url');
  if (!verify(null, Buffer.from(text), publicKeyOf(one.public_key), signature)) return 'checkpoint_signature';
  const leaf = sha256(
    Buffer.of(0),
    hex(one.organization_id.replaceAll('-', '')),
    int64(one.sequence),
    hex(one.hash),
  );
  const climb = (below, { side, hash }) =>
    side === 'left' ? sha256(Buffer.of(1), hex(hash), below) : sha256(Buffer.of(1), below, hex(hash));
  return one.proof.reduce(climb, leaf).toString('hex') === root ? undefined : 'checkpoint_proof';
};

/**
 * @param options.from the sequence of the first entry; without it, the entries may begin anywhere.
 * @returns the printed report, whose `valid` is the overall result.
 */
export const verifyAudit = (records, { trusted = [], organization, environment, from } = {}) => {
  const entries = new Map();
  const checkpoints = new Map();
  const report = { valid: true, damage: null, first_invalid_sequence: null, checkpoint: null };
  const fail = (damage, sequence, checkpoint = null) => {
    if (!report.valid) return;
    Object.assign(report, { valid: false, damage, first_invalid_sequence: sequence, checkpoint });
  };
  for (const record of records) {
    const [known, id] = 'proof' in record ? [checkpoints, record.number] : [entries, record.sequence];
    const before = known.get(id);
    if (before && (before.hash !== record.hash || before.root !== record.root))
      fail('copies_disagree', record.sequence);
    known.set(id, record);
  }
  const inOrder = (known) => [...known.entries()].sort(([a], [b]) => a - b).map(([, record]) => record);
  const chain = inOrder(entries);
  const signed = inOrder(checkpoints);
  const say = [...signed, ...chain].find((record) => record.organization_id && record.environment);
  const whose = organization ?? say?.organization_id;
  const where = environment ?? say?.environment;
  if (chain.some((entry) => entry.leaf_version > NEWEST_LEAF))
    throw new Error('There are entries of a newer form: get the newest verify-audit.mjs.');
  if (chain.length > 0 && !(whose && where))
    throw new Error('Whose chain is it? Give checkpoints as well, or --organization and --environment.');

  let previous = chain[0]?.sequence === 1 ? genesis(where, whose).toString('hex') : chain[0]?.previous_hash;
  let sequence = chain[0]?.sequence;
  if (from !== undefined && !(sequence <= from)) fail('sequence', from);
  for (const entry of chain) {
    const leaf = entryLeaf(where, { ...entry, organization_id: whose }).toString('hex');
    if (entry.sequence !== sequence) fail('sequence', sequence);
    else if (entry.previous_hash !== previous) fail('link', sequence);
    else if (leaf !== entry.leaf_hash) fail('leaf', sequence);
    else if (entryHash(entry).toString('hex') !== entry.hash) fail('hash', sequence);
    if (!report.valid) break;
    previous = entry.hash;
    sequence += 1;
  }
  let covered = null;
  const last = chain.at(-1)?.sequence ?? 0;
  for (const one of signed) {
    const foreign = one.organization_id !== whose || one.environment !== where;
    const damage = foreign ? 'checkpoint_foreign' : checkpointDamage(one, trusted);
    if (damage) fail(damage, one.sequence, one.number);
    else if (chain.length === 0 || one.sequence < chain[0].sequence) continue;
    else if (one.sequence > last) fail('truncated', last + 1, one.number);
    else if (entries.get(one.sequence)?.hash !== one.hash) fail('rewritten', one.sequence, one.number);
    else covered = Math.max(covered ?? 0, one.sequence);
  }
  const keys = [...new Set(signed.map((one) => one.public_key))];
  return {
    ...report,
    organization_id: whose ?? null,
    entries: chain.length,
    first_sequence: chain[0]?.sequence ?? null,
    last_sequence: chain.at(-1)?.sequence ?? null,
    last_hash: chain.at(-1)?.hash ?? null,
    checkpoints: signed.length,
    /** A signed checkpoint confirms the entries up to this one. */
    covered_sequence: covered,
    public_keys: keys,
    keys_pinned: trusted.length > 0,
  };
};

/** Accepts a page of the interface, a list, one record, or one of these on each line. */
export const readRecords = (text) => {
  const open = (value) => (Array.isArray(value) ? value : Array.isArray(value.data) ? value.data : [value]);
  try {
    return open(JSON.parse(text));
  } catch {
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : open(JSON.parse(line))));
  }
};

const get = async (url, token) => {
  for (;;) {
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch((error) => {
      const reason = error.cause?.code ?? error.cause?.message ?? error.message;
      throw new Error(`${url.split('?')[0]} does not answer: ${reason}`);
    });
    if (response.ok) return response.json();
    if (response.status !== 429) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
    const seconds = Number(response.headers.get('Retry-After') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
};

/** Checkpoints are read first: one that is signed in between would be ahead of the entries. */
async function* fetchRecords(api, token, from) {
  for (const list of ['checkpoints', 'entries']) {
    const after = from ? `&sequence_from=${from}` : '';
    let cursor = '';
    do {
      const page = await get(`${api}/v1/partner/audit/${list}?limit=100${after}${cursor}`, token);
      yield* page.data;
      const next = page.meta.pagination.next_cursor;
      cursor = next ? `&cursor=${encodeURIComponent(next)}` : '';
    } while (cursor);
  }
}

const main = async () => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(2));
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'public-key': { type: 'string', multiple: true },
      ...{ organization: text, environment: text, api: text, from: text, save: text },
    },
  });
  const records = positionals.flatMap((file) => readRecords(readFileSync(file, 'utf8')));
  if (values.api) {
    if (!process.env.AUDIT_TOKEN) throw new Error('AUDIT_TOKEN is not set');
    for await (const record of fetchRecords(
      values.api.replace(/\/+$/, ''),
      process.env.AUDIT_TOKEN,
      values.from,
    )) {
      records.push(record);
      if (values.save) appendFileSync(values.save, `${JSON.stringify(record)}\n`);
    }
  }
  if (records.length === 0) throw new Error('There is nothing to check: give files, or --api');
  const { organization, environment } = values;
  const from = values.api ? Number(values.from ?? 1) : undefined;
  const report = verifyAudit(records, {
    trusted: values['public-key'] ?? [],
    organization,
    environment,
    from,
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = report.valid ? 0 : 1;
};

const FILE = fileURLToPath(import.meta.url);
/** Whether this file was started, not imported. Either path may lead through a symbolic link. */
const isStarted = () => {
  try {
    return realpathSync(process.argv[1]) === realpathSync(FILE);
  } catch {
    // No file was started: `node --eval`.
    return false;
  }
};

/** The comment at the head of this file, which says all options. */
const usage = () => {
  const [, ...lines] = readFileSync(FILE, 'utf8').split('\n');
  const head = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  return `${head.map((line) => line.replace(/^\/\/ ?/, '')).join('\n')}\n`;
};
const isHelpWanted = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

if (isStarted() && isHelpWanted()) process.stdout.write(usage());
else if (isStarted())
  await main().catch((error) => {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  });
