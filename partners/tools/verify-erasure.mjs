#!/usr/bin/env node
// Checks the certificate of an erasure, or of the end of an organization, without trusting the service that gives it.
// Node 20, no packages.
//
//   node verify-erasure.mjs --public-key KEY FILE      a certificate, the answer of GET /v1/partner/erasures/{id}, or
//                                                      what an operator's `closings show ID --json` printed
//
//   --public-key KEY   the key of the audit (base64url; may be given several times). Get it by another way than the
//                      interface.
//   --patient ID, --organization ID   whom it must be about, where you know
//
// Checked: the signature over every member, the key, that nothing remained of any kind, that everything that was
// found was erased, that all kinds were gone through, and the order of the moments.
// Prints one JSON document. Exit status: 0 genuine, 1 not genuine (the fault is named), 2 could not check.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const OF_PATIENT = 'clinic-service/erasure-certificate/v1';
const OF_ORGANIZATION = 'clinic-service/closing-certificate/v1';
const KINDS = [
  'contact_data',
  'appointment_notes',
  'clinical_notes',
  'transcripts',
  'form_answers',
  'storybooks',
  'game_scenes',
  'shares',
  'calendar_entries',
  'video_rooms',
  'archives',
  'stored_answers',
  'objects',
];
/** Without these an organization is not gone; its other kinds are the service's tables, which become more. */
const KINDS_OF_ORGANIZATION = [
  'calendar_entries',
  'video_rooms',
  'objects',
  'patients',
  'notes',
  'practitioners',
];

/** JSON with the members of every object in the order of their names, and no spaces: the text that was signed. */
export const canonicalJson = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`);
  return `{${members.join()}}`;
};

const publicKeyOf = (x) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

const signatureFault = (certificate, trusted) => {
  const { signature, ...signed } = certificate;
  const keyId = createHash('sha256')
    .update(Buffer.from(String(signed.public_key), 'base64url'))
    .digest('hex')
    .slice(0, 16);
  if (!trusted.includes(signed.public_key) || signed.key_id !== keyId) return 'key';
  const bytes = Buffer.from(String(signature), 'base64url');
  // The last letter of base64url has bits that decoding passes over.
  if (bytes.toString('base64url') !== signature) return 'signature';
  const text = Buffer.from(canonicalJson(signed));
  return verify(null, text, publicKeyOf(signed.public_key), bytes) ? undefined : 'signature';
};

const isComplete = (document, kinds) =>
  document === OF_PATIENT
    ? kinds.toSorted().join() === KINDS.toSorted().join()
    : KINDS_OF_ORGANIZATION.every((kind) => kinds.includes(kind));

const momentsOf = ({
  document,
  requested_at,
  begins_at,
  closes_at,
  erased_at,
  clinical_erased_at,
  completed_at,
}) =>
  document === OF_PATIENT
    ? [requested_at, begins_at, erased_at, clinical_erased_at, completed_at]
    : [requested_at, closes_at, erased_at, completed_at];

const contentFault = (certificate, { patient, organization }) => {
  const { document, steps } = certificate;
  if (patient && certificate.partner_patient_id !== patient) return 'patient';
  if (organization && certificate.organization_id !== organization) return 'organization';
  const kinds = steps.map(({ kind }) => kind);
  if (!isComplete(document, kinds)) return 'kinds';
  if (steps.some(({ found, erased, remaining }) => remaining !== 0 || found !== erased)) return 'remaining';
  const moments = momentsOf(certificate).map(Date.parse);
  if (moments.some((moment, at) => Number.isNaN(moment) || moment < moments[at - 1])) return 'moments';
  return undefined;
};

/** @returns what is printed: `valid`, and the fault where it is not. */
export const verifyErasure = (certificate, { trusted, patient, organization } = {}) => {
  const { document, completed_at = null } = certificate ?? {};
  const { erasure_id = certificate?.closing_id ?? null, partner_patient_id = null } = certificate ?? {};
  const fault =
    document === OF_PATIENT || document === OF_ORGANIZATION
      ? (signatureFault(certificate, trusted ?? []) ?? contentFault(certificate, { patient, organization }))
      : 'document';
  return { valid: fault === undefined, fault: fault ?? null, erasure_id, partner_patient_id, completed_at };
};

/** The certificate within the file. Two members of one name are refused: a reader sees only one of both. */
export const readCertificate = (text) => {
  const read = JSON.parse(text);
  const certificate = read?.data?.certificate ?? read?.closing?.certificate ?? read?.certificate ?? read;
  const names = text.match(/"signature"\s*:/g) ?? [];
  if (names.length > 1) throw new Error('The file has several signatures.');
  return certificate;
};

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'public-key': { type: 'string', multiple: true },
      patient: { type: 'string' },
      organization: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file || !values['public-key'])
    throw new Error(
      'usage: node verify-erasure.mjs --public-key KEY [--patient ID] [--organization ID] FILE',
    );
  const { patient, organization } = values;
  const report = verifyErasure(readCertificate(readFileSync(file, 'utf8')), {
    trusted: values['public-key'],
    patient,
    organization,
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
else if (isStarted()) {
  try {
    main();
  } catch (error) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  }
}
