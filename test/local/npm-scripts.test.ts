import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { freePorts } from '../../local/ports.ts';
import { testEnvironment } from '../support/environment.ts';
import { eventually } from '../support/eventually.ts';

/**
 * Whoever started npm knows npm's process alone: what is sent there must reach the service behind it. A terminal sends
 * it to both, and npm passes it on all the same.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const scripts = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts as Record<string, string>;

let npm: ChildProcess | undefined;
afterEach(() => {
  if (npm?.exitCode === null && npm.signalCode === null) process.kill(-(npm.pid as number), 'SIGKILL');
});

test.each([
  ['npm', 'SIGINT'],
  ['npm', 'SIGTERM'],
  ['the whole group', 'SIGINT'],
  ['the whole group', 'SIGTERM'],
] as const)('npm run api drains and ends when %s is sent %s', async (receiver, signal) => {
  const [API_PORT, AUTH_PORT, ADMIN_PORT] = (await freePorts(3)).map(String);
  const ports = { API_PORT, AUTH_PORT, ADMIN_PORT };
  const began = spawn('npm', ['run', '--silent', 'api'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...testEnvironment(), ...ports },
    stdio: 'ignore',
    detached: true,
  });
  npm = began;
  const answers = () =>
    fetch(`http://127.0.0.1:${ADMIN_PORT}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(answers);
  const ended = once(began, 'exit');
  const pid = began.pid as number;
  process.kill(receiver === 'npm' ? pid : -pid, signal);
  expect(await ended).toEqual([0, null]);
  expect(await answers()).toBe(false);
});

test.each(['start', 'api', 'worker'])('no shell is between npm and the process of %s', (name) => {
  expect(scripts[name]).toMatch(/^exec node /);
});
