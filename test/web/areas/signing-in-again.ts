import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sql } from '../../../platform/database/rows.ts';
import { linked, PASSWORD } from '../../support/direct-login.ts';
import { ownWorkspace, pageOf } from '../../support/own-workspace.ts';
import type { AreaTests, WebStage } from '../stage.ts';

/** After a direct login: what stands in a page is saved after signing in again in another tab. */

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').first().click();
  await page.locator('#area .home').waitFor();
};

/** A practitioner who writes a note, and one of another practice who uses the same browser. */
const open = async (stage: WebStage) => {
  const { app, browser } = stage;
  const { world, clinic, practitioner } = await linked(app);
  const other = await linked(app);
  const patient = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
  });
  const partner = await world.as(practitioner.id);
  const begun = Date.now() - 3_600_000;
  const booked = await partner.post('/v1/partner/appointments', {
    ...world.booking({ clinic, practitioner, patient }, 0),
    start_at: new Date(begun).toISOString(),
    end_at: new Date(begun + 3_000_000).toISOString(),
  });
  const own = await ownWorkspace(app, await pageOf(app, practitioner.email));
  const written = await own.post('/api/embed/notes', {
    partner_appointment_id: booked.body.data.id,
    body: 'We built',
  });
  const { id } = written.body.data;
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${app.baseUrl}/login`);
  await signIn(page, practitioner.email);
  await page.goto(`${app.baseUrl}/workspace/clinical-notes/${id}`);
  await page.getByRole('textbox', { name: 'Note', exact: true }).waitFor();
  const endSessions = () =>
    app.owner.rows.all(sql`delete from login_sessions where practitioner_id = ${practitioner.id}`);
  const saved = async () => (await partner.get('/v1/partner/notes?include=body')).body.data[0].body as string;
  /** What stands in the page could not be saved, and another tab opens. */
  const tabOf = async (link: string): Promise<Page> => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: link }).click(),
    ]);
    return tab;
  };
  const write = (words: string) => page.getByRole('textbox', { name: 'Note', exact: true }).fill(words);
  return { context, page, practitioner, other, endSessions, saved, tabOf, write };
};

const tests: AreaTests = (stage, test) => {
  test('what was written is saved after signing in again in another tab, and the page can still sign out', async () => {
    const { context, page, practitioner, endSessions, saved, tabOf, write } = await open(stage());
    await endSessions();
    await write('We built a castle');
    await page.getByText(/^Not saved: the session has ended/).waitFor();
    await stage().shoot(page, 'signed-out');
    const tab = await tabOf('Sign in again');
    await signIn(tab, practitioner.email);
    await tab.close();
    await page.bringToFront();
    await page.getByText(/^Saved at/).waitFor();
    await page.getByText('You are signed out.').waitFor({ state: 'detached' });
    expect(await saved()).toBe('We built a castle');
    await write('We built a castle and a moat');
    await page.getByText(/^Saved at/).waitFor();
    await page.locator('form[action="/logout"] button').first().click();
    await page.locator('[name=email]').waitFor();
    await context.close();
  });

  test('where somebody else signed in, nothing is sent in their name, until the first person is back', async () => {
    const { context, page, practitioner, other, endSessions, saved, tabOf, write } = await open(stage());
    await endSessions();
    await write('We built a tower');
    const tab = await tabOf('Sign in again');
    await signIn(tab, other.practitioner.email);
    const tokens: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/workspace/token')) tokens.push(response.status());
    });
    await page.bringToFront();
    await page.getByText(/^Somebody else has signed in in this browser/).waitFor();
    await write('We built a tower and a wall');
    await page.getByText(/^Not saved: the session has ended/).waitFor();
    await stage().shoot(page, 'somebody-else');
    expect(new Set(tokens)).toEqual(new Set([403]));
    expect(await saved()).toBe('We built');
    await tab.goto(`${stage().app.baseUrl}/logout`);
    await tab.locator('form[action="/logout"] button').first().click();
    await signIn(tab, practitioner.email);
    await page.bringToFront();
    await page.getByText(/^Saved at/).waitFor();
    expect(await saved()).toBe('We built a tower and a wall');
    await context.close();
  });
};
export default tests;
