import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Loads settings beside a running `npm start`, so that the operator need not set anything. While it runs,
 * `DATA_DIR/environment.json` holds the settings of its processes. Settings of the environment take precedence. If
 * `DATABASE_URL` is set, directly or by a file, this file is not read.
 */
export const loadEnvironmentFile = (): void => {
  const { env: environment } = process;
  if (environment.DATABASE_URL || environment.DATABASE_URL_FILE) return;
  const file = join(environment.DATA_DIR || '.data', 'environment.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The check of the settings then names what is missing.
    return;
  }
  for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, unknown>))
    if (environment[name] === undefined && value !== null) environment[name] = String(value);
};
