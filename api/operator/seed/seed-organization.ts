import { seedAnswers } from './answers.ts';
import { type ApiAccess, type ClinicApi, createClinicApi } from './clinic-api.ts';
import { beginLibrary, finishLibrary, seedScenes } from './library.ts';
import { type SeededClinician, seedPeople } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { seedNotes, seedSessions } from './sessions.ts';

/**
 * Fills an organization with made-up records, which are the same for the same seed. They are made by the interface and
 * the workers, as a partner's would be: nothing here knows the database.
 */

export interface SeedPlan {
  readonly access: ApiAccess;
  readonly organizationId: string;
  readonly seed: number;
  readonly patients: number;
  readonly weeks: number;
  /** Midnight (UTC) of the day around which the sessions lie. */
  readonly today: Date;
  /** Records that are there already and become part of it: the first of their kind. */
  readonly existing?: {
    readonly clinic_id: string;
    readonly practitioner_id: string;
    readonly patient_id: string;
  };
  /** Books, worksheets, rooms, scenes, community items and an export as well. */
  readonly library: boolean;
  readonly report: (line: string) => void;
}

export interface Seeding {
  readonly api: ClinicApi;
  readonly apiUrl: string;
  readonly seed: number;
  readonly random: Random;
  readonly patients: number;
  readonly weeks: number;
  /** Milliseconds. */
  readonly today: number;
  readonly now: number;
  readonly existing: SeedPlan['existing'];
  readonly signal: AbortSignal | undefined;
  readonly report: (line: string) => void;
  /** The same for the same record, so a seeding that was broken off can be repeated within a day. */
  keyOf(name: string): string;
}

/** @throws UnexpectedAnswer when the service refuses something. */
export const seedOrganization = async (plan: SeedPlan): Promise<void> => {
  const { access, organizationId, seed, patients, weeks, today, existing, library, report } = plan;
  const seeding: Seeding = {
    api: createClinicApi(access),
    apiUrl: access.apiUrl,
    seed,
    random: createRandom(seed),
    patients,
    weeks,
    today: today.getTime(),
    now: Date.now(),
    existing,
    signal: access.signal,
    report,
    keyOf: (name) => `seed-${organizationId}-${seed}-${name}`,
  };
  const clinicians = await seedPeople(seeding);
  if (!library) {
    await seedNotes(seeding, await seedSessions(seeding, clinicians));
    await seedAnswers(seeding, clinicians);
    return;
  }
  // The workers make books and worksheets while all else is written.
  const begun = await beginLibrary(seeding, clinicians);
  const first = clinicians.slice(0, 1);
  // Beside each other, so each has a random of its own: the records must not depend on who is quicker.
  const [forms] = await Promise.all([
    seedAnswers({ ...seeding, random: createRandom(seed + 1) }, first),
    seedSessions(seeding, clinicians).then((held) => seedNotes(seeding, held)),
    seedScenes(seeding, first[0] as SeededClinician),
  ]);
  await finishLibrary(seeding, clinicians, begun, forms);
};
