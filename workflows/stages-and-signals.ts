import {
  defineSignal,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';

/**
 * Publishes the stage of a workflow: as the search attribute `Stage`, by which operators filter, and as text on the
 * workflow's page. Neither has personal data.
 */
export const stagesOf =
  <Stage extends string>(_definition: { readonly stages: readonly Stage[] }) =>
  (stage: Stage, details: string): void => {
    const current = workflowInfo()
      .typedSearchAttributes.getAll()
      .find(({ key }) => key.name === 'Stage');
    if (current?.value !== stage)
      upsertSearchAttributes([{ key: { name: 'Stage', type: 'KEYWORD' }, value: stage }]);
    setCurrentDetails(details);
  };

/** Registers the handler of a signal. Temporal's UI shows its description. */
export const onSignal = <Signals extends Readonly<Record<string, string>>>(
  { signals }: { readonly signals: Signals },
  name: keyof Signals & string,
  handler: () => void,
): void => {
  setHandler(defineSignal(name), handler, { description: signals[name] as string });
};
