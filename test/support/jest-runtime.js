import { createRequire, flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import JestRuntime from 'jest-runtime';

/**
 * How Jest loads a test file: as Node does. Jest's own way makes a world for each file and loads all modules into it
 * anew, which took two fifths of a run's time. Here the files of one process share the modules, as requests do that
 * come to one server. (Plain JavaScript: the types of `jest-runtime` are not those of its ES module.)
 */
const GLOBALS = '@jest/globals';
const require = createRequire(import.meta.url);

let files = 0;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== GLOBALS) return next(specifier, context);
    const part = context.parentURL?.endsWith('.test.ts') ? files : 'shared';
    return { url: `${GLOBALS}/${part}`, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(`${GLOBALS}/`)) return next(url, context);
    // Any other module than a test file stays for the files to come, whose tests and hooks are others.
    const names = url.endsWith('/shared') ? ['expect'] : Object.keys(globalThis.testGlobals);
    const source = `export const { ${names} } = globalThis.testGlobals;`;
    return { source, format: 'module', shortCircuit: true };
  },
});

/** What a test file says to `jest` about its tests, under the names by which what runs them asks for it. */
const SAID = [
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'WAIT_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'LOG_ERRORS_BEFORE_RETRY',
];

/** `jest` says it in the world of the file, which nothing but the process runs in here. */
const sayInProcess = (world) => {
  for (const symbol of SAID.map((name) => Symbol.for(name))) {
    delete globalThis[symbol];
    Object.defineProperty(world, symbol, {
      configurable: true,
      get: () => globalThis[symbol],
      set(value) {
        globalThis[symbol] = value;
      },
    });
  }
};

export default class NativeRuntime extends JestRuntime {
  constructor(config, environment, ...rest) {
    // `jest.useFakeTimers` is about the timers that the modules see: those of the process.
    environment.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    sayInProcess(environment.global);
    super(config, environment, ...rest);
  }

  /** Jest asks for what collects the tests and runs them: this file's, with nothing of the one before. */
  requireInternalModule(file) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[file];
    return require(file);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    files += 1;
    globalThis.testGlobals = this.requireModuleOrMock(file, GLOBALS);
    return import(pathToFileURL(file).href);
  }

  teardown() {
    super.teardown();
    // At the end of the process it would take longer than Jest waits for that.
    flushCompileCache();
  }
}
