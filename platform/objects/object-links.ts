import { openJsonText, sealJsonText } from '../sealed-json.ts';
import type { Secrets } from '../secrets.ts';
import type { LinkTerms } from './objects.ts';

/**
 * The content of a link is sealed (AES-256-GCM): nobody can read the key in it, which contains ids, and nobody can
 * make or change a link.
 */

const CONTEXT = 'object-link';

/** The path of links; {@link sealLink} makes the rest of the address. */
export const LINK_PATH = '/objects';

export interface OpenedLink extends LinkTerms {
  readonly key: string;
}

export const sealLink = (secrets: Secrets, key: string, terms: LinkTerms): string => {
  const { expires_at, media_type, file_name = null, clinician_id = null } = terms;
  const words = [key, Math.floor(expires_at.getTime() / 1000), media_type, file_name, clinician_id];
  return sealJsonText(secrets, words, CONTEXT);
};

/** @returns undefined for a link that was changed, was never issued by us, or has expired. */
export const openLink = (secrets: Secrets, token: string, now: Date): OpenedLink | undefined => {
  const words = openJsonText<[string, number, string, string | null, (string | null)?]>(
    secrets,
    token,
    CONTEXT,
  );
  if (!words) return undefined;
  // Links of the preceding version name no clinician; they live for an hour at most.
  const [key, expires, media_type, file_name, clinician_id = null] = words;
  const expires_at = new Date(expires * 1000);
  if (now >= expires_at) return undefined;
  return { key, expires_at, media_type, clinician_id, ...(file_name === null ? {} : { file_name }) };
};
