import type { IncomingMessage } from 'node:http';

/**
 * The values of all lines with this name. `headers` keeps only one of several lines, and `headersDistinct` would also
 * sort all other headers.
 * @param name in lower case.
 */
export const headerLines = ({ rawHeaders }: IncomingMessage, name: string): readonly string[] => {
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] as string;
    if (sent.length === name.length && sent.toLowerCase() === name) lines.push(rawHeaders[at + 1] as string);
  }
  return lines;
};
