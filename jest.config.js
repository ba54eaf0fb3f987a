/** Node strips the types itself (Jest >= 30.5): no transform. `npm test` sets the flags that ES modules need. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['<rootDir>/\\.data/', '<rootDir>/\\.test/'],
  watchman: false,
  // Against hanging, not against slow machines: most tests take milliseconds.
  testTimeout: 240_000,
  // Two cores are the least that a machine has; each worker also keeps servers busy.
  maxWorkers: 2,
  // Modules that were loaded by ES imports are not freed before their worker ends.
  workerIdleMemoryLimit: '250MB',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
