import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Account, postgresAccount } from '../../../local/postgres-account.ts';

/**
 * What `pg_basebackup` and an archiver do, with nothing but SQL and files: the embedded server comes without client
 * programs. The same rules hold (PostgreSQL, "Making a Base Backup Using the Low Level API").
 */

const execute = promisify(execFile);

/** A folder that PostgreSQL's account may write to. */
export const folderForPostgres = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-service-archive-'));
  await giveTo(postgresAccount(folder), folder);
  return folder;
};

const giveTo = async ({ uid, gid }: Account, folder: string): Promise<void> => {
  if (uid !== undefined) await execute('chown', ['-R', `${uid}:${gid}`, folder]);
};

/** Each segment of the write-ahead log is copied as soon as it is full, or after so many seconds. */
export const archiving = (archive: string, seconds: number): Readonly<Record<string, string>> => ({
  archive_mode: 'on',
  archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.new && mv ${archive}/%f.new ${archive}/%f`,
  archive_timeout: `${seconds}s`,
});

/** Belongs to the running server, or is made anew: the folders stay, empty. */
const EMPTIED = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const LEFT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init)$/;

/** Files that vanish or change meanwhile are mended by the log. @returns bytes. */
const copyTree = async (from: string, to: string): Promise<number> => {
  await mkdir(to, { mode: 0o700 });
  let bytes = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (LEFT.test(entry.name)) continue;
    if (entry.isDirectory()) {
      if (EMPTIED.test(entry.name)) await mkdir(target, { mode: 0o700 });
      else bytes += await copyTree(source, target);
      continue;
    }
    const copied = await copyFile(source, target).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    if (copied) bytes += (await stat(target)).size;
  }
  return bytes;
};

/** While the server goes on writing. @returns bytes. */
export const takeBaseBackup = async (
  ownerUrl: string,
  dataDirectory: string,
  backup: string,
): Promise<number> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Both on one connection: the backup ends with it.
    await client.query(`select pg_backup_start('base backup', fast => true)`);
    const bytes = await copyTree(dataDirectory, backup);
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => true)');
    await writeFile(path.join(backup, 'backup_label'), rows[0].labelfile, { mode: 0o600 });
    return bytes;
  } finally {
    await client.end();
  }
};

/** Lays the backup out so that a server that is started on it replays the archive. @returns its settings. */
export const layOut = async (
  backup: string,
  archive: string,
  dataDirectory: string,
  until?: string,
): Promise<Readonly<Record<string, string>>> => {
  await copyTree(backup, dataDirectory);
  await writeFile(path.join(dataDirectory, 'recovery.signal'), '', { mode: 0o600 });
  await giveTo(postgresAccount(archive), dataDirectory);
  return {
    restore_command: `cp ${archive}/%f %p`,
    ...(until ? { recovery_target_time: until, recovery_target_action: 'promote' } : {}),
    // Nobody reads before it has arrived.
    hot_standby: 'off',
  };
};

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
