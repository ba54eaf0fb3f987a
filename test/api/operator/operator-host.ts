/**
 * Runs the command line again and again in one process, whose modules are loaded once: most of what a run costs is
 * loading them. Each run has its own settings and output, and the script itself is evaluated anew.
 */
interface Asked {
  readonly run: number;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

const { argv, execPath } = process;
const written = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'] as const)
  process[name].write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (ended === undefined)
      written[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done as () => void);
    return true;
  }) as typeof process.stdout.write;

let ended: number | undefined;
process.exit = ((status?: number) => {
  ended ??= status ?? 0;
  throw new Error('This run has ended');
}) as typeof process.exit;
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async ({ run, args, environment }: Asked) => {
  Object.assign(written, { stdout: '', stderr: '' });
  ended = undefined;
  process.exitCode = undefined;
  process.stdout.removeAllListeners('error');
  process.env = environment;
  process.argv = [execPath, argv[1] as string, ...args];
  await import(`../../../api/operator/main.ts?run=${run}`).catch((error: unknown) => {
    if (ended === undefined) written.stderr += `${error}\n`;
    ended ??= 1;
  });
  process.send?.({ status: ended ?? process.exitCode ?? 0, ...written });
});
