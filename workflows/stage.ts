import { setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';

/**
 * Says where a workflow is: as the search attribute `Stage`, by which operators filter, and in words on
 * the workflow's page. No personal data in either.
 */
export const reached = (stage: string, details: string): void => {
  const current = workflowInfo()
    .typedSearchAttributes.getAll()
    .find(({ key }) => key.name === 'Stage');
  if (current?.value !== stage)
    upsertSearchAttributes([{ key: { name: 'Stage', type: 'KEYWORD' }, value: stage }]);
  setCurrentDetails(details);
};
