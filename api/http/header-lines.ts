import type { IncomingMessage } from 'node:http';

/**
 * The values of every line that has this name: `headers` keeps one of several, `headersDistinct` sorts all the others
 * too.
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
