// Refusals of the embed tier as errors, with what a person and the host need of them.
import type { components } from '../api/embed-api.ts';

type Schemas = components['schemas'];

/** `NotFound` → `not-found`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Rest>}`
  : Name;
type ProblemName<Name> = Name extends `${infer Slug}Problem` ? Slug : never;

/** Every problem that the embed tier's document declares, by its slug. */
export type ProblemSlug = Kebab<ProblemName<keyof Schemas>>;
export type FieldFault = Schemas['FieldFault'];

export interface ProblemDocument {
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  readonly detail?: string;
  readonly request_id?: string;
  readonly fields?: readonly FieldFault[];
  readonly [name: string]: unknown;
}

const slugOf = ({ type }: ProblemDocument): string =>
  String(type ?? '')
    .split('/')
    .at(-1) ?? '';

/** A request that was refused (`status`), or that got no answer (`status` 0). */
export class Refused extends Error {
  readonly status: number;
  readonly problem: ProblemDocument;
  /** Empty where there was no problem document. Unknown slugs stay strings. */
  readonly slug: ProblemSlug | (string & {});
  readonly requestId: string | undefined;
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter: number | undefined;
  constructor(status: number, problem: ProblemDocument = {}, retryAfter?: number) {
    super(words(status, problem));
    this.status = status;
    this.problem = problem;
    this.slug = slugOf(problem);
    this.requestId = problem.request_id;
    this.retryAfter = retryAfter;
  }
}

export type SayRefusal = (status: number, problem: ProblemDocument, slug: string) => string;
let say: SayRefusal | undefined;
const words = (status: number, problem: ProblemDocument): string =>
  say?.(status, problem, slugOf(problem)) ?? problem.detail ?? problem.title ?? '';

/** Sets what a refusal says to a person, in the person's language. */
export const sayRefusalsBy = (how: SayRefusal): void => {
  say = how;
};
/** The same for pages without the shell. Where the shell is there, its own words stay. */
export const sayRefusalsByDefault = (how: SayRefusal): void => {
  say ??= how;
};

/** Whether it passes by itself, so that another attempt may help. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 0 || error.status === 429 || error.status >= 500);
