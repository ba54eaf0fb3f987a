/**
 * The bytes of a text in base64url as it is written here, else undefined. Most bytes have other spellings too (the last
 * character may hold bits that mean nothing): what somebody changed must not pass for what we gave out.
 */
export const fromBase64url = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
};
