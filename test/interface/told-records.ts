import pMap from 'p-map';
import { type Client, insisting } from '../support/client.ts';
import { differingFields } from '../support/differing-fields.ts';
import type { WireRecord } from '../support/world.ts';
import type { Scene } from './samples.ts';

/** What a scene's records read like, and what the change feed tells of them: the two must agree (1.7 row 3). */

/** Where records are read, by the noun of their events. */
const LISTS: Readonly<Record<string, string>> = {
  clinic: '/v1/partner/clinics?include_deleted=true&',
  practitioner: '/v1/partner/practitioners?include_deleted=true&',
  patient: '/v1/partner/patients?include_deleted=true&',
  appointment: '/v1/partner/appointments?include_deleted=true&',
  appointment_series: '/v1/partner/appointment-series?',
  form: '/api/embed/forms?',
  storybook: '/v1/partner/storybooks?',
  worksheet: '/v1/partner/worksheets?',
  note: '/v1/partner/notes?include=body&',
  export: '/api/embed/exports?',
  playroom: '/v1/partner/playrooms?',
  toolkit: '/v1/partner/toolkits?',
  community_item: '/v1/partner/clinic-community/items?partner_clinic_id={clinic}&',
  import: '/v1/partner/imports?',
  game_save: '/v1/partner/game-saves?',
  webhook_endpoint: '/v1/partner/webhook-endpoints?',
};
/** Parts of a record that its list leaves out, by their own address below the record. */
const PARTS: Readonly<Record<string, string>> = {
  note: '?include=transcript',
  storybook: '/pages',
};
/** Not what the record says: when it was changed, how far work has come, links that are made anew for each answer. */
const BESIDE = /^(updated_at|pages_done|items_done|items_total|.*(?<!_video|artwork)_url)$/;
const everything = (record: WireRecord): string =>
  JSON.stringify(Object.entries(record).filter(([name]) => !BESIDE.test(name)));
/** Of some records the vocabulary of events has a part only (1.4). */
const READ: Readonly<Record<string, (record: WireRecord) => string>> = {
  community_item: () => 'shared',
  game_save: () => 'saved',
  // That its steps have begun is no event.
  import: ({ status }) => String(status === 'running' ? 'queued' : status),
  webhook_endpoint: ({ status }) => String(status === 'disabled'),
};

/** What each record reads like, by its noun and id. */
export type Snapshot = ReadonlyMap<string, string>;

const partsOf = async (caller: Client, noun: string, id: string): Promise<string> => {
  const part = PARTS[noun];
  if (!part) return '';
  const { body } = await caller.get(`/v1/partner/${noun}s/${id}${part}`);
  const shown = [body.data].flat();
  return JSON.stringify(shown.map(({ id: of, text, transcript }) => [of, text, transcript]));
};

const submissionsOf = async (caller: Client, formId: string): Promise<[string, string][]> => {
  const { body } = await insisting(caller).get(`/v1/partner/forms/${formId}/submissions?limit=100`);
  return body.data.map(({ submission_id, status }: WireRecord) => [`submission ${submission_id}`, status]);
};

export const snapshotOf = async ({ caller, practice, world }: Scene): Promise<Snapshot> => {
  const lists = await pMap(
    Object.entries(LISTS),
    async ([noun, list]) => {
      const found: [string, string][] = [];
      const path = list.replace('{clinic}', practice.clinic.id);
      for (let cursor = ''; ; ) {
        const { body, text } = await insisting(caller).get(
          `${path}limit=100${cursor && `&cursor=${cursor}`}`,
        );
        if (!body.data) throw new Error(`${path} answered ${text}`);
        for (const record of body.data) {
          const parts = await partsOf(caller, noun, record.id);
          found.push([`${noun} ${record.id}`, (READ[noun] ?? everything)(record) + (parts && `\n${parts}`)]);
        }
        if (!body.meta.pagination.has_more) return found;
        cursor = encodeURIComponent(body.meta.pagination.next_cursor);
      }
    },
    { concurrency: 4 },
  );
  const records = lists.flat();
  const forms = records.filter(([key]) => key.startsWith('form ')).map(([key]) => key.slice(5));
  const submissions = await pMap(forms, (id) => submissionsOf(caller, id), { concurrency: 4 });
  const { body } = await insisting(world.partner).get('/v1/partner/session-config');
  return new Map([
    ...records,
    ...submissions.flat(),
    [`session_configuration ${world.organizationId}`, everything(body.data)] as const,
  ]);
};

export const differing = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    // Submissions go with their form, and endpoints that were not disabled come and go without an event.
    .filter((key) => !key.startsWith('submission') || after.has(key))
    .filter((key) => !key.startsWith('webhook_endpoint') || after.get(key) === 'true')
    .toSorted();

/** The fields of a record that read otherwise; of a record that the snapshots do not have, `undefined`. */
export const fieldsBetween = (
  before: Snapshot,
  after: Snapshot,
  record: string,
): readonly string[] | undefined => {
  const [old, now] = [before, after].map((snapshot) => snapshot.get(record)?.split('\n')[0]);
  if (!old?.startsWith('[[') || !now) return undefined;
  return differingFields(Object.fromEntries(JSON.parse(old)), Object.fromEntries(JSON.parse(now)));
};

const recordOf = ({ type, data }: WireRecord): string => {
  if (data.submission_id) return `submission ${data.submission_id}`;
  const [noun, verb] = type.split('.');
  return `${noun === 'game' ? verb.replace(/_(started|created|deleted)$/, '').replace(/^save$/, 'game_save') : noun} ${data.id}`;
};

export interface ToldRecords {
  /** Noun and id of each, in their order as texts. */
  readonly records: readonly string[];
  readonly types: readonly string[];
  /** The changed fields of each event that names some, with its record. */
  readonly changes: readonly (readonly [record: string, fields: readonly string[]])[];
  readonly latest: number;
}

/** Of the records that the lists show: those of colleagues are not among them. */
export const toldRecords = async ({ world, practice }: Scene, from: number): Promise<ToldRecords> => {
  const events: WireRecord[] = [];
  let latest = from - 1;
  for (let more = true; more; ) {
    const { body } = await insisting(world.partner).get(
      `/v1/partner/events?limit=100&include_clinician_content=true&sequence_from=${latest + 1}`,
    );
    events.push(...body.data);
    more = body.meta.pagination.has_more;
    latest = more ? body.data.at(-1).sequence : body.meta.latest_sequence;
  }
  const mine = events.filter(({ data }) =>
    [practice.practitioner.id, undefined].includes(data.partner_practitioner_id),
  );
  const listed = ({ type }: WireRecord) => !/^(share|game\.session|feed)|notice_settled$/.test(type);
  return {
    records: mine.filter(listed).map(recordOf).toSorted(),
    types: mine.map(({ type }) => type).toSorted(),
    changes: mine
      .filter((event) => listed(event) && event.changed_fields)
      .map((event) => [recordOf(event), event.changed_fields] as const),
    latest,
  };
};
