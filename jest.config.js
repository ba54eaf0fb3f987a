export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // Node strips the types itself.
  transform: {},
  runtime: '<rootDir>/test/support/jest-runtime.js',
  modulePathIgnorePatterns: ['<rootDir>/\\.data/', '<rootDir>/\\.test/'],
  testSequencer: '<rootDir>/test/support/sequencer.js',
  watchman: false,
  // Against hanging, not against slow machines: most tests take milliseconds.
  testTimeout: 600_000,
  // Two cores are the least that a machine has; a third file works where two wait for servers.
  maxWorkers: 3,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
