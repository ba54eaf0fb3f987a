import {
  Change,
  DateOnly,
  Email,
  ExternalId,
  Id,
  includeDeleted,
  nullable,
  PersonName,
  Phone,
  pageFields,
  recordFields,
  Shape,
  Type,
  UniqueList,
} from '../declarations/schemas.ts';

const external_id = nullable(
  ExternalId({ description: "The partner's own id; unique among the patients that are not deleted." }),
);
const person = {
  first_name: PersonName({ examples: ['Noa'] }),
  last_name: PersonName({ examples: ['Lind'] }),
};
const details = {
  email: nullable(
    Email({ description: 'Where e-mails to the patient go.', examples: ['family@home.example'] }),
  ),
  phone: nullable(Phone({ description: 'E.164.' })),
  date_of_birth: nullable(DateOnly()),
  external_id,
};
const roster_practitioner_ids = UniqueList(Id(), {
  minItems: 1,
  maxItems: 50,
  description: 'The practitioners who care for the patient; all of the same clinic.',
});

export const PatientView = Shape({
  id: Id(),
  ...person,
  ...details,
  partner_clinic_id: Id(),
  created_by_partner_practitioner_id: Id(),
  roster_practitioner_ids: UniqueList(Id()),
  ...recordFields,
});

export const PatientDraft = Shape({
  ...person,
  partner_clinic_id: Id(),
  created_by_partner_practitioner_id: Type.Optional(
    Id({
      description: "Required on an organization token; on a delegated token it is the token's practitioner.",
    }),
  ),
  email: Type.Optional(details.email),
  phone: Type.Optional(details.phone),
  date_of_birth: Type.Optional(details.date_of_birth),
  external_id: Type.Optional(external_id),
  roster_practitioner_ids: Type.Optional(roster_practitioner_ids),
});

export const PatientChange = Change({
  ...person,
  ...details,
  partner_clinic_id: Id(),
  roster_practitioner_ids,
});

export const PatientFilters = Shape({
  ...pageFields,
  ...includeDeleted,
  external_id: Type.Optional(ExternalId({ description: 'Exact and case-sensitive.' })),
  partner_clinic_id: Type.Optional(Id()),
  partner_practitioner_id: Type.Optional(Id({ description: 'On whose roster; organization tokens only.' })),
});
