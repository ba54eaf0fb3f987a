import {
  defineSignal,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';

/**
 * Says where a workflow is: its stage as the search attribute `Stage`, by which operators filter, and in words on the
 * workflow's page. No personal data in either.
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

/** Registers what a signal of the definition does; its description is shown in Temporal's UI. */
export const onSignal = <Signals extends Readonly<Record<string, string>>>(
  { signals }: { readonly signals: Signals },
  name: keyof Signals & string,
  handler: () => void,
): void => {
  setHandler(defineSignal(name), handler, { description: signals[name] as string });
};
