import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Beside `npm start` the operator need not set anything: while it runs, `DATA_DIR/environment.json` holds
 * the settings of its processes. A setting that the environment has stays as it is; with `DATABASE_URL`
 * set, by itself or by a file, this one is not looked at.
 */
export const loadEnvironmentFile = (): void => {
  const { env: environment } = process;
  if (environment.DATABASE_URL || environment.DATABASE_URL_FILE) return;
  const file = join(environment.DATA_DIR || '.data', 'environment.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Then the check of the settings names what is missing.
    return;
  }
  for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, unknown>))
    if (environment[name] === undefined && value !== null) environment[name] = String(value);
};
