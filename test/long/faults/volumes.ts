import { spawnSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Small volumes in memory that can be filled: writers then get an error that no space is left. */
export interface Volume {
  fill(): Promise<void>;
  /** Deletes the files that fill it. */
  relieve(): Promise<void>;
}

export interface Volumes {
  readonly database: Volume;
  readonly objects: Volume;
  unmount(): void;
}

/** Why this machine cannot mount volumes. */
export const whyNoVolumes = (): string | undefined =>
  process.platform !== 'linux' || process.getuid?.() !== 0 ? 'only root on Linux can mount disks' : undefined;

const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOSPC';

/** Large pieces first, then small ones, until not even those fit. */
const fillUp = async (file: string): Promise<void> => {
  const handle = await open(file, 'a');
  try {
    for (const bytes of [1_048_576, 4_096]) {
      const piece = Buffer.alloc(bytes);
      for (;;) {
        const written = await handle.write(piece).catch((error: unknown) => {
          if (isFull(error)) return undefined;
          throw error;
        });
        if (!written || written.bytesWritten < bytes) break;
      }
    }
  } finally {
    await handle.close();
  }
};

const mount = async (directory: string, megabytes: number): Promise<Volume> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'clinic-service', directory],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A disk could not be mounted: ${stderr}`);
  const ballast = path.join(directory, 'ballast');
  return { fill: () => fillUp(ballast), relieve: () => rm(ballast, { force: true }) };
};

/** @param directory of the long run, before anything is in it. */
export const mountVolumes = async (directory: string): Promise<Volumes> => {
  const places = {
    database: path.join(directory, 'database'),
    objects: path.join(directory, 'data/objects'),
  };
  const unmount = (): void => {
    process.off('exit', unmount);
    for (const place of Object.values(places)) spawnSync('umount', ['--lazy', place]);
  };
  // A run that is ended in the middle comes to no orderly end.
  process.once('exit', unmount);
  return { database: await mount(places.database, 512), objects: await mount(places.objects, 64), unmount };
};
