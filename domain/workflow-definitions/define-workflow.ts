import type { TaskQueue } from '../../platform/configuration/task-queues.ts';

/**
 * Everything about a workflow that others need, in one place. These derive from it: the commands of the outbox, their
 * delivery, the operator's look-up by id, the search attributes, the versioning of workers, and the list of histories
 * that must replay.
 */
export interface WorkflowSpecification {
  /** Its type in Temporal. Histories store it, so it is never renamed. */
  readonly type: string;
  /** Names of the ids that are its input. The last one names the resource. Inputs never contain free text. */
  readonly input: readonly string[];
  /** Its id in Temporal, made from the id of its resource. Temporal stores it unencrypted and for ever. */
  readonly workflowId: (resourceId: string) => string;
  /** The search attribute `Flow`. */
  readonly flow: string;
  readonly queue: TaskQueue;
  /** The names of its signals, with the meaning of each. The outbox sends the first one, unless its command names another. */
  readonly signals?: Readonly<Record<string, string>>;
  /**
   * How the outbox delivers its command. `start` refuses a second run under the same id. `signal_with_start` wakes
   * the running workflow, or starts one: for reconcilers, which compare and correct as often as they are woken.
   */
  readonly delivery: 'start' | 'signal_with_start';
  /** Shown in Temporal's UI. It has only words of ours and ids, no personal data. */
  readonly summary: (resourceId: string) => string;
  /** The values that the search attribute `Stage` takes after `queued`. */
  readonly stages: readonly string[];
  /**
   * Which version of the workers continues a run after a roll-out, if worker versions are on. `PINNED`: the version
   * that began it, for workflows that end within a day. `AUTO_UPGRADE`: the current version, for workflows that may
   * run longer; their changes need `patched()`.
   */
  readonly versioning: 'PINNED' | 'AUTO_UPGRADE';
}

type InputOf<Specification extends WorkflowSpecification> = {
  readonly [Name in Specification['input'][number]]: string;
};

/** What the outbox stores. `restart`, used by the operator's command line, starts a failed workflow again. */
export interface Command<Type extends string = string, Input = object> {
  readonly workflowId: string;
  readonly workflowType: Type;
  readonly kind: 'start' | 'signal_with_start' | 'restart';
  readonly input: Input;
  /** The delay before the first step, counted from the delivery to Temporal; no delay if absent. */
  readonly startDelaySeconds?: number;
  /** The signal to send, where it is not the first of the definition. */
  readonly signal?: string;
}

/** One id for each name of the input, in the same order. */
type Ids<Names extends readonly string[]> = { [Position in keyof Names]: string };

export type WorkflowDefinition<Specification extends WorkflowSpecification> = Specification & {
  /** The command by which the outbox starts or wakes it. */
  readonly command: (
    ...ids: Ids<Specification['input']>
  ) => Command<Specification['type'], InputOf<Specification>>;
  /** The command that signals the workflow, whatever its usual delivery is. It starts a run if there is none. */
  readonly signalCommand: (
    ...ids: Ids<Specification['input']>
  ) => Command<Specification['type'], InputOf<Specification>>;
};

/** @example defineWorkflow({ type: 'shareContent', input: ['organizationId', 'shareId'], … }) */
export const defineWorkflow = <const Specification extends WorkflowSpecification>(
  specification: Specification,
): WorkflowDefinition<Specification> => {
  const { type, input, workflowId, delivery } = specification;
  const commandOf =
    (kind: WorkflowSpecification['delivery']) =>
    (...ids: readonly string[]) => ({
      workflowId: workflowId(ids.at(-1) as string),
      workflowType: type,
      kind,
      input: Object.fromEntries(input.map((name, at) => [name, ids[at]])),
    });
  return {
    ...specification,
    command: commandOf(delivery),
    signalCommand: commandOf('signal_with_start'),
  } as unknown as WorkflowDefinition<Specification>;
};

/** Definitions by their types. A key that differs from the type does not compile. */
export const byType = <Definitions extends { readonly [Type in keyof Definitions]: { readonly type: Type } }>(
  definitions: Definitions,
): Definitions => definitions;

/** The input of a workflow, derived from its definition. */
export type WorkflowInput<Definition extends { readonly command: (...ids: never) => { input: unknown } }> =
  ReturnType<Definition['command']>['input'];

/** @param seconds that the workflow waits in Temporal before its first step; 0 for none. */
export const delayed = <Delayed extends Command>(command: Delayed, seconds: number): Delayed =>
  seconds > 0 ? { ...command, startDelaySeconds: seconds } : command;
