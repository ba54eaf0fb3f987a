import {
  Change,
  ExternalId,
  Id,
  includeDeleted,
  Line,
  Moment,
  nullable,
  pageFields,
  recordFields,
  Shape,
  TimeZone,
  Type,
} from '../declarations/schemas.ts';

const name = Line(200, {
  description: 'Unique in the organization, whatever its letter case.',
  examples: ['Harbour Practice'],
});
const timezone = TimeZone({ description: 'IANA name.' });
const external_id = nullable(
  ExternalId({ description: "The partner's own id; unique among the clinics that are not deleted." }),
);

export const ClinicView = Shape({
  id: Id(),
  name,
  timezone,
  external_id,
  service_upgraded_at: nullable(Moment({ description: 'When the clinic upgraded to direct logins.' })),
  ...recordFields,
});

export const ClinicDraft = Shape({
  name,
  timezone: Type.Optional(TimeZone({ description: 'IANA name.', default: 'UTC' })),
  external_id: Type.Optional(external_id),
});

export const ClinicChange = Change({ name, timezone, external_id });

export const ClinicFilters = Shape({
  ...pageFields,
  ...includeDeleted,
  external_id: Type.Optional(ExternalId({ description: 'Exact and case-sensitive.' })),
});
