import { createAppointment } from '../appointments/appointments.endpoints.ts';
import { createClinic, updateClinic } from '../clinics/clinics.endpoints.ts';
import type { Endpoint } from '../declarations/endpoint.ts';
import { createPatient, updatePatient } from '../patients/patients.endpoints.ts';
import { createPractitioner, updatePractitioner } from '../practitioners/practitioners.endpoints.ts';
import type { ImportKind } from './import-words.ts';

/** The operations whose checks and changes an import performs. */
interface ImportedBy {
  readonly create: Endpoint;
  /** For kinds with an `external_id`, by which a record is found again. */
  readonly update?: Endpoint;
}

export const importedBy: Readonly<Record<ImportKind, ImportedBy>> = {
  clinics: { create: createClinic, update: updateClinic },
  practitioners: { create: createPractitioner, update: updatePractitioner },
  patients: { create: createPatient, update: updatePatient },
  appointments: { create: createAppointment },
};

/** The scopes that a token needs to import such records, and to read of such imports: those of the creation. */
export const scopesOfImport = (kind: ImportKind): readonly string[] => importedBy[kind].create.access.scopes;
