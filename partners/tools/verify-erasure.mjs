#!/usr/bin/env node
// Checks the certificate of an erasure, without trusting the service that gives it. Node 20, no packages.
//
//   node verify-erasure.mjs --public-key KEY FILE      a certificate, or the answer of GET /v1/partner/erasures/{id}
//
//   --public-key KEY   the key of the audit (base64url; may be given several times). Get it by another way than the
//                      interface.
//   --patient ID, --organization ID   whom it must be about, where you know
//
// Checked: the signature over every member, the key, that nothing remained of any kind, that everything that was
// found was erased, that all thirteen kinds were gone through, and the order of the moments.
// Prints one JSON document. Exit status: 0 genuine, 1 not genuine (the fault is named), 2 could not check.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';

const DOCUMENT = 'clinic-service/erasure-certificate/v1';
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

const contentFault = (certificate, { patient, organization }) => {
  const { steps, requested_at, begins_at, erased_at, clinical_erased_at, completed_at } = certificate;
  if (patient && certificate.partner_patient_id !== patient) return 'patient';
  if (organization && certificate.organization_id !== organization) return 'organization';
  const kinds = steps.map(({ kind }) => kind).sort();
  if (kinds.join() !== [...KINDS].sort().join()) return 'kinds';
  if (steps.some(({ found, erased, remaining }) => remaining !== 0 || found !== erased)) return 'remaining';
  const moments = [requested_at, begins_at, erased_at, clinical_erased_at, completed_at].map(Date.parse);
  if (moments.some((moment, at) => Number.isNaN(moment) || moment < moments[at - 1])) return 'moments';
  return undefined;
};

/** @returns what is printed: `valid`, and the fault where it is not. */
export const verifyErasure = (certificate, { trusted, patient, organization } = {}) => {
  const { document, erasure_id = null, partner_patient_id = null, completed_at = null } = certificate ?? {};
  const fault =
    document === DOCUMENT
      ? (signatureFault(certificate, trusted ?? []) ?? contentFault(certificate, { patient, organization }))
      : 'document';
  return { valid: fault === undefined, fault: fault ?? null, erasure_id, partner_patient_id, completed_at };
};

/** The certificate within the file. Two members of one name are refused: a reader sees only one of both. */
export const readCertificate = (text) => {
  const read = JSON.parse(text);
  const certificate = read?.data?.certificate ?? read?.certificate ?? read;
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

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(new URL(import.meta.url).pathname)) {
  try {
    main();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
