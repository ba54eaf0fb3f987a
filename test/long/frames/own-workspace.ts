import path from 'node:path';
import type { Page } from 'playwright-core';
import type { RunningApp } from '../../support/app.ts';
import { linked, PASSWORD } from '../../support/direct-login.ts';
import { formBody } from '../../support/forms.ts';
import { pageOf } from '../../support/own-workspace.ts';
import { pixelsOver, violationsOn } from '../pages/violations.ts';
import type { Part } from './stage.ts';

const AREAS = ['Clients', 'Notes', 'Calendar', 'Forms', 'Storybooks', 'Worksheets', 'Rooms', 'Community'];
const SCREENS = [
  ['wide', { viewport: { width: 1_440, height: 900 } }],
  ['phone', { viewport: { width: 380, height: 800 }, isMobile: true, hasTouch: true }],
] as const;

const prepare = async (app: RunningApp) => {
  const { world, clinic, practitioner } = await linked(app);
  const patient = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
    email: 'family@family.example',
  });
  const clinician = await world.as(practitioner.id);
  await clinician.post('/v1/partner/appointments', world.booking({ clinic, practitioner, patient }));
  await clinician.post('/v1/partner/forms', formBody());
  return { clinician, practitioner, patient };
};

/** The service's own workspace after a sign-in, wide and on a telephone: the same application, with no host around it. */
export const ownWorkspace: Part = async ({ app, browser, axe, shots, expect, complain }) => {
  for (const [screen, options] of SCREENS) {
    const { clinician, practitioner, patient } = await prepare(app);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complain(message.text());
    });
    page.on('pageerror', (error) => complain(error.message));
    let issued = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/workspace/token')) issued += 1;
      if (/eyJ/.test(request.url())) complain(`${screen}: a token is in an address`);
    });
    const told = (is: boolean, what: string) => expect(is, `own workspace, ${screen}: ${what}`);
    const shoot = async (name: string, of: Page = page) => {
      for (const { id, nodes } of await violationsOn(of, axe))
        complain(
          `own ${name} (${screen}): axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      const over = await pixelsOver(of);
      if (over > 0) complain(`own ${name} (${screen}): ${over} px wider than the screen`);
      if (shots) await of.screenshot({ path: path.join(shots, `own-${name}.${screen}.png`), fullPage: true });
    };
    /** On a telephone the areas and the login are behind a button. */
    const menu = async () => {
      const button = page.locator('.narrow-bar > button');
      if (await button.isVisible()) await button.click();
    };
    const area = async (title: string) => {
      await menu();
      await page.click(`nav >> :text-is("${title}") >> visible=true`);
      await page.waitForSelector(`#area h1:text-is("${title}")`);
      await page.waitForSelector('#area .skeleton', {
        state: 'detached',
      });
    };

    await page.clock.install();
    await page.goto(`${app.baseUrl}/login`);
    await page.fill('[name=email]', practitioner.email);
    await page.fill('[name=password]', PASSWORD);
    await page.click('button[type=submit]');
    await page.waitForSelector('#area .home');
    told(new URL(page.url()).pathname === '/workspace', 'signing in leads into the workspace');
    told(
      (await page.textContent('.account'))?.includes(practitioner.last_name) ?? false,
      'says whose login it is',
    );
    const kept = await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length');
    told(kept === 0, 'keeps nothing where a script could find it');
    await shoot('home');
    for (const title of AREAS) {
      await area(title);
      await shoot(title.toLowerCase());
    }
    told(issued === 1, 'asks for one token, however much is opened');
    await page.goBack();
    await page.waitForSelector('#area h1:text-is("Rooms")');
    told(new URL(page.url()).pathname === '/workspace/playrooms', 'the browser goes back to the area before');
    await page.reload();
    await page.waitForSelector('#area h1:text-is("Rooms")');

    await area('Forms');
    await page.click('button[aria-label^="Send"]');
    await page.click('button:has-text("Send by e-mail")');
    await page.waitForSelector('.toast:has-text("on its way")');
    const [form] = (await clinician.get('/v1/partner/forms')).body.data;
    const submitted = async () =>
      (await clinician.get(`/v1/partner/forms/${form.id}/submissions`)).body.data as {
        readonly status: string;
        readonly partner_patient_id: string;
      }[];
    told((await submitted())[0]?.partner_patient_id === patient.id, 'sends a form to a patient');
    await page.click('button[aria-label^="Send"]');
    await page.click('button:has-text("Fill in together")');
    await page.waitForSelector('form .ask');
    told((await page.$('.account')) === null, 'a form in the hands of a patient has no login on it');
    await shoot('form');
    for (const input of await page.$$('form input[type=text], textarea')) await input.fill('Something');
    for (const input of await page.$$('form input[type=number]'))
      await input.fill((await input.getAttribute('min')) || '1');
    for (const input of await page.$$('form input[type=date]')) await input.fill('2026-01-02');
    for (const group of await page.$$('fieldset')) await (await group.$('input'))?.check();
    await page.click('button:text-is("Hand in")');
    await page.waitForSelector('h1:text-is("Thank you")');
    await shoot('form-done');
    told((await submitted())[0]?.status === 'completed', 'a form is filled in with a patient');
    await page.click('a:text-is("Back to the workspace")');
    await page.waitForSelector('#area h1:text-is("Forms")');

    const before = issued;
    await page.clock.fastForward('10:00');
    await area('Clients');
    told(issued === before + 1, 'a token that ended is renewed when it is needed, not before');

    const elsewhere = await pageOf(app, practitioner.email);
    await elsewhere.visitor.submit('/logout/everywhere', { csrf: elsewhere.csrf });
    await menu();
    await page.click('nav >> :text-is("Notes") >> visible=true');
    await page.waitForSelector('#signed-out');
    told(true, 'signing out everywhere is told on the next thing that is done');
    await shoot('signed-out');
    await page.click('#signed-out a');
    await page.waitForSelector('h1:text-is("Sign in")');
    await page.fill('[name=email]', practitioner.email);
    await page.fill('[name=password]', PASSWORD);
    await page.click('button[type=submit]');
    await page.waitForSelector('#area .home');
    await menu();
    await page.click('button:text-is("Sign out") >> visible=true');
    await page.waitForSelector('h1:text-is("Sign in")');
    await page.goBack();
    await page.waitForSelector('h1:text-is("Sign in")');
    told(true, 'after signing out, going back shows nothing of it');
    await context.close();
  }
};
