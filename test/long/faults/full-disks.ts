import { setTimeout as pause } from 'node:timers/promises';
import { becomesReady, clinicianOf, halfWritten, started, statusOf } from './exports.ts';
import type { Fault, Scene } from './kinds.ts';
import { type Volumes, whyNoVolumes } from './volumes.ts';

const volumesOf = ({ volumes }: Scene): Volumes => {
  if (!volumes) throw new Error('There are no disks to fill');
  return volumes;
};

/** Fills the disk while something is being written. */
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
      const clinician = await clinicianOf(scene);
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
