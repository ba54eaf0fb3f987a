import { expect } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { followLink, takeSessionSeat } from '../../support/session-seat.ts';
import { furnish } from '../furnished-office.ts';
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

  test('a session that was ended before its time is not opened again: its note is written', async () => {
    const { world, practice, clinician, mint } = await stage().office();
    const { baseUrl } = stage().app;
    const start = new Date(Date.now() - 600_000);
    const { body } = await clinician.post('/v1/partner/appointments', {
      ...world.booking(practice, 0),
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + 3_000_000).toISOString(),
    });
    const seat = takeSessionSeat([baseUrl], await followLink(baseUrl, body.data.clinician_video_url));
    await eventually(async () => seat.view() !== undefined);
    await seat.ask({ do: 'end' });
    await seat.leave();
    const opened = await stage().open({ token: await mint() });
    const main = opened.inside.getByRole('main');
    await main.getByRole('button', { name: 'Write the note: Noa Lind' }).waitFor();
    await main.getByText('Ended', { exact: true }).waitFor();
    expect(await main.getByRole('button', { name: 'Open session' }).count()).toBe(0);
    expect(await stage().look(opened, 'home-ended')).toEqual([]);
    await opened.close();
  });

  test('tells what came in and what needs attention, each a press away', async () => {
    const office = await stage().office();
    await furnish(stage(), office);
    const opened = await stage().open({ token: await office.mint() });
    const { inside } = opened;
    const main = inside.getByRole('main');
    const attention = main.getByRole('region', { name: 'Needs your attention' });
    await attention.getByText('Your own e-mail about a session with Noa Lind did not reach you.').waitFor();
    await attention.getByText('A storybook could not be made.').waitFor();
    await main
      .getByText(/Before the first session · /)
      .first()
      .waitFor();
    expect(await main.getByText(/Before the first session · /).count()).toBe(3);
    await main.getByText(/Note of /).waitFor();
    expect(await stage().look(opened, 'home-full')).toEqual([]);
    await opened.host(`frame.updateLocale('de')`);
    await main.getByText('Neue Antworten').waitFor();
    expect(await stage().look(opened, 'home-german')).toEqual([]);
    await opened.host(`frame.updateLocale('en')`);
    await main
      .getByRole('listitem')
      .filter({ hasText: 'Before the first session' })
      .getByRole('link')
      .first()
      .click();
    await inside.getByRole('heading', { level: 1, name: 'Before the first session' }).waitFor();
    await inside.getByText('Noa Lind (3 times)').first().waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
