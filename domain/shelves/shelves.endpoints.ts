import { playrooms } from '../playrooms/playrooms.endpoints.ts';
import { toolkits } from '../toolkits/toolkits.endpoints.ts';
import { shelfEndpoints } from './shelf-endpoints.ts';

export const playroomShelfEndpoints = shelfEndpoints({
  noun: 'Playroom',
  tag: 'Playrooms',
  path: '/v1/partner/playrooms',
  holder: playrooms,
  column: 'playroom_id',
});

export const toolkitShelfEndpoints = shelfEndpoints({
  noun: 'Toolkit',
  tag: 'Toolkits',
  path: '/v1/partner/toolkits',
  holder: toolkits,
  column: 'toolkit_id',
});
