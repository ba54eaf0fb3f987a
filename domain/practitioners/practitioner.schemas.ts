import {
  Change,
  Country,
  Email,
  ExternalId,
  Id,
  includeDeleted,
  Moment,
  nullable,
  OneOf,
  PersonName,
  pageFields,
  recordFields,
  Shape,
  Type,
} from '../declarations/schemas.ts';

const role = OneOf(['member', 'admin', 'owner'], {
  description: 'Informational; a clinic has at most one owner.',
});
const status = OneOf(['active', 'disabled']);
const country = nullable(Country());
const external_id = nullable(
  ExternalId({ description: "The partner's own id; unique among the practitioners that are not deleted." }),
);
const person = {
  first_name: PersonName({ examples: ['Ada'] }),
  last_name: PersonName({ examples: ['Winter'] }),
  email: Email({
    description: 'Unique in the organization, whatever its letter case.',
    examples: ['ada@practice.example'],
  }),
  partner_clinic_id: Id(),
};

export const PractitionerView = Shape({
  id: Id(),
  ...person,
  role,
  country,
  status,
  external_id,
  service_account_linked_at: nullable(Moment({ description: 'When the direct login got its password.' })),
  service_login_status: OneOf(['none', 'invited', 'active', 'suspended'], {
    description: 'Where the direct login stands.',
  }),
  ...recordFields,
});

export const PractitionerDraft = Shape({
  ...person,
  role: Type.Optional(OneOf(['member', 'admin', 'owner'], { default: 'member' })),
  country: Type.Optional(country),
  external_id: Type.Optional(external_id),
});

export const PractitionerChange = Change({ ...person, role, country, status, external_id });

export const PractitionerFilters = Shape({
  ...pageFields,
  ...includeDeleted,
  external_id: Type.Optional(ExternalId({ description: 'Exact and case-sensitive.' })),
  partner_clinic_id: Type.Optional(Id()),
  status: Type.Optional(status),
});
