import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { pixelsOver, readAxe, violationsOn } from '../long/pages/violations.ts';
import { eventually } from '../support/eventually.ts';
import { onStage } from './on-stage.ts';
import { PATIENCE_MILLISECONDS, setStage } from './stage.ts';

/**
 * A session in two browsers: a clinician's and a client's seat, from the waiting room to the end (spec/playroom.md,
 * part 4). Where no Chromium is found it is skipped, which the run says. SHOTS=FOLDER keeps screenshots.
 */

const { stage, inBrowser } = await onStage({ afterAll, beforeAll, jest, test });
const axe = await readAxe();

const SIZES = {
  desktop: [1_280, 800],
  tablet: [834, 1_112],
  telephone: [390, 844],
  aside: [844, 390],
  enlarged: [640, 400],
} as const;

/** A seat's browser: nothing of it is shared with the other's. */
interface Seat {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}
const open = async (link: string, size: keyof typeof SIZES): Promise<Seat> => {
  const [width, height] = SIZES[size];
  const context = await stage().browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: size !== 'desktop' && size !== 'enlarged',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const complaints: string[] = [];
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (one) => console.error('policy:', one.violatedDirective, one.blockedURI))",
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_|status of|WebSocket/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(link);
  return { context, page, complaints };
};

/** Axe by day and in the dark; no wider than its window. */
const look = async ({ page }: Seat, name: string): Promise<void> => {
  const wrong: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { id, nodes } of await violationsOn(page.mainFrame(), axe))
      wrong.push(`${name}, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    const over = await pixelsOver(page.mainFrame());
    if (over > 0) wrong.push(`${name}: ${over} px wider than the window`);
    await stage().shoot(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(wrong).toEqual([]);
};

/** Whatever the size of the window is, the bar's tools stay free of what is asked, and all of it is seen. */
const belowTheBar = async (page: Page, asked: Locator, name: string): Promise<void> => {
  for (const size of ['tablet', 'telephone', 'aside', 'desktop'] as const) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    const [bar, box] = [await page.locator('.session-bar').boundingBox(), await asked.boundingBox()];
    if (!bar || !box) throw new Error('It is not to be seen');
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await stage().shoot(page, `${name}-${size}`);
  }
};

const booked = async () => {
  const office = await stage().office();
  const { world, practice } = office;
  const reply = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0));
  const { clinician_video_url, patient_video_url } = reply.body.data;
  return { ...office, clinicianLink: clinician_video_url as string, clientLink: patient_video_url as string };
};

inBrowser(
  'from the waiting room over a toy in both seats, hand over, break and a lost network to the end',
  async () => {
    const { clinicianLink, clientLink } = await booked();
    const client = await open(clientLink, 'tablet');
    await client.page.getByRole('heading', { name: 'You are in the waiting room' }).waitFor();
    const clinician = await open(clinicianLink, 'desktop');
    const [hers, theirs] = [clinician.page, client.page];

    // A session without an own Jitsi server has its video apart, so that the room is there at once.
    await hers.getByRole('heading', { name: 'Choose a room' }).waitFor();
    await look(clinician, 'session-rooms');
    await theirs.getByText('You are not alone').waitFor();
    await look(client, 'session-client-waiting');
    await hers.getByText('Client is here').waitFor();
    await hers.getByRole('list').getByRole('button').first().click();
    await theirs.getByRole('button', { name: 'Sand tray' }).waitFor();
    await look(clinician, 'session-room');
    await look(client, 'session-room-client');

    // A client opens nothing, and shows what it would be.
    await theirs.getByRole('button', { name: 'Dollhouse' }).click();
    await theirs.getByText('Your therapist sees what you would like').waitFor();
    await hers.getByText('Your client would like: Dollhouse').waitFor();
    await look(clinician, 'session-wish');
    await look(client, 'session-wish-client');

    await hers.getByRole('button', { name: 'Whiteboard' }).click();
    await theirs.getByRole('region', { name: 'Whiteboard' }).waitFor();
    await hers.getByRole('region', { name: 'Whiteboard' }).waitFor();
    await stage().shoot(hers, 'session-whiteboard');
    await stage().shoot(theirs, 'session-whiteboard-client');

    // A question of a toy is asked in the session's page, too.
    await hers.getByRole('button', { name: 'Clear the board' }).click();
    const question = hers.getByRole('alertdialog', { name: 'Clear the whole board?' });
    await question.waitFor();
    await look(clinician, 'session-question');
    await question.getByRole('button', { name: 'Clear the board' }).click();
    await question.waitFor({ state: 'detached' });

    await hers.getByRole('button', { name: 'Only I play' }).click();
    await theirs.getByText('You are watching').waitFor();
    await hers.getByRole('button', { name: 'Both play' }).click();
    await theirs.getByText('You are watching').waitFor({ state: 'detached' });

    await hers.getByRole('button', { name: 'Hide while I prepare' }).click();
    await theirs.getByRole('region', { name: 'Whiteboard' }).waitFor({ state: 'detached' });
    const ready = theirs.getByText('Something is being made ready');
    await ready.waitFor();
    await theirs.getByRole('button', { name: 'Sand tray' }).click();
    const wish = theirs.getByText('Your therapist sees what you would like');
    const [above, below] = [await ready.boundingBox(), await wish.boundingBox()];
    // Neither lies over the other.
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await look(client, 'session-hidden-client');
    await hers.getByRole('button', { name: 'Show it' }).click();
    await theirs.getByRole('region', { name: 'Whiteboard' }).waitFor();

    await theirs.getByRole('button', { name: 'I need a break' }).click();
    const asked = hers.getByRole('alert').filter({ hasText: 'asks for a break' });
    await asked.waitFor();
    await look(client, 'session-break');
    await belowTheBar(hers, asked, 'session-break-asked');
    await hers.getByRole('button', { name: 'We go on' }).click();
    await theirs.getByText('Your break is on its way').waitFor({ state: 'detached' });

    // Pressed by accident: the client goes on by itself.
    await theirs.getByRole('button', { name: 'I need a break' }).click();
    await theirs.getByRole('button', { name: 'I am ready again' }).click();
    await theirs.getByText('Your break is on its way').waitFor({ state: 'detached' });
    await hers.getByRole('alert').filter({ hasText: 'asks for a break' }).waitFor({ state: 'detached' });

    await client.context.setOffline(true);
    await theirs.getByText('The connection is lost').waitFor();
    await theirs.getByText('Looking for the connection').waitFor();
    await hers.getByText('Client has lost the connection').waitFor();
    await hers.getByRole('button', { name: 'Back to the room' }).click();
    await hers.getByRole('button', { name: 'Night' }).click();
    await client.context.setOffline(false);
    await hers.getByText('Client is here').waitFor();
    // What happened meanwhile is there.
    await theirs.locator('.session-room.is-night').waitFor();
    await look(client, 'session-night-client');

    // A reload is the same seat again, and the address holds no credential.
    const code = new URL(clientLink).pathname.split('/').at(-1) as string;
    expect(theirs.url()).not.toContain(code);
    await theirs.reload();
    await theirs.locator('.session-room.is-night').waitFor();

    await hers.getByRole('button', { name: 'End the session' }).click();
    await look(clinician, 'session-end');
    await belowTheBar(hers, hers.getByRole('alertdialog'), 'session-end');
    // Nothing is open that could be saved.
    expect(await hers.getByRole('button', { name: 'Save the scene first' }).count()).toBe(0);
    await hers.getByRole('alertdialog').getByRole('button', { name: 'End the session' }).click();
    await theirs.getByRole('heading', { name: 'Goodbye!' }).waitFor();
    await hers.getByRole('heading', { name: 'The session is over' }).waitFor();
    await look(client, 'session-goodbye-client');
    await look(clinician, 'session-goodbye');
    expect([clinician.complaints, client.complaints]).toEqual([[], []]);
    await Promise.all([clinician.context.close(), client.context.close()]);
  },
);

inBrowser('games are chosen by pictures and everything works by keyboard, on a telephone too', async () => {
  const { clinicianLink, clientLink, world } = await booked();
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const clinician = await open(clinicianLink, 'desktop');
  const client = await open(clientLink, 'telephone');
  const [hers, theirs] = [clinician.page, client.page];
  await hers.getByRole('heading', { name: 'Choose a room' }).waitFor();
  await hers.getByRole('list').getByRole('button').first().focus();
  await hers.keyboard.press('Enter');
  const games = hers.getByRole('button', { name: 'Games for two' });
  await games.focus();
  await hers.keyboard.press('Enter');
  await hers.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  await look(clinician, 'session-games');
  // Escape closes what was opened, and the focus is where it came from.
  await hers.keyboard.press('Escape');
  await hers.locator('.session-thing:focus', { hasText: 'Games for two' }).waitFor();
  await hers.keyboard.press('Enter');
  await hers.getByRole('button', { name: 'Pairs' }).focus();
  await hers.keyboard.press('Enter');
  await theirs.getByRole('region', { name: 'Pairs' }).waitFor();
  await hers.getByRole('button', { name: 'Back to the room' }).click();
  const corner = theirs.getByRole('button', { name: 'Calm corner' });
  await corner.waitFor();
  await look(client, 'session-telephone');
  await corner.tap();
  await theirs.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  // A client looks at what there is and shows what it would be; the clinician opens it.
  await theirs.getByRole('button', { name: 'Breathing star' }).tap();
  await theirs.getByText('Your therapist sees what you would like').waitFor();
  await hers.getByText('Your client would like: Breathing star').waitFor();
  expect(await theirs.getByRole('region', { name: 'Breathing star' }).count()).toBe(0);
  await stage().shoot(theirs, 'session-telephone-games');
  // What is wished is opened where it is read; a shelf shows what it holds.
  const wish = hers.getByRole('button', { name: 'Your client would like' });
  await wish.focus();
  await hers.keyboard.press('Enter');
  await theirs.getByRole('region', { name: 'Breathing star' }).waitFor();
  await hers.getByRole('button', { name: 'Back to the room' }).click();
  await theirs.getByRole('button', { name: 'Books and worksheets' }).tap();
  await wish.filter({ hasText: 'Books and worksheets' }).click();
  await hers.getByRole('heading', { name: 'Books and worksheets' }).waitFor();
  await hers.keyboard.press('Escape');

  // The question before the end leads to the panel that saves, and the focus returns to where both began.
  await hers.getByRole('button', { name: 'Sand tray' }).click();
  await hers.getByRole('region', { name: 'Sand tray' }).waitFor();
  const end = hers.getByRole('button', { name: 'End the session' });
  await end.click();
  await hers.getByRole('button', { name: 'Save the scene first' }).click();
  await hers.getByLabel('Name of the scene').fill('The last island');
  await hers.keyboard.press('Enter');
  await hers.getByText('“The last island” is kept.').waitFor();
  await belowTheBar(hers, hers.getByRole('region', { name: 'Save this scene' }), 'session-save');
  await hers.keyboard.press('Escape');
  await eventually(
    async () =>
      (await hers.evaluate("document.activeElement?.getAttribute('aria-label')")) === 'End the session',
  );
  expect([clinician.complaints, client.complaints]).toEqual([[], []]);
  await Promise.all([clinician.context.close(), client.context.close()]);
});

inBrowser(
  'on a telephone on its side, and on an enlarged page, the whole room and the toys have room',
  async () => {
    const { clinicianLink, clientLink, world } = await booked();
    await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
    const clinician = await open(clinicianLink, 'enlarged');
    const client = await open(clientLink, 'aside');
    const [hers, theirs] = [clinician.page, client.page];
    await hers.getByRole('list').getByRole('button').first().click();
    for (const page of [hers, theirs]) {
      const things = page.locator('.session-thing');
      await things.first().waitFor();
      const height = page.viewportSize()?.height ?? 0;
      for (const thing of await things.all()) {
        const box = await thing.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    }
    await look(clinician, 'session-enlarged');
    await look(client, 'session-aside');
    await theirs.getByRole('button', { name: 'Games for two' }).tap();
    const sheet = await theirs.getByRole('button', { name: 'Feelings cards' }).boundingBox();
    expect((sheet?.y ?? 390) + (sheet?.height ?? 0)).toBeLessThanOrEqual(390);
    await hers.getByRole('button', { name: 'Whiteboard' }).click();
    for (const page of [hers, theirs]) {
      const paper = page.locator('.ink-paper');
      await paper.waitFor();
      await eventually(async () => ((await paper.boundingBox())?.width ?? 0) > 300);
    }
    await look(client, 'session-aside-whiteboard');
    // The bar stays a line, however wide the window is; where it is narrow, a menu has what is needed seldom.
    for (const width of [390, 560, 700, 834]) {
      await hers.setViewportSize({ width, height: 800 });
      await eventually(async () => ((await hers.locator('.session-bar').boundingBox())?.height ?? 999) <= 76);
    }
    await hers.setViewportSize({ width: 390, height: 844 });
    const tools = hers.getByRole('toolbar', { name: 'Tools' });
    const names = await tools
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual([
      'Back to the room',
      'Only I play',
      'Hide while I prepare',
      'More',
      'End the session',
    ]);
    await tools.getByRole('button', { name: 'More' }).focus();
    await hers.keyboard.press('Enter');
    const menu = hers.getByRole('menu', { name: 'More' });
    await menu.getByRole('menuitem', { name: 'Choose a room' }).waitFor();
    await look(clinician, 'session-more');
    const sounds = menu.getByRole('menuitemcheckbox', { name: 'Sounds off' });
    expect(await sounds.getAttribute('aria-checked')).toBe('false');
    await hers.keyboard.press('ArrowDown');
    await hers.keyboard.press('Enter');
    await theirs.locator('.session.is-night').waitFor();
    await menu.waitFor({ state: 'detached' });
    await Promise.all([clinician.context.close(), client.context.close()]);
  },
);

inBrowser('a toy that could not be loaded says so, and is there once the network is', async () => {
  const { clinicianLink, clientLink, world } = await booked();
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const clinician = await open(clinicianLink, 'desktop');
  const client = await open(clientLink, 'telephone');
  const [hers, theirs] = [clinician.page, client.page];
  await hers.getByRole('list').getByRole('button').first().click();
  await theirs.getByRole('button', { name: 'Whiteboard' }).waitFor();
  await theirs.route('**/*.js', (route) => route.abort());
  await hers.getByRole('button', { name: 'Whiteboard' }).click();
  const said = theirs.getByRole('alert').filter({ hasText: 'The toy could not be loaded.' });
  await said.waitFor();
  await look(client, 'session-toy-failed');
  await theirs.unroute('**/*.js');
  await said.getByRole('button', { name: 'Try again' }).tap();
  await theirs.getByRole('region', { name: 'Whiteboard' }).waitFor();
  await Promise.all([clinician.context.close(), client.context.close()]);
});

/** A Jitsi server as its documentation describes it: a room is a page at its name, which may be framed. */
const startJitsi = async () => {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/session-')) visits.push(request.headers['sec-fetch-dest'] ?? '');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>Meeting</title><h1>Meeting</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    visits,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

inBrowser(
  'devices can be tried before the video, which stands beside the room or in its own window',
  async () => {
    const jitsi = await startJitsi();
    const own = await setStage(stage().browser, { JITSI_URL: jitsi.url });
    try {
      const { world, practice } = await own.office();
      const { body } = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0));
      const clinician = await open(body.data.clinician_video_url, 'desktop');
      const { page } = clinician;
      await page.getByRole('heading', { name: 'Can we see and hear you?' }).waitFor();
      await look(clinician, 'session-check');
      expect(jitsi.visits).toEqual([]);
      // This browser has no camera.
      await page.getByRole('button', { name: 'Try camera and microphone' }).click();
      await page.getByText('did not allow camera or microphone').waitFor();
      await page.getByRole('button', { name: 'Skip and go in' }).click();
      await page.frameLocator('iframe').getByRole('heading', { name: 'Meeting' }).waitFor();
      expect(jitsi.visits).toEqual(['iframe']);
      await stage().shoot(page, 'session-video');
      const apart = clinician.context.waitForEvent('page');
      await page.getByRole('button', { name: 'Open video in its own window' }).click();
      await (await apart).getByRole('heading', { name: 'Meeting' }).waitFor();
      await page.getByText('The video has a window of its own').waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      expect(clinician.complaints).toEqual([]);
      await clinician.context.close();
    } finally {
      await own.stop();
      await jitsi.close();
    }
  },
);
