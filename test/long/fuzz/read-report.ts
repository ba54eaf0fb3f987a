import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Of schemathesis's report (one JSON document a line), what was answered and what was found. */
export interface FuzzReport {
  /** Number of answers by operation (`GET /v1/partner/clinics`) and status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly cases: number;
  readonly failures: readonly string[];
}

interface Scenario {
  readonly status?: string;
  /** What has no entries is left out. */
  readonly recorder: {
    readonly cases?: Readonly<
      Record<string, { readonly value: { readonly method: string; readonly path: string } }>
    >;
    readonly interactions?: Readonly<
      Record<string, { readonly response?: { readonly status_code: number } | null }>
    >;
    readonly checks?: Readonly<
      Record<
        string,
        readonly {
          readonly name: string;
          readonly status: string;
          readonly failure_info?: {
            readonly failure: { readonly message?: string; readonly title?: string };
          } | null;
        }[]
      >
    >;
  };
}

export const readReport = async (file: string): Promise<FuzzReport> => {
  const statuses = new Map<string, Map<number, number>>();
  const failures = new Map<string, number>();
  let cases = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const event = JSON.parse(line) as Record<string, Scenario | undefined>;
    const problem = event.NonFatalError ?? event.FatalError;
    if (problem) failures.set(`error: ${JSON.stringify(problem).slice(0, 500)}`, 1);
    if (event.ScenarioFinished?.status === 'error')
      failures.set('A scenario ended with an error, which is told above', 1);
    const recorder = event.ScenarioFinished?.recorder;
    if (!recorder) continue;
    const labelOf = (id: string) => {
      const { method, path } = recorder.cases?.[id]?.value ?? { method: '?', path: '?' };
      return `${method.toUpperCase()} ${path}`;
    };
    for (const [id, { response }] of Object.entries(recorder.interactions ?? {})) {
      if (!response) continue;
      cases += 1;
      const label = labelOf(id);
      const counts = statuses.get(label) ?? new Map<number, number>();
      counts.set(response.status_code, (counts.get(response.status_code) ?? 0) + 1);
      statuses.set(label, counts);
    }
    for (const [id, checks] of Object.entries(recorder.checks ?? {}))
      for (const { name, status, failure_info } of checks) {
        if (status !== 'failure') continue;
        const { title, message } = failure_info?.failure ?? {};
        const text = `${labelOf(id)}: ${name}: ${message ?? title ?? ''}`;
        failures.set(text, (failures.get(text) ?? 0) + 1);
      }
  }
  return { statuses, cases, failures: [...failures].map(([text, count]) => `${text} (${count} times)`) };
};
