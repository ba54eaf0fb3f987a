import { type Caller, type Data, inLanes } from './clinic-api.ts';
import { NOTE_PARTS, transcriptOf } from './made-up.ts';
import type { Person, SeededClinician } from './people.ts';
import type { Seeding } from './seed-organization.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SESSION = 50 * 60_000;
const LANES = 6;
/** Hours (UTC) at which sessions begin. A clinician has one client in each. */
const HOURS = [7, 8, 11, 12, 14, 15] as const;
const WORKDAYS = 5;

interface Session {
  readonly clinician: SeededClinician;
  readonly client: Person;
  readonly name: string;
  readonly start: number;
  readonly session_type: 'virtual' | 'in_person';
}
export interface HeldSession extends Session {
  readonly id: string;
}

/** The Monday of the week of a day, which is a number of milliseconds. */
const mondayOf = (day: number): number => day - ((new Date(day).getUTCDay() + 6) % 7) * DAY;

/** Each client comes once a week, always at the same time; half of the weeks are over. */
const plan = ({ random, today, weeks }: Seeding, clinicians: readonly SeededClinician[]): Session[] => {
  const first = mondayOf(today) - Math.floor(weeks / 2) * 7 * DAY;
  return clinicians.flatMap((clinician) =>
    clinician.clients.flatMap((client, place) => {
      const weekday = place % WORKDAYS;
      // Clients of one weekday have different hours; the first of each day do not all come early.
      const hour = HOURS[(Math.floor(place / WORKDAYS) + 2 * weekday) % HOURS.length] as number;
      const session_type = random.below(2) === 0 ? ('virtual' as const) : ('in_person' as const);
      return Array.from({ length: weeks }, (_, week) => ({
        clinician,
        client,
        name: `session-${client.id}-${week}`,
        start: first + (week * 7 + weekday) * DAY + hour * HOUR,
        session_type,
      }));
    }),
  );
};

/** Of past sessions most took place. */
const outcomeOf = (index: number): 'completed' | 'no_show' | 'cancelled' => {
  if (index % 11 === 4) return 'no_show';
  return index % 11 === 8 ? 'cancelled' : 'completed';
};

const book = async (
  seeding: Seeding,
  session: Session,
  outcome: string,
): Promise<HeldSession | undefined> => {
  const { api, keyOf, now } = seeding;
  const { clinician, client, name, start, session_type } = session;
  const booked = await api.organization.post('/v1/partner/appointments', keyOf(name), {
    partner_clinic_id: clinician.clinic_id,
    partner_practitioner_id: clinician.id,
    partner_patient_id: client.id,
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + SESSION).toISOString(),
    session_type,
    timezone: clinician.timezone,
  });
  if (start + SESSION > now) return undefined;
  const place = `/v1/partner/appointments/${booked.id}`;
  await api.organization.patch(place, keyOf(`${name}-outcome`), { status: outcome });
  return outcome === 'completed' ? { ...session, id: booked.id } : undefined;
};

/** @returns the sessions that took place, oldest first. */
export const seedSessions = async (
  seeding: Seeding,
  clinicians: readonly SeededClinician[],
): Promise<HeldSession[]> => {
  const sessions = plan(seeding, clinicians);
  seeding.report(`${sessions.length} sessions of ${seeding.weeks} weeks …`);
  const held = await inLanes(sessions, LANES, (session, index) => book(seeding, session, outcomeOf(index)));
  return held.filter((one) => one !== undefined).sort((one, other) => one.start - other.start);
};

const NOTE_STATES = ['signed', 'signed', 'unlocked', 'draft'] as const;

const textOf = ({ random }: Seeding, { client }: HeldSession): string => {
  const { play, mood, meaning, plan: next } = NOTE_PARTS;
  return [
    `${client.first_name} ${random.pick(play)}`,
    random.pick(mood),
    random.pick(meaning),
    random.pick(next),
  ].join('\n\n');
};

/** Every second session has a note: signed, unlocked again with a reason, or still a draft. */
export const seedNotes = async (seeding: Seeding, sessions: readonly HeldSession[]): Promise<void> => {
  const { api, keyOf } = seeding;
  const noted = sessions.filter((_, index) => index % 2 === 0);
  const texts = noted.map((session) => textOf(seeding, session));
  seeding.report(`${noted.length} notes …`);
  const writers = new Map<SeededClinician, Promise<Caller>>();
  const writerOf = (clinician: SeededClinician): Promise<Caller> => {
    const mint = { capabilities: ['note:read', 'note:write'] };
    const writer = writers.get(clinician) ?? api.as(clinician.id).framed(mint);
    writers.set(clinician, writer);
    return writer;
  };
  await inLanes(noted, LANES, async ({ clinician, client, id, name }, index) => {
    const writer = await writerOf(clinician);
    const state = NOTE_STATES[index % NOTE_STATES.length];
    const note: Data = await writer.post('/api/embed/notes', keyOf(`note-${name}`), {
      partner_appointment_id: id,
      body: texts[index],
    });
    const place = `/api/embed/notes/${note.id}`;
    if (index % 4 === 1)
      await writer.put(`${place}/transcript`, keyOf(`note-${name}-transcript`), {
        webvtt: transcriptOf(clinician.first_name, client.first_name),
      });
    if (state === 'draft') return;
    await writer.patch(place, keyOf(`note-${name}-signed`), { status: 'signed' });
    if (state === 'unlocked')
      await writer.patch(place, keyOf(`note-${name}-unlocked`), {
        status: 'draft',
        reason: 'The name of the school was wrong.',
      });
  });
};
