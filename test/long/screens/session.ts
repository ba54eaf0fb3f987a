import type { Page } from 'playwright-core';
import type { PartOfScreens } from './camera.ts';

const PATIENCE = 30_000;

const sit = async ({ stage }: PartOfScreens, link: string): Promise<Page> => {
  const context = await stage.browser.newContext({
    viewport: { width: 1_440, height: 900 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(link);
  return page;
};

/** A session of the clinic's patient, with both its links. */
const bookSession = async ({ clinic }: PartOfScreens, hour: number) => {
  const { world, practice } = clinic.office;
  const { body } = await world.partner.post('/v1/partner/appointments', world.booking(practice, hour));
  return { hers: body.data.clinician_video_url as string, theirs: body.data.patient_video_url as string };
};

/** Each room by day and by night, in the clinician's seat. */
export const rooms = async (part: PartOfScreens): Promise<void> => {
  const { camera, clinic } = part;
  const { hers } = await bookSession(part, 2_000);
  const page = await sit(part, hers);
  await page.getByRole('heading', { name: 'Choose a room' }).waitFor();
  await camera.shoot(page, 'session-choose-room');
  for (const [index, { name, theme }] of clinic.rooms.entries())
    await camera.step(`room-${theme}`, async () => {
      if (index > 0) await page.reload();
      const change = page.getByRole('button', { name: 'Choose a room' });
      await Promise.race([
        change.waitFor().then(() => change.click()),
        page.getByRole('heading', { name: 'Choose a room' }).waitFor(),
      ]);
      await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'Sand tray' }).waitFor();
      await camera.shoot(page, `room-${theme}`);
      if (index > 1) return;
      await page.getByRole('button', { name: 'Night' }).click();
      await page.locator('.session-room.is-night').waitFor();
      await camera.shoot(page, `room-${theme}-night`);
      await page.getByRole('button', { name: 'Day' }).click();
    });
  await page.context().close();
};

/** Both seats from the waiting room to the end. */
export const sessionOfTwo = async (part: PartOfScreens): Promise<void> => {
  const { camera, clinic } = part;
  const { hers, theirs } = await bookSession(part, 2_100);
  const client = await sit(part, theirs);
  await client.getByRole('heading', { name: 'You are in the waiting room' }).waitFor();
  await camera.shoot(client, 'session-waiting');
  const clinician = await sit(part, hers);
  await clinician.getByRole('button', { name: clinic.rooms[0]?.name }).click();
  await client.getByRole('button', { name: 'Sand tray' }).waitFor();
  await camera.shoot(client, 'session-room-client');
  for (const thing of ['Games for two', 'Calm corner', 'Books and worksheets'])
    await camera.step(`session-${thing}`, async () => {
      await clinician.getByRole('button', { name: thing }).click();
      await clinician.waitForTimeout(400);
      await camera.shoot(clinician, `session-${thing.toLowerCase().replaceAll(' ', '-')}`);
      await clinician.getByRole('button', { name: 'Back to the room' }).click();
    });
  for (const [thing, file] of [
    ['Whiteboard', 'whiteboard'],
    ['Sand tray', 'sandtray'],
    ['Dollhouse', 'dollhouse'],
  ] as const)
    await camera.step(`session-${file}`, async () => {
      await clinician.getByRole('button', { name: thing }).click();
      await client.getByRole('region', { name: thing }).waitFor();
      await clinician.waitForTimeout(1_500);
      await camera.shoot(clinician, `session-${file}`);
      await camera.shoot(client, `session-${file}-client`);
      await clinician.getByRole('button', { name: 'Back to the room' }).click();
    });
  await client.getByRole('button', { name: 'I need a break' }).click();
  await clinician.getByText('asks for a break').waitFor();
  await camera.shoot(clinician, 'session-break-clinician');
  await camera.shoot(client, 'session-break-client');
  await clinician.getByRole('button', { name: 'End the session' }).click();
  await camera.shoot(clinician, 'session-end');
  await clinician.getByRole('alertdialog').getByRole('button', { name: 'End the session' }).click();
  await client.getByRole('heading', { name: 'Goodbye!' }).waitFor();
  await camera.shoot(client, 'session-goodbye-client');
  await camera.shoot(clinician, 'session-goodbye-clinician');
  await client.goto(theirs);
  await camera.shoot(client, 'session-join-after-end');
  await client.context().close();
  await clinician.context().close();
};
