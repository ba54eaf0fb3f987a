import { createInterface } from 'node:readline/promises';
import { PassThrough, type Writable } from 'node:stream';
import { Refusal } from '../../platform/refusal.ts';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: Writable;
}

interface Question {
  readonly text: string;
  /** Whether the typed text stays invisible. */
  readonly hidden?: boolean;
}

/** Asks a question at the terminal. @throws Refusal if the operator ends it with Ctrl-C or Ctrl-D. */
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
