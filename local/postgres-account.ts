import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * PostgreSQL refuses to run as root. If root starts the service, PostgreSQL runs as the owner of its data, or as the
 * account `postgres`, which is created if it is missing. Otherwise it runs as the user who starts the service.
 */

export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Builds the command that starts one of PostgreSQL's programs as its account. */
export type Launch = (
  program: string,
  args: readonly string[],
) => { command: string; args: readonly string[]; account: Account };

const idOf = (name: string): Required<Account> | undefined => {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
};

const makeAccount = (): void => {
  const attempts: readonly (readonly [string, ...string[]])[] = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'],
    ['useradd', '--system', '--gid', 'postgres', '--no-create-home', '--shell', '/bin/false', 'postgres'],
    ['adduser', '-S', '-D', '-H', 'postgres'],
  ];
  for (const [command, ...args] of attempts)
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return;
};

/** @param dataDirectory of PostgreSQL, which may not exist yet. */
export const postgresAccount = (dataDirectory: string): Account => {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  if (!idOf('postgres')) makeAccount();
  const account = idOf('postgres') ?? idOf('nobody');
  if (!account || account.uid === 0)
    throw new Error(
      'PostgreSQL does not run as root, and the account "postgres" could not be made for it. Start as an ordinary user.',
    );
  return account;
};

/** Linux: the account, with only one of root's capabilities: to open folders that the account cannot enter. */
const throughClosedFolders = ({ uid, gid }: Account): readonly string[] => [
  '--securebits=+no_setuid_fixup',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=+dac_override',
];

const firstClosed = (target: string, { uid }: Account): string => {
  const folders = [target];
  for (let folder = path.dirname(target); folder !== folders[0]; folder = path.dirname(folder))
    folders.unshift(folder);
  return (
    folders.find((folder) => {
      const { uid: owner, mode } = statSync(folder);
      return owner !== uid && (mode & 0o001) === 0;
    }) ?? target
  );
};

/**
 * Finds out how the account can reach both the programs and the data. It cannot enter a clone below /root, or one
 * that was created with a strict umask.
 */
export const launcherFor = (account: Account, program: string, dataDirectory: string): Launch => {
  accessSync(program, constants.R_OK);
  if (account.uid === undefined) return (command, args) => ({ command, args, account: {} });
  const probes = [
    { command: program, args: ['--version'] },
    { command: 'sh', args: ['-c', 'cd "$1"', 'sh', dataDirectory] },
  ];
  const direct = probes.every(
    ({ command, args }) => spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore' }).status === 0,
  );
  if (direct) return (command, args) => ({ command, args, account });

  const powers = throughClosedFolders(account);
  const through = probes.every(
    ({ command, args }) =>
      spawnSync('setpriv', [...powers, command, ...args], { cwd: '/', stdio: 'ignore' }).status === 0,
  );
  if (through)
    return (command, args) => ({ command: 'setpriv', args: [...powers, command, ...args], account: {} });
  const closed = [program, dataDirectory].map((target) => firstClosed(target, account));
  throw new Error(
    `PostgreSQL does not run as root but as the account with id ${account.uid}, which cannot enter ${[...new Set(closed)].join(' and ')}. Clone to a folder that others may enter, or run "chmod o+x" on it, or start as an ordinary user.`,
  );
};
