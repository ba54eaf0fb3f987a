import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import { ERASURE_KINDS, type ErasureKind } from '../../../domain/erasures/erasure-kinds.ts';
import { plantRecords } from '../../support/erasures.ts';
import type { WireRecord, World } from '../../support/world.ts';
import { book, openPractice, type Practice } from '../convergence/bookings.ts';
import { print } from '../run-long.ts';
import { unlimitedWorld } from '../start-service.ts';
import { type Gates, MOMENTS, plantGates } from './gates.ts';
import type { Stage } from './stage.ts';

/**
 * Of each of the thirteen steps: the worker is killed when the step has counted, and again when it has erased but not
 * written it down. Several erasures wait at theirs at a time, so that one kill meets them all.
 */

/** An erasure in an organization of its own, so that the stored answers are as many as anywhere. */
interface Subject {
  readonly world: World;
  readonly practice: Practice;
  readonly appointmentId: string;
}

const PATIENCE_MS = 240_000;

const eventually = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + PATIENCE_MS; !(await holds()); await pause(200))
    if (Date.now() > deadline) throw new Error(`It never came: ${what}`);
};

/** A patient with records of every kind; of the last session there are a calendar entry and a video room. */
const openSubject = async (stage: Stage): Promise<Subject> => {
  const { service, testBed, owner, objects } = stage;
  const world = await unlimitedWorld(service);
  await world.partner.patch('/v1/partner/session-config', { video_provider: 'Daily' });
  const practice = await openPractice(service, testBed, world);
  const { id } = await book(world, practice, 0);
  await eventually('a calendar entry and a room', async () => {
    const { rows } = await owner.query(
      `select from calendar_entries e join video_rooms using (appointment_id)
       where appointment_id = $1 and not exists (
         select from appointment_notices n where n.appointment_id = e.appointment_id and n.state = 'due')`,
      [id],
    );
    return rows.length > 0;
  });
  // Over, so that deleting the patient cancels nothing.
  await owner.query(
    `update appointments set status = 'completed', start_at = now() - interval '2 hours',
       end_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  await plantRecords({ owner: { pool: owner }, objects }, world, practice, 'Zephyrine');
  return { world, practice, appointmentId: id };
};

const begin = async ({ world, practice }: Subject): Promise<string> => {
  const { status, body, text } = await world.partner.post('/v1/partner/erasures', {
    partner_patient_id: practice.patient.id,
    reason: 'patient_request',
    hold_seconds: 0,
  });
  if (status !== 201) throw new Error(text);
  return body.data.id;
};

interface Outcome {
  readonly status: string;
  /** Found, erased and remaining of each kind. */
  readonly steps: Readonly<Record<string, string>>;
  /** Of the calendar. */
  readonly entriesLeft: number;
}

const outcomeOf = async (stage: Stage, subject: Subject, erasureId: string): Promise<Outcome> => {
  const path = `/v1/partner/erasures/${erasureId}`;
  let erasure: WireRecord;
  await eventually(`${erasureId} is completed`, async () => {
    erasure = (await subject.world.partner.get(path)).body.data;
    return erasure.status === 'completed';
  });
  const { user, calendar } = subject.practice;
  const events = await stage.testBed.radicale.events(user, calendar);
  return {
    status: erasure.status,
    steps: Object.fromEntries(
      erasure.steps.map(({ kind, found, erased, remaining }: WireRecord) => [
        kind,
        `${found} found, ${erased} erased, ${remaining} left`,
      ]),
    ),
    entriesLeft: events.filter((event) => event.includes(subject.appointmentId)).length,
  };
};

/** Once all of them have counted the stored answers, those are removed as soon as their time is over. */
const completed = async (
  stage: Stage,
  begun: readonly { readonly subject: Subject; readonly erasureId: string }[],
): Promise<Outcome[]> => {
  const over = new AbortController();
  const ids = begun.map(({ erasureId }) => erasureId);
  const purging = (async () => {
    for (; !over.signal.aborted; await pause(1_000)) {
      const { rows } = await stage.owner.query(
        `select from erasure_steps where kind = 'stored_answers' and erasure_id = any($1)`,
        [ids],
      );
      if (rows.length === ids.length) await stage.purgeAnswers();
    }
  })();
  purging.catch(() => undefined);
  try {
    return await Promise.all(begun.map(({ subject, erasureId }) => outcomeOf(stage, subject, erasureId)));
  } finally {
    over.abort();
    await purging;
  }
};

const undisturbed = async (stage: Stage): Promise<Outcome> => {
  const subject = await openSubject(stage);
  const [outcome] = await completed(stage, [{ subject, erasureId: await begin(subject) }]);
  return outcome as Outcome;
};

/** Whether the erasure of the organization has come to what follows on the step. */
const isPast = async ({ owner }: Stage, organizationId: string, kind: ErasureKind): Promise<boolean> => {
  const next = ERASURE_KINDS[ERASURE_KINDS.indexOf(kind) + 1];
  const { rows } = await owner.query(
    `select from erasures e left join erasure_steps s on s.erasure_id = e.id and s.kind = $2
     where e.organization_id = $1 and (s.kind is not null or e.status = 'completed')`,
    [organizationId, next],
  );
  return rows.length > 0;
};

interface Disturbed {
  readonly kind: ErasureKind;
  readonly outcome: Outcome;
  /** From the start of the next worker until the next step. */
  readonly seconds: number;
}

const disturb = async (
  stage: Stage,
  gates: Gates,
  kinds: readonly ErasureKind[],
): Promise<readonly Disturbed[]> => {
  const { testBed } = stage;
  const subjects = await pMap(kinds, () => openSubject(stage), { concurrency: 2 });
  const steps = kinds.map((kind, at) => ({
    kind,
    organizationId: (subjects[at] as Subject).world.organizationId,
  }));
  for (const moment of MOMENTS) for (const step of steps) await gates.close(step, moment);
  const begun = await Promise.all(
    subjects.map(async (subject) => ({ subject, erasureId: await begin(subject) })),
  );
  let restarted = 0;
  for (const moment of MOMENTS) {
    if (moment === 'erased' && kinds.includes('stored_answers')) await stage.purgeAnswers();
    await gates.allWait(steps, moment);
    await testBed.killWorker();
    for (const step of steps) await gates.open(step, moment);
    await testBed.startWorker();
    restarted = performance.now();
  }
  const took = new Map<ErasureKind, number>();
  const watching = Promise.all(
    steps.map(async ({ kind, organizationId }) => {
      await eventually(`the step after ${kind}`, () => isPast(stage, organizationId, kind));
      took.set(kind, (performance.now() - restarted) / 1_000);
    }),
  );
  const outcomes = await completed(stage, begun);
  await watching;
  return kinds.map((kind, at) => ({
    kind,
    outcome: outcomes[at] as Outcome,
    seconds: took.get(kind) as number,
  }));
};

/** The worker's queue for files has four places, so no more of its steps may wait at a time. */
const AT_ONCE = 4;

export const killWithinEachStep = async (stage: Stage): Promise<string[]> => {
  const session = await stage.owner.connect();
  const gates = await plantGates(session);
  const expected = await undisturbed(stage);
  print('| Killed twice within | Ends as | Found, erased, left of it | Like undisturbed | Next step after |');
  print('|---|---|---|---|---|');
  const complaints: string[] = [];
  if (expected.entriesLeft > 0) complaints.push('A calendar entry is left');
  for (let at = 0; at < ERASURE_KINDS.length; at += AT_ONCE)
    for (const { kind, outcome, seconds } of await disturb(
      stage,
      gates,
      ERASURE_KINDS.slice(at, at + AT_ONCE),
    )) {
      const same = JSON.stringify(outcome) === JSON.stringify(expected);
      print(
        `| ${kind} | ${outcome.status} | ${outcome.steps[kind]} | ${same ? 'yes' : 'no'} | ${seconds.toFixed(0)} s |`,
      );
      if (!same)
        complaints.push(`${kind}: ${JSON.stringify(outcome)} where undisturbed ${JSON.stringify(expected)}`);
    }
  session.release();
  return complaints;
};
