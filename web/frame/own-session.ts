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
  /** Somebody else has signed in in this browser: nothing of this page is sent in their name. */
  readonly isReplaced?: boolean;
}

/** With what the page proves that it belongs to the session: that of another session once it goes on with it. */
let proof: string | undefined;
const requestToken = (asked: URLSearchParams): Promise<Response> => {
  asked.set('csrf', proof ?? pageData('csrf'));
  return fetch('/workspace/token', { method: 'POST', body: asked });
};

/** Whose session the browser has now. The page takes up a new one of its own reader. */
const lookAtSession = async (): Promise<'as_before' | 'new' | 'replaced' | 'none'> => {
  const response = await fetch('/workspace/session');
  if (!response.ok) return 'none';
  const { practitioner_id, csrf } = (await response.json()) as { practitioner_id: string; csrf: string };
  if (practitioner_id !== pageData('practitioner')) return 'replaced';
  if (csrf === (proof ?? pageData('csrf'))) return 'as_before';
  proof = csrf;
  // The forms to sign out are the session's, too.
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="csrf"]')) field.value = csrf;
  return 'new';
};

/** A token of the session; for one patient where a capability names one. Rejects where the service cannot be reached. */
export const issueToken = async (
  capability = pageData('capability'),
  patientId = pageData('patient'),
): Promise<IssuedToken | RefusedToken> => {
  const asked = new URLSearchParams();
  if (capability) {
    asked.set('capability', capability);
    asked.set('patient_id', patientId);
  }
  let response = await requestToken(asked);
  // The session of another sign-in, in another tab.
  if (response.status === 403) {
    const session = await lookAtSession();
    if (session === 'none' || session === 'replaced')
      return { refused: 401, isReplaced: session === 'replaced' };
    if (session === 'new') response = await requestToken(asked);
  }
  if (!response.ok) return { refused: response.status };
  const { token, expires_in } = (await response.json()) as { token: string; expires_in: number };
  return { token, renewAt: Date.now() + expires_in * 1_000 - EARLY };
};
