import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { archivePrefix } from '../../../domain/exports/export-archive.ts';
import { type Client, clientOf } from '../../support/client.ts';
import type { LongService } from '../start-service.ts';
import type { Fault, Scene } from './kinds.ts';

const EXPORTS = '/v1/partner/exports';
const PATIENCE_MS = 60_000;

/** A new clinician, whose export slot is free. */
export const clinicianOf = async ({ world, fleet }: Scene): Promise<Client> => {
  const { practitioner } = await world.practice();
  const { token } = await world.as(practitioner.id);
  return clientOf(fleet.balancer.url, token);
};

export const started = async (clinician: Client): Promise<string> => {
  const { status, body } = await clinician.post(EXPORTS, {});
  if (status !== 201) throw new Error(`An export was answered ${status}`);
  return body.data.id;
};

export const statusOf = async (clinician: Client, id: string): Promise<string> =>
  (await clinician.get(`${EXPORTS}/${id}`)).body.data.status;

export const becomesReady = async (clinician: Client, id: string): Promise<void> => {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(200)) {
    const status = await statusOf(clinician, id);
    if (status === 'ready') return;
    if (status === 'failed')
      throw new Error('An export failed, though nothing kept it from being built again');
  }
  throw new Error('An export was not ready in time');
};

/** Whether any file was not written to its end. */
export const halfWritten = async (directory: string): Promise<boolean> =>
  (await readdir(directory, { recursive: true })).some((name) => name.endsWith('.new'));

const storedOf = (service: LongService, organizationId: string, id: string): Promise<string[]> =>
  readdir(path.join(service.config.OBJECTS_DIR, archivePrefix(organizationId, id)));

/** Kills the worker while it writes an archive: the archive is built again, and the slot becomes free. */
export const killedExports: Fault = {
  name: 'all workers are killed while an archive is written',
  inFlight: 40,
  async inject(scene) {
    const { service, fleet, world, owner } = scene;
    const clinician = await clinicianOf(scene);
    const id = await started(clinician);
    const building = async () =>
      (await owner.query(`select from exports where id = $1 and status = 'queued'`, [id])).rowCount === 0;
    while (!(await building())) await pause(1);
    await Promise.all(fleet.workers.map((one) => one.kill()));
    await Promise.all(fleet.workers.map((one) => one.start()));
    await becomesReady(clinician, id);
    const stored = await storedOf(service, world.organizationId, id);
    if (stored.join() !== 'archive.zip')
      throw new Error(`Of one archive there is ${stored.join(', ') || 'nothing'}`);
    await becomesReady(clinician, await started(clinician));
  },
};
