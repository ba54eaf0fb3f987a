import { servers } from './servers.ts';

/** The settings that every process of a test run shares; as `npm start` would hand them out. */
export const testEnvironment = (): NodeJS.ProcessEnv => ({
  ENVIRONMENT: 'development',
  DATABASE_URL: servers().databaseUrl,
  DATABASE_POOL_SIZE: '6',
  TEMPORAL_ADDRESS: servers().temporalAddress,
  SMTP_URL: servers().smtpUrl,
  OBJECTS_DIR: servers().objectsDirectory,
  BASE_URL: 'http://127.0.0.1:8080',
  AUTH_URL: 'http://127.0.0.1:8081',
  SECRET_KEYRING: `k1:${Buffer.alloc(32, 1).toString('base64url')}`,
  SECRET_PEPPER: Buffer.alloc(32, 2).toString('base64url'),
  LOG_LEVEL: 'silent',
  // One test sends with one token in a minute what a browser does not in an hour.
  SEAT_MINUTE_LIMIT: '1000000',
  WORKSPACE_MINUTE_LIMIT: '1000000',
});
