import {
  Id,
  lastingFields,
  Moment,
  nullable,
  OneOf,
  pageFields,
  Shape,
  Type,
} from '../declarations/schemas.ts';
import { ERASURE_KINDS } from './erasure-kinds.ts';

const reason = OneOf(['patient_request', 'retention_over', 'entered_in_error'], {
  description: 'Why the patient is erased.',
});
export const ERASURE_STATUSES = [
  'scheduled',
  'held',
  'erasing',
  'retained',
  'completed',
  'cancelled',
] as const;
const status = OneOf(ERASURE_STATUSES, {
  description:
    '`held`: by a legal hold. `retained`: all is erased but the clinical part. `completed`: counted anew, nothing is left, and the certificate is there.',
});
const count = (description: string) => Type.Integer({ minimum: 0, description });

const ErasureStep = Shape({
  kind: OneOf(ERASURE_KINDS),
  found: count('Records, entries or objects that there were.'),
  erased: count('Of these, how many are gone.'),
  remaining: count('What was counted after it; a certificate needs 0.'),
  checked_at: Moment(),
});

const OutsideCopies = Shape({
  mails_sent: count('E-mails to the patient.'),
  archives_downloaded: count('Exports with the patient that were downloaded.'),
  community_copies: count("Copies of the patient's books that earlier versions did not follow."),
});

const ErasureCertificate = Shape(
  {
    document: Type.String({ examples: ['clinic-service/erasure-certificate/v1'] }),
    environment: Type.String(),
    erasure_id: Id(),
    organization_id: Id(),
    partner_patient_id: Id(),
    reason,
    requested_at: Moment(),
    begins_at: Moment(),
    erased_at: Moment(),
    clinical_erased_at: Moment(),
    completed_at: Moment(),
    steps: Type.Array(ErasureStep),
    outside_copies: OutsideCopies,
    ledger_line: Type.Integer({ minimum: 1, description: "Its line in the operator's ledger of erasures." }),
    key_id: Type.String({ examples: ['3f1c2b525f0b4f6e'] }),
    public_key: Type.String({ description: 'Ed25519, in base64url.' }),
    signature: Type.String({
      description: 'Over the JSON of all other members, sorted by name and without spaces; in base64url.',
    }),
  },
  {
    description: 'Signed by the key of the audit; `partners/tools/verify-erasure.mjs` checks it.',
  },
);

export const ErasureView = Shape({
  id: Id(),
  partner_patient_id: Id(),
  reason,
  status,
  requested_at: Moment(),
  begins_at: Moment({ description: 'Until then it can be cancelled.' }),
  keep_clinical_until: nullable(Moment()),
  erased_at: nullable(Moment({ description: 'All but the clinical part that is kept.' })),
  clinical_erased_at: nullable(Moment()),
  completed_at: nullable(Moment()),
  steps: Type.Array(ErasureStep, { description: 'One for each kind that was begun.' }),
  outside_copies: OutsideCopies,
  certificate: nullable(ErasureCertificate),
  ...lastingFields,
});

const LONGEST_HOLD_SECONDS = 2_592_000;

export const ErasureDraft = Shape({
  partner_patient_id: Id({ description: 'Of the organization, deleted or not.' }),
  reason,
  hold_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LONGEST_HOLD_SECONDS,
      description: "Time to change one's mind; 86,400 by default.",
    }),
  ),
  keep_clinical_until: Type.Optional(
    nullable(
      Moment({
        description:
          'What is clinical is closed at once and erased then; in the future, at most 30 years ahead. `null`: nothing is kept.',
      }),
    ),
  ),
});

export const ErasureFilters = Shape({
  ...pageFields,
  partner_patient_id: Type.Optional(Id()),
  status: Type.Optional(status),
});
