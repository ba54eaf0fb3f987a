// Plain JavaScript for any Node >= 20, because it runs before anything is installed and installs Node 24 itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const projectDirectory = path.resolve(
  import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  '..',
);

const installed = (...parts) => path.join(projectDirectory, 'node_modules', ...parts);
const stampFile = installed('.installed-for');

const say = (line) => process.stdout.write(`${line}\n`);
const complain = (line) => process.stderr.write(`${line}\n`);

const read = (file) => readFile(file, 'utf8').catch(() => undefined);

/**
 * SHA-256 of the program in the npm package "node". The lock file does not contain it, because the package's install
 * script requests another package from the registry. (For macOS no hash is known here.)
 */
const NODE_PROGRAM = {
  version: '24.21.0',
  hashes: {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
    'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  },
};

/** The fault of the program that npm installed; undefined if it is the one that this project was tested with. */
export const faultOfNode = async (file, version, platform = `${process.platform}-${process.arch}`) => {
  const known = NODE_PROGRAM.hashes[platform];
  if (!known) return undefined;
  if (version !== NODE_PROGRAM.version) return `No hash of Node ${version} is known (local/install.js).`;
  const found = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return found === known
    ? undefined
    : `${file} is not the Node ${version} that this project was tried with: its SHA-256 is ${found}.`;
};

/**
 * The parts that decide which packages are installed: the lock file and the dependency lists, not scripts or
 * descriptions.
 */
const wanted = async () => {
  const lock = (await read(path.join(projectDirectory, 'package-lock.json'))) ?? '';
  const { dependencies, devDependencies, overrides } = JSON.parse(
    await readFile(path.join(projectDirectory, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256').update(lock);
  hash.update(
    JSON.stringify([dependencies, devDependencies, overrides, process.platform, process.arch, NODE_PROGRAM]),
  );
  return hash.digest('hex');
};

/** True if npm, started by hand, has already installed what the lock file asks for. */
const matchesLock = async () => {
  const [lock, present] = await Promise.all([
    read(path.join(projectDirectory, 'package-lock.json')),
    read(installed('.package-lock.json')),
  ]);
  if (!lock || !present) return false;
  const packages = JSON.parse(present).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([location, { version, optional, peer, os }]) =>
      location === '' || optional || peer || os || packages[location]?.version === version,
  );
};

/** The path of Node 24, or undefined while it is not installed. */
const findNode = async () => {
  const names = process.platform === 'win32' ? ['node.exe'] : ['node'];
  for (const name of names) {
    const file = installed('node', 'bin', name);
    const usable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return file;
  }
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
};

const runNpm = (args) =>
  new Promise((resolve, reject) => {
    // The npm that runs this script, if there is one; a machine may have another on its PATH.
    const npm = process.env.npm_execpath;
    const [command, first] = npm?.endsWith('npm-cli.js')
      ? [process.execPath, [npm]]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
    const child = spawn(command, [...first, ...args], {
      cwd: projectDirectory,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const started = Date.now();
    const progress = setInterval(
      () => say(`  … still installing (${Math.round((Date.now() - started) / 1000)} s)`),
      10_000,
    );
    // Ctrl-C also reaches npm (same process group). A signal for this process alone does not.
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(progress);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, forward);
      resolve({ code, signal });
    });
  });

/**
 * Installs the dependencies if they are missing or differ from the lock file.
 * @returns {Promise<string>} the path of Node 24.
 */
export const ensureInstalled = async () => {
  const stamp = await wanted();
  const present = await findNode();
  if (present && (await read(stampFile)) === stamp) return present;
  if (!present || !(await matchesLock())) {
    say('Installing the dependencies (once; npm install) …');
    const started = Date.now();
    // Options that a user's npm settings may have switched off are switched on explicitly: development packages
    // (Temporal's test tools) and install scripts (Node 24, PostgreSQL's links).
    const { code, signal } = await runNpm([
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--include=dev',
      '--include=optional',
      '--ignore-scripts=false',
      '--loglevel=error',
      '--progress=false', // two spinners, npm's and that of the npm around this, write over each other
    ]);
    if (signal || code === 130) process.exit(130);
    if (code !== 0) {
      complain(`npm install failed with status ${code}. Its message is above; nothing was started.`);
      process.exit(1);
    }
    say(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  const node = await findNode();
  if (!node) {
    complain(
      'Node 24 is not there: the npm package "node" could not be installed. Install Node >= 24 itself.',
    );
    process.exit(1);
  }
  const brought = installed('node', 'bin');
  if (node.startsWith(brought)) {
    const { dependencies } = JSON.parse(await readFile(path.join(projectDirectory, 'package.json'), 'utf8'));
    const fault = await faultOfNode(node, dependencies.node);
    if (fault) {
      // Otherwise npm would run it with the next script.
      await rm(brought, { recursive: true });
      complain(`${fault} It was removed, and nothing was started. Install Node >= 24 itself.`);
      process.exit(1);
    }
  }
  await writeFile(stampFile, stamp);
  return node;
};
