import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, clientOf } from '../../support/client.ts';
import type { Fault, Scene } from './kinds.ts';
import { type Volumes, whyNoVolumes } from './volumes.ts';

const EXPORTS = '/v1/partner/exports';
const EXPORT_PATIENCE_MS = 60_000;

const volumesOf = ({ volumes }: Scene): Volumes => {
  if (!volumes) throw new Error('There are no disks to fill');
  return volumes;
};

const started = async (clinician: Client): Promise<string> => {
  const { status, body } = await clinician.post(EXPORTS, {});
  if (status !== 201) throw new Error(`An export was answered ${status}`);
  return body.data.id;
};

const statusOf = async (clinician: Client, id: string): Promise<string> =>
  (await clinician.get(`${EXPORTS}/${id}`)).body.data.status;

const becomesReady = async (clinician: Client, id: string): Promise<void> => {
  for (const until = performance.now() + EXPORT_PATIENCE_MS; performance.now() < until; await pause(200)) {
    const status = await statusOf(clinician, id);
    if (status === 'ready') return;
    if (status === 'failed') throw new Error('An export failed, though there was space again');
  }
  throw new Error('An export was not ready in time');
};

/** Whether a file stands anywhere that was not written to its end. */
const halfWritten = async (directory: string): Promise<boolean> =>
  (await readdir(directory, { recursive: true })).some((name) => name.endsWith('.new'));

/** What is written meets the end of the disk, in the middle of whatever it is. */
export const fullDisks: readonly Fault[] = [
  {
    name: 'the disk of the database is full',
    inFlight: 0,
    needs: whyNoVolumes,
    async inject(scene) {
      const { database } = volumesOf(scene);
      await database.fill();
      await pause(scene.milliseconds);
      await database.relieve();
      await scene.service.postgres.revive();
    },
  },
  {
    name: 'the disk of the object store is full',
    inFlight: 0,
    needs: whyNoVolumes,
    async inject(scene) {
      const { objects } = volumesOf(scene);
      const { practitioner } = await scene.world.practice();
      const { token } = await scene.world.as(practitioner.id);
      const clinician = clientOf(scene.fleet.balancer.url, token);
      await objects.fill();
      const waiting = await started(clinician);
      await pause(scene.milliseconds);
      if ((await statusOf(clinician, waiting)) === 'ready')
        throw new Error('An export is said to be ready, though there was no space for it');
      if (await halfWritten(scene.service.config.OBJECTS_DIR))
        throw new Error('Half of an archive is left where there was no space for it');
      await objects.relieve();
      await becomesReady(clinician, waiting);
      await becomesReady(clinician, await started(clinician));
    },
  },
];
