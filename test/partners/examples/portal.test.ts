import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { freePorts } from '../../../local/ports.ts';
import { pixelsOver, readAxe, violationsOn } from '../../long/pages/violations.ts';
import { eventually } from '../../support/eventually.ts';
import { formBody } from '../../support/forms.ts';
import { readyStorybook } from '../../support/storybooks.ts';
import { onStage } from '../../web/on-stage.ts';
import { LOOKS, type Office, PATIENCE_MILLISECONDS, WIDTHS } from '../../web/stage.ts';

/** The example portal, as a clinician meets it: in a browser, on an origin of its own. */

const { inBrowser, stage } = await onStage({ afterAll, beforeAll, jest, test });
const SERVER = fileURLToPath(new URL('../../../partners/examples/portal/server.mjs', import.meta.url));

interface Portal {
  readonly origin: string;
  readonly office: Office;
  readonly process: ChildProcess;
}
const portals: ChildProcess[] = [];
afterAll(async () => {
  for (const one of portals) {
    const ended = once(one, 'exit');
    one.kill('SIGTERM');
    await ended;
  }
});

/** A portal of one organization, which knows what any partner's server knows. */
const startPortal = async (): Promise<Portal> => {
  const { app } = stage();
  const office = await stage().office();
  const [port] = await freePorts(1);
  const { credential } = office.world;
  const portal = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PORT: String(port),
      CLINIC_BASE_URL: app.baseUrl,
      CLINIC_TOKEN_URL: `${app.authUrl}/oauth/token`,
      CLINIC_AUDIENCE: app.config.AUDIENCE,
      CLINIC_CLIENT_ID: credential.client_id,
      CLINIC_CLIENT_SECRET: credential.client_secret,
    },
  });
  portals.push(portal);
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() =>
    fetch(`${origin}/demo`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { origin, office, process: portal };
};

const signedIn = async ({ origin, office }: Portal) => {
  const complaints: string[] = [];
  const page = await stage().browser.newPage({
    viewport: { width: 1_200, height: 800 },
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${origin}/demo`);
  const { first_name, last_name } = office.practice.practitioner;
  await page.getByRole('button', { name: `${first_name} ${last_name}` }).click();
  await page.waitForURL('**/demo/workspace');
  return { page, complaints };
};

/** The address of the service is nobody's business but the frame's: no token stays in an address. */
const look = async (page: Page, axe: string): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const { device, colorScheme, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[device], height: 860 });
    for (const { id, nodes } of await violationsOn(page.mainFrame(), axe, rules))
      wrong.push(
        `${page.url()} ${device} ${colorScheme}: ${id}: ${nodes.map(({ target }) => target).join(' ')}`,
      );
    if ((await pixelsOver(page.mainFrame())) > 0)
      wrong.push(`${page.url()} ${device}: wider than the window`);
  }
  return wrong;
};

inBrowser('a clinician signs in, and works in the framed workspace; the page hears of it', async () => {
  const portal = await startPortal();
  const { page, complaints } = await signedIn(portal);
  const workspace = page.frameLocator('#workspace iframe');
  await workspace.getByRole('heading', { name: /Ada/ }).waitFor();
  await page.locator('#log').getByText('ready').waitFor();
  await stage().shoot(page, 'portal-workspace');
  expect(await page.locator('.code pre').first().innerText()).toContain("surface: 'workspace'");
  expect(await page.locator('.code pre').last().innerText()).toContain('createEmbedToken');
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Who is working today?' }).waitFor();
  await page.goto(`${portal.origin}/demo/workspace`);
  expect(page.url()).toBe(`${portal.origin}/demo`);
  await page.close();
});

inBrowser('both seats of a session are side by side, and live', async () => {
  const { page, complaints } = await signedIn(await startPortal());
  const begin = page.getByRole('button', { name: 'Begin the session' });
  // The script comes late: nobody can press before it is there.
  let isPressable: boolean | undefined;
  await page.route('**/demo/pages/session.js', async (route) => {
    isPressable = await begin.isEnabled();
    await route.continue();
  });
  await page.getByRole('link', { name: 'Session' }).click();
  await begin.click();
  expect(isPressable).toBe(false);
  const [mine, theirs] = ['#practitioner iframe', '#patient iframe'].map((one) => page.frameLocator(one));
  await mine?.getByRole('button', { name: 'Save' }).first().waitFor();
  await theirs?.getByRole('heading', { name: 'Sand tray' }).waitFor();
  // Saving is the clinician's alone.
  expect(await theirs?.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await stage().shoot(page, 'portal-session');
  expect(complaints).toEqual([]);
  await page.close();
});

inBrowser('a session goes on after its tokens have ended', async () => {
  const { page, complaints } = await signedIn(await startPortal());
  await page.clock.install();
  await page.getByRole('link', { name: 'Session' }).click();
  await page.getByRole('button', { name: 'Begin the session' }).click();
  await page.frameLocator('#patient iframe').getByRole('heading', { name: 'Sand tray' }).waitFor();
  const renewed: { seat: string; session: string; status: number; token: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/demo/api/seat-token')) return;
    const { seat, session } = response.request().postDataJSON();
    renewed.push({ seat, session, status: response.status(), token: (await response.json()).token });
  });
  // Three quarters of a seat's life are over.
  await page.clock.fastForward('13:00');
  await eventually(async () => renewed.length >= 2);
  expect(new Set(renewed.map(({ seat }) => seat))).toEqual(new Set(['practitioner', 'patient']));
  expect(new Set(renewed.map(({ session }) => session)).size).toBe(1);
  expect(renewed.every(({ status, token }) => status === 200 && token !== '')).toBe(true);
  expect(await page.locator('#trouble').innerText()).toBe('');
  expect(complaints).toEqual([]);
  await page.close();
});

inBrowser('whoever has nothing yet is told so, and where to make it', async () => {
  const portal = await startPortal();
  const { office } = portal;
  const { id, partner_clinic_id } = office.practice.practitioner;
  const newcomer = await office.world.practitioner({
    partner_clinic_id,
    first_name: 'Nova',
    last_name: 'New',
  });
  expect(newcomer.id).not.toBe(id);
  const page = await stage().browser.newPage();
  await page.goto(`${portal.origin}/demo`);
  await page.getByRole('button', { name: 'Nova New' }).click();
  for (const [section, text] of [
    ['session', 'You have no clients yet.'],
    ['form', 'You have no forms yet.'],
    ['form', 'You have no clients yet.'],
    ['storybook', 'You have no finished books yet.'],
  ]) {
    await page.goto(`${portal.origin}/demo/${section}`);
    await page.getByText(text as string).waitFor();
    expect(await page.getByRole('button', { name: /^(Begin|Open)/ }).count()).toBe(0);
  }
  await page.goto(`${portal.origin}/demo/nowhere`);
  await page.getByText('The address may be wrong.').waitFor();
  expect(await page.getByText('try it again').count()).toBe(0);
  await office.world.partner.patch(`/v1/partner/practitioners/${newcomer.id}`, { status: 'disabled' });
  const answer = await page.goto(`${portal.origin}/demo/form`);
  expect(answer?.status()).toBe(403);
  await page.getByRole('heading', { name: 'This clinician is disabled' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect(await page.getByRole('button', { name: 'Nova New' }).isDisabled()).toBe(true);
  await page.close();
});

inBrowser('a client fills in a form, and the page learns that it is done', async () => {
  const portal = await startPortal();
  const { office } = portal;
  const title = 'How was your day?';
  await office.clinician.post('/v1/partner/forms', {
    ...formBody(),
    title,
    fields: [{ type: 'short_text', label: 'What was good?', required: true }],
  });
  const { page, complaints } = await signedIn(portal);
  await page.getByRole('link', { name: 'Form', exact: true }).click();
  const form = page.frameLocator('#form iframe');
  await form.getByRole('heading', { name: title }).waitFor();
  await form.getByRole('textbox', { name: 'What was good?' }).fill('The zoo.');
  await form.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText(/^Submission .* is completed/).waitFor();
  await stage().shoot(page, 'portal-form');
  expect(complaints).toEqual([]);
  await page.close();
});

inBrowser('a storybook is read', async () => {
  const portal = await startPortal();
  const { office } = portal;
  await readyStorybook(stage().app, office.world.organizationId, office.clinician);
  const { page, complaints } = await signedIn(portal);
  await page.getByRole('link', { name: 'Storybook' }).click();
  const title = await page.locator('[data-book] span').first().innerText();
  await page.frameLocator('#storybook iframe').getByRole('heading', { name: title }).waitFor();
  await stage().shoot(page, 'portal-storybook');
  expect(complaints).toEqual([]);
  await page.close();
});

inBrowser('events come in while one looks, and none is lost on the way', async () => {
  const portal = await startPortal();
  const { office } = portal;
  const { page, complaints } = await signedIn(portal);
  await page.getByRole('link', { name: 'Events' }).click();
  await page.locator('#state').getByText('Following.').waitFor();
  await office.world.partner.post('/v1/partner/appointments', office.world.booking(office.practice));
  const newest = page.locator('#events tr').first();
  await newest.getByText('appointment.created').waitFor();
  const numbers = (await page.locator('#events td:first-child').allInnerTexts()).map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) - index));
  // The id of the record is the last column, and nothing of it is cut.
  for (const width of [1_280, 834]) {
    await page.setViewportSize({ width, height: 800 });
    const [content, shown] = await page
      .locator('.table')
      .evaluate((table) => [table.scrollWidth, table.clientWidth] as const);
    expect([width, content]).toEqual([width, shown]);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

inBrowser('every page is readable at every width, light and dark', async () => {
  const portal = await startPortal();
  const axe = await readAxe();
  const stranger = await stage().browser.newPage();
  await stranger.goto(`${portal.origin}/demo`);
  const wrong = [...(await look(stranger, axe))];
  await stranger.close();
  const { page } = await signedIn(portal);
  for (const section of ['workspace', 'session', 'form', 'storybook', 'events']) {
    await page.goto(`${portal.origin}/demo/${section}`);
    wrong.push(...(await look(page, axe)));
  }
  expect(wrong).toEqual([]);
  await page.close();
});

inBrowser('nobody acts in the name of a clinician from elsewhere', async () => {
  const { origin } = await startPortal();
  const ask = (path: string, init: RequestInit) => fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  // Not signed in, and from another site.
  expect(
    (await ask('/demo/api/workspace-token', { method: 'POST', headers: { Origin: origin } })).status,
  ).toBe(401);
  const foreign = { method: 'POST', headers: { Origin: 'https://elsewhere.example' } };
  expect((await ask('/demo/api/workspace-token', foreign)).status).toBe(403);
  expect((await ask('/demo/sign-in', { method: 'POST' })).status).toBe(403);
  expect((await ask('/demo/workspace', {})).headers.get('location')).toBe('/demo');
  expect((await ask('/demo/nowhere', {})).status).toBe(404);
  const { headers } = await ask('/demo', {});
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
