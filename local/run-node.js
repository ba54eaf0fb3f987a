// Plain JavaScript for any Node >= 20.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectDirectory } from './install.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * The npm that runs this script: the parent, or the parent's parent where a shell (`sh -c <script>`) is
 * between them. Killed outright, npm passes nothing on; its disappearance shows here.
 */
const npmProcess = () => {
  const throughShell = read(`/proc/${process.ppid}/cmdline`).split('\0')[1] === '-c';
  if (!throughShell) return process.ppid;
  return Number(
    read(`/proc/${process.ppid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );
};

/**
 * Runs a script with the given Node and gives its end. A signal is passed on; the child decides what it
 * means, so this process says nothing and lives until the child has ended. Ctrl-C reaches the child twice
 * (from the terminal and from here): the supervisor counts signals that come close together as one. With
 * `linked` the child has a channel to this process and notices its end, however that comes.
 * @returns {Promise<{ status: number, signal: string | null }>} `status` as a shell would report it.
 */
export const runNode = (node, args, { env = process.env, linked = false } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = ['inherit', 'inherit', 'inherit', ...(linked ? ['ipc'] : [])];
    const child = spawn(node, args, { cwd: projectDirectory, env, stdio });
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);

    const npm = npmProcess();
    const watch = setInterval(() => {
      if (npmProcess() === npm) return;
      clearInterval(watch);
      child.kill('SIGHUP');
    }, 1_000);
    if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);

    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve({ status: code ?? (signal === 'SIGINT' ? 130 : 1), signal });
    });
  });
