import { createInterface } from 'node:readline/promises';
import { PassThrough, type Writable } from 'node:stream';
import { Refusal } from '../../platform/refusal.ts';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: Writable;
}

interface Question {
  readonly text: string;
  /** What is typed is shown nowhere. */
  readonly hidden?: boolean;
}

/** @throws Refusal when who is asked leaves instead, by Ctrl-C or Ctrl-D. */
export const ask = async (
  { text, hidden = false }: Question,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> => {
  if (hidden) output.write(text);
  const shown = hidden ? new PassThrough().resume() : output;
  const line = createInterface({ input, output: shown, terminal: true });
  try {
    const answer = await line.question(hidden ? '' : text);
    if (hidden) output.write('\n');
    return answer;
  } catch {
    output.write('\n');
    throw new Refusal('Nothing was changed.');
  } finally {
    line.close();
  }
};
