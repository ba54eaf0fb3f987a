import { storybooks } from '../storybooks/storybooks.resource.ts';
import { worksheets } from '../worksheets/worksheet.resource.ts';
import { shareEndpoints } from './share-endpoints.ts';

export const worksheetShareEndpoints = shareEndpoints({
  type: 'worksheet',
  noun: 'Worksheet',
  content: worksheets,
});

export const storybookShareEndpoints = shareEndpoints({
  type: 'storybook',
  noun: 'Storybook',
  content: storybooks,
});
