import { afterAll, beforeAll, describe, jest, test } from '@jest/globals';
import { testAreas } from './area-groups.ts';

await testAreas({ afterAll, beforeAll, describe, jest, test }, 'day');
