import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageTarball } from '../../api/surfaces/client-packages/package-tarball.ts';
import { partnerPackages } from '../../api/surfaces/client-packages/partner-packages.ts';

export const run = promisify(execFile);

/** The tarballs as the service serves them, as files of a folder. */
export const packPackages = async (folder: string): Promise<readonly string[]> => {
  const packages = await Promise.all(partnerPackages.map(packageTarball));
  return Promise.all(
    packages.map(async ({ name, bytes }) => {
      const file = path.join(folder, `${name}.tgz`);
      await writeFile(file, bytes);
      return file;
    }),
  );
};

/**
 * A partner's project that has both packages, without a registry.
 * @param others packages that it has from here, such as `react`.
 * @returns its folder.
 */
export const installPackages = async (...others: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'partner-'));
  const modules = path.join(folder, 'node_modules');
  for (const file of await packPackages(folder)) {
    const target = path.join(modules, path.basename(file, '.tgz'));
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
  for (const name of others) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(path.resolve('node_modules', name), path.join(modules, name));
  }
  await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  return folder;
};
