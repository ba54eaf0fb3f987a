// After a direct login no host page pushes tokens: the page asks for them itself, with its session's cookie.
import { pageData } from './page-data.ts';

/** Milliseconds: some answers are slow, and no request may arrive with a token that has just ended. */
const EARLY = 30_000;

export interface IssuedToken {
  readonly token: string;
  /** By this device's clock: when the next token is needed. */
  readonly renewAt: number;
}
export interface RefusedToken {
  readonly refused: number;
}

/** A token of the session; for one patient where a capability names one. Rejects where the service cannot be reached. */
export const issueToken = async (
  capability = pageData('capability'),
  patientId = pageData('patient'),
): Promise<IssuedToken | RefusedToken> => {
  const asked = new URLSearchParams({ csrf: pageData('csrf') });
  if (capability) {
    asked.set('capability', capability);
    asked.set('patient_id', patientId);
  }
  const response = await fetch('/workspace/token', { method: 'POST', body: asked });
  if (!response.ok) return { refused: response.status };
  const { token, expires_in } = (await response.json()) as { token: string; expires_in: number };
  return { token, renewAt: Date.now() + expires_in * 1_000 - EARLY };
};
