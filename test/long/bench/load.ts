import { connect, type Socket } from 'node:net';

/**
 * Makes the load of one measurement, in a process of its own. Each connection sends its next request when the last answer
 * is complete. The process parses answers as little as possible, to leave the machine to what is measured. It gets the
 * plan as a message and sends the result as one.
 */
export interface LoadPlan {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /**
   * Heads and bodies as they go over the wire, sent in turn. `{n}` becomes a unique number; `{start}` and `{end}` become
   * the window of that number: 50 minutes, an hour after the window of the number before.
   */
  readonly requests: readonly string[];
  /** The expected status of each answer. */
  readonly status: number;
  readonly firstNumber: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** The first answer with another status. */
  readonly wrong: string | undefined;
  readonly nextNumber: number;
}

const HEAD_END = '\r\n\r\n';
const FIRST_WINDOW = Date.UTC(2040, 0, 1);

const filled = (request: string, number: number): string => {
  const text = request.replaceAll('{n}', String(number).padStart(9, '0'));
  if (!text.includes('{start}')) return text;
  const start = FIRST_WINDOW + number * 3_600_000;
  return text
    .replace('{start}', new Date(start).toISOString())
    .replace('{end}', new Date(start + 50 * 60_000).toISOString());
};

const run = (plan: LoadPlan): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const latencies: number[] = [];
    let wrong: string | undefined;
    let number = plan.firstNumber;
    let turn = 0;
    const started = performance.now();
    const until = started + plan.seconds * 1_000;
    let open = plan.connections;

    const finish = (socket: Socket) => {
      socket.destroy();
      open -= 1;
      if (open > 0) return;
      const sorted = latencies.toSorted((a, b) => a - b);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      const seconds = (performance.now() - started) / 1_000;
      resolve({
        requests: sorted.length,
        seconds,
        p50: at(0.5),
        p99: at(0.99),
        wrong,
        nextNumber: number,
      });
    };

    for (let index = 0; index < plan.connections; index += 1) {
      const socket = connect(plan.port, '127.0.0.1');
      socket.setNoDelay(true);
      let sentAt = 0;
      let received = '';
      const send = () => {
        if (performance.now() >= until) return finish(socket);
        const request = plan.requests[turn % plan.requests.length] as string;
        turn += 1;
        number += 1;
        sentAt = performance.now();
        socket.write(filled(request, number), 'latin1');
      };
      socket.setEncoding('latin1');
      socket.on('data', (chunk: string) => {
        received = received === '' ? chunk : received + chunk;
        const end = received.indexOf(HEAD_END);
        if (end < 0) return;
        const at = received.search(/\r\ncontent-length: /i);
        const length = Number.parseInt(received.slice(at + 18, at + 30), 10);
        if (received.length < end + HEAD_END.length + length) return;
        if (Number(received.slice(9, 12)) !== plan.status) wrong ??= received.slice(0, 1_500);
        received = '';
        latencies.push(performance.now() - sentAt);
        send();
      });
      socket.on('error', reject);
      socket.on('connect', send);
    }
  });

process.on('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${error}\n`);
      process.exit(1);
    },
  );
});
