// The workspace of who is signed in directly asks for its tokens itself: no page around it could push them.

const meta = (name) => document.querySelector(`meta[name="clinic-${name}"]`)?.content ?? '';

/** Whether this is the service's own page, and nobody's frame. */
export const own = meta('own') === 'true';

/** Some answers are slow, and no request is to arrive with a token that has just ended. */
const EARLY_MILLISECONDS = 30_000;

/**
 * A token of the session; of a page that is for one patient alone, that page's.
 * @returns token and when, by this device's clock, another is needed; the refusing status instead.
 */
export const issue = async (capability = meta('capability'), patient_id = meta('patient')) => {
  const asked = { csrf: meta('csrf'), ...(capability ? { capability, patient_id } : {}) };
  const response = await fetch('/workspace/token', { method: 'POST', body: new URLSearchParams(asked) });
  if (!response.ok) return { refused: response.status };
  const { token, expires_in } = await response.json();
  return { token, renewAt: Date.now() + expires_in * 1_000 - EARLY_MILLISECONDS };
};

/** Says it for as long as the page is open: what was typed can still be copied out of it. */
export const tellSignedOut = () => {
  if (document.getElementById('signed-out')) return;
  const [line, link] = [document.createElement('p'), document.createElement('a')];
  line.id = 'signed-out';
  line.className = 'card warn';
  line.setAttribute('role', 'alert');
  link.href = '/login';
  link.textContent = 'Sign in again';
  line.append('You are signed out. ', link);
  const surface = document.getElementById('surface');
  surface.parentElement.insertBefore(line, surface);
};
