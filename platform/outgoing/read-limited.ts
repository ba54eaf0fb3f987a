/** Reads a server's answer as text; undefined where it is too long. The rest is not awaited. */
export const readLimited = async (
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<string | undefined> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};
