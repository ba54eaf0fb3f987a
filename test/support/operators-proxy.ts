import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../local/ports.ts';

export interface OperatorsProxy {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

const CONF = new URL('../../deploy/operators.conf', import.meta.url);

/** A real nginx with `deploy/operators.conf` in front of the admin address. */
export const startOperatorsProxy = async (adminPort: number): Promise<OperatorsProxy> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'operators-proxy-'));
  const [port = 0, uiPort = 0] = await freePorts(2);
  const named = (name: string) => path.join(folder, name);
  // Names of the container network, and looking them up again and again, which older versions cannot.
  const conf = readFileSync(CONF, 'utf8')
    .replaceAll('/run/secrets/', `${folder}/`)
    .replace(/^resolver .*$/m, '')
    .replace('api:8082 resolve', `127.0.0.1:${adminPort}`)
    .replaceAll(/server [\w-]+:\d+ resolve/g, 'server 127.0.0.1:9')
    .replace('listen 8233', `listen 127.0.0.1:${uiPort}`)
    .replace('listen 8234', `listen 127.0.0.1:${port}`);
  await Promise.all([
    writeFile(named('operator_logins'), ''),
    writeFile(named('codec_authorization'), ''),
    writeFile(
      named('nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
       http {
         access_log off;
         ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
         ${conf}
       }`,
    ),
  ]);
  const child = spawn('nginx', ['-p', folder, '-e', `${folder}/errors`, '-c', named('nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(baseUrl, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(readFileSync(named('errors'), 'utf8'));
    await pause(50);
  }
  return { baseUrl, stop };
};
