import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { RunningApp } from '../../support/app.ts';
import type { World } from '../../support/world.ts';

/** A tool as a partner runs it: a process of its own. */
export type Tool = ChildProcessByStdio<null, Readable, Readable>;

/** @param name of the file in `partners/tools/`. */
export const startTool = (name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Tool =>
  spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../partners/tools', `${name}.mjs`), ...args],
    { env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );

/** What the tool wrote, and its exit status. */
export const endOf = async (tool: Tool) => {
  const [stdout, stderr, [status]] = await Promise.all([
    text(tool.stdout),
    text(tool.stderr),
    once(tool, 'close') as Promise<[number | null]>,
  ]);
  return { status, stdout, stderr };
};

export const runTool = (...started: Parameters<typeof startTool>) => endOf(startTool(...started));

/** Collects what a tool writes while it runs. `until` answers as soon as that matches, and fails when the tool ends. */
export const linesOf = (stream: Readable) => {
  let seen = '';
  let ended = false;
  const waiting = new Set<() => void>();
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  stream
    .setEncoding('utf8')
    .on('data', (part: string) => {
      seen += part;
      lookAgain();
    })
    .on('end', () => {
      ended = true;
      lookAgain();
    });
  return {
    text: () => seen,
    until: (pattern: RegExp): Promise<RegExpExecArray> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(seen);
          if (!found && !ended) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`The tool ended without ${pattern}, after: ${seen}`));
        };
        waiting.add(look);
        look();
      }),
  };
};

/** The settings of a partner's machine, as the guides name them. */
export const settingsOf = (app: RunningApp, world: World): NodeJS.ProcessEnv => ({
  BASE_URL: app.baseUrl,
  TOKEN_URL: `${app.authUrl}/oauth/token`,
  CLIENT_ID: world.credential.client_id,
  CLIENT_SECRET: world.credential.client_secret,
  AUDIENCE: app.config.AUDIENCE,
});
