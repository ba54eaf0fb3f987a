import { expect } from '@jest/globals';
import type { AreaTests } from '../stage.ts';

const tests: AreaTests = (stage, test) => {
  test('shows the day, and opens a client from it', async () => {
    const { world, practice, clinician, mint } = await stage().office();
    const start = new Date(Date.now() + 3_600_000);
    await clinician.post('/v1/partner/appointments', {
      ...world.booking(practice, 0),
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + 3_000_000).toISOString(),
    });
    const opened = await stage().open({ token: await mint() });
    const { inside } = opened;
    await inside.getByRole('button', { name: 'Open session' }).waitFor();
    expect(await stage().look(opened, 'home')).toEqual([]);
    await inside.getByRole('main').getByRole('link', { name: 'Noa Lind' }).first().click();
    await inside.getByRole('heading', { level: 1, name: 'Noa Lind' }).waitFor();
    await opened.close();
  });
};
export default tests;
