/**
 * Decodes base64url, but only the canonical spelling; else undefined. Most bytes have other spellings too, because
 * the last character may hold unused bits: a text that somebody changed must not count as the one that we issued.
 */
export const fromBase64url = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
};
