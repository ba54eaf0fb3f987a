import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from '../run-long.ts';
import { askFor, newClinician, type TestBed, untilSettled } from './test-bed.ts';

const PAGES = 8;

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(folder, entry.parentPath), entry.name));

/**
 * The worker is killed once at a random moment of each book: it is ready all the same, billed once, and its
 * objects are those of its pages, cover and document, without any upkeep in between.
 */
export const killWorkers = async (
  testBed: TestBed,
  kills: number,
  usualSeconds: number,
  random: () => number,
): Promise<string[]> => {
  const { fleet, owner, service } = testBed;
  const [worker] = fleet.workers;
  if (!worker) throw new Error('There is no worker to kill');
  const clinician = await newClinician(testBed);
  const complaints: string[] = [];
  const moments: string[] = [];
  const ids: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const id = await askFor(clinician, 'storybooks', {
      topic: 'Being afraid of the dark',
      page_count: PAGES,
    });
    ids.push(id);
    const after = random() * usualSeconds;
    await pause(after * 1_000);
    await worker.kill();
    const { pages_done, status } = (await clinician.client.get(`/v1/partner/storybooks/${id}`)).body.data;
    await worker.start();
    const { record, seconds } = await untilSettled(clinician, 'storybooks', id);
    if (record.status !== 'ready')
      complaints.push(`book ${kill + 1} is ${record.status} ${record.failure_code}`);
    moments.push(
      `${after.toFixed(1)} s (${status === 'ready' ? 'ready' : `${pages_done} pages`}) +${seconds.toFixed(0)} s`,
    );
  }
  print(`killed after, and ready how long after the new worker: ${moments.join(', ')}`);
  const { rows: usage } = await owner.query<{ resource_id: string; times: number }>(
    'select resource_id, count(*)::int as times from usage_records where organization_id = $1 group by 1',
    [clinician.world.organizationId],
  );
  const { rows: pages } = await owner.query<{ id: string; storybook_id: string }>(
    'select id, storybook_id from storybook_pages where organization_id = $1 and deleted_at is null',
    [clinician.world.organizationId],
  );
  const { rows: drafts } = await owner.query('select 1 from storybook_drafts where organization_id = $1', [
    clinician.world.organizationId,
  ]);
  const folder = path.join(
    service.environment.OBJECTS_DIR as string,
    'organizations',
    clinician.world.organizationId,
  );
  const stored = await filesBelow(folder);
  const billed = ids.filter((id) => usage.find(({ resource_id }) => resource_id === id)?.times === 1).length;
  print(
    `${kills} kills: ${ids.length} books, ${billed} billed once, ${usage.length} usage rows, ${pages.length} pages, ${stored.length} objects`,
  );
  if (billed !== kills || usage.length !== kills) complaints.push('not every book was billed once');
  if (pages.length !== kills * PAGES) complaints.push(`there are ${pages.length} pages`);
  if (drafts.length > 0) complaints.push(`${drafts.length} drafts were left`);
  // Each page's picture, the cover and the document.
  if (stored.length !== kills * (PAGES + 2)) complaints.push(`${stored.length} objects: ${stored.join(' ')}`);
  const unknown = stored.filter((name) => name.endsWith('.new'));
  if (unknown.length > 0) complaints.push(`half-written objects: ${unknown.join(' ')}`);
  return complaints;
};
