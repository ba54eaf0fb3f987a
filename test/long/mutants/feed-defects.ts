import { type Defect, type Edit, WITHOUT_TENANCY } from './defects.ts';

/** Defects of the change feed that somebody might bring in (beyond the specification, 1.7 row 4). */

const FEED = 'migrations/2026-12-17-change-feed.ts';
const CHANGES = 'migrations/tell-changes.ts';
const CREATIONS = 'migrations/tell-creations.ts';
const TESTS = ['test/domain/events/change-feed.test.ts', 'test/interface/told-changes.test.ts'];

const feed = (name: string, ...edits: readonly Edit[]): Defect => ({
  name: `feed: ${name}`,
  edits,
  tests: TESTS,
});

export const feedDefects: readonly Defect[] = [
  feed('a trigger is left out: changes of toolkits are not told', {
    file: CHANGES,
    find: `if (watched.length > 0)\n    trigger(`,
    replace: `if (watched.length > 0 && table !== 'toolkits')\n    trigger(`,
  }),
  feed('a column is left out: the title of a worksheet', {
    file: FEED,
    find: `columns: ['failure_code', 'page_count', ['revision', ['pages']], 'status', 'title'],
    deleted: true`,
    replace: `columns: ['failure_code', 'page_count', ['revision', ['pages']], 'status'],
    deleted: true`,
  }),
  feed('a wrong type: disabling is told as any other change', {
    file: FEED,
    find: `      { when: BECAME('disabled'), verb: 'disabled', withFields: true },\n`,
    replace: '',
  }),
  feed('no dedupe: each reason of a transaction is an event', {
    file: FEED,
    find: 'if at = 0 then',
    replace: 'if true then',
  }),
  feed(
    'the place is taken when it is written, and not at the commit',
    {
      file: CHANGES,
      find: `deferrable initially deferred for each row \${when}`,
      replace: `deferrable initially immediate for each row \${when}`,
    },
    { file: CREATIONS, find: 'deferrable initially deferred', replace: 'deferrable initially immediate' },
  ),
  feed(
    'a write that changes nothing is told',
    { file: CHANGES, find: '`cardinality(changed) > 0 then ', replace: '`true then ' },
    {
      file: CHANGES,
      find: `\`when (\${rowOf('old', watched)} is distinct from \${rowOf('new', watched)})\``,
      replace: "''",
    },
  ),
  feed(
    'a foreign organization: neither row-level security nor the query asks whose event it is',
    ...WITHOUT_TENANCY,
  ),
  feed('a wrong reach: a clinician sees the patients of colleagues', {
    file: CREATIONS,
    find: `    reach: \`array(select r.practitioner_id from patient_rosters r
      where r.organization_id = new.organization_id and r.patient_id = new.id)\`,`,
    replace: '    reach: null,',
  }),
  feed('wrong changed_fields: those of the second reason are missing', {
    file: FEED,
    find: `array(select distinct unnest(coalesce(e.changed_fields, '{}') || coalesce(changed, '{}')) order by 1) end,`,
    replace: 'e.changed_fields end,',
  }),
  feed('a derived field is left out: the palette of another theme', {
    file: 'migrations/2027-01-10-artwork-told.ts',
    find: `fields: \`array['palette', 'artwork_url']\`,`,
    replace: `fields: \`array['artwork_url']\`,`,
  }),
  feed('a wrong sequence: each batch skips a place', {
    file: CREATIONS,
    find: 'h.sequence + excluded.sequence',
    replace: 'h.sequence + excluded.sequence + 1',
  }),
  feed('a cascade is not told: of each transaction the first record alone', {
    file: FEED,
    find: 'if at = 0 then',
    replace: `if at = 0 and told <> '' then return; end if;
        if at = 0 then`,
  }),
  feed('a restore is not told', {
    file: 'api/operator/events.ts',
    find: 'from event_heads h`);',
    replace: 'from event_heads h where false`);',
  }),
  feed('a wrong request: records that are created together are all the first one’s', {
    file: CREATIONS,
    find: `origins ->> id::text`,
    replace: `(select value from jsonb_each_text(origins) limit 1)`,
  }),
  feed('too much is shown: what clinicians own, to an organization that has not asked', {
    file: 'domain/events/follow-events.ts',
    find: `  else if (!includeClinicianContent) conditions.push(sql\`not t.clinician_owned\`);\n`,
    replace: '',
  }),
];
