import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { linked, PASSWORD } from '../../support/direct-login.ts';
import { endRunningExports, finishedExport } from '../../support/exports.ts';
import { slowness } from '../../support/load.ts';
import { makeStorybook, storyDependencies } from '../../support/storybooks.ts';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import { chooseClient } from '../choose-client.ts';
import { handIn, type MadeForm } from '../handed-in.ts';
import { type AreaTests, type Office, PATIENCE_MILLISECONDS, type WebStage } from '../stage.ts';
import { momentOf, ZONE } from '../week.ts';

/** Longest that a whole day may take, in milliseconds, on a machine that does nothing else. */
const DAY_MILLISECONDS = 90_000;
/** More presses of Tab than any control is away. */
const MOST_TABS = 90;
const HELD_OFFLINE = 'A boat, and next week the harbour.';

/** How somebody works: with a mouse, or with keys alone. */
interface Hand {
  press(one: Locator): Promise<void>;
  /** One of several, such as a radio button or an entry of a menu: arrow keys lead there. */
  choose(one: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  readonly isMouse: boolean;
}

const mouseOf = (page: Page): Hand => ({
  press: (one) => one.click(),
  async choose(one) {
    // A radio button lies below its label.
    const isRadio = (await one.getAttribute('type')) === 'radio';
    await (isRadio ? page.locator('label').filter({ has: one }) : one).click();
  },
  write: (field, text) => field.fill(text),
  isMouse: true,
});

const keysOf = (page: Page): Hand => {
  const reach = async (one: Locator): Promise<void> => {
    await one.waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if ((await one.and(page.locator(':focus')).count()) > 0) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${one}`);
  };
  return {
    async press(one) {
      await reach(one);
      await page.keyboard.press('Enter');
    },
    async choose(one) {
      await one.focus();
      await page.keyboard.press((await one.getAttribute('role')) === 'menuitem' ? 'Enter' : 'Space');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    isMouse: false,
  };
};

interface Day {
  readonly stage: WebStage;
  readonly office: Office;
  readonly page: Page;
  readonly hand: Hand;
  /** By role and name, on the whole page. */
  button(name: string | RegExp): Locator;
  toast(words: string | RegExp): Promise<void>;
  go(area: string): Promise<void>;
}

/** A clinic with logins of its own, and a week with three sessions. */
const setOffice = async (stage: WebStage) => {
  const { world, clinic, practitioner } = await linked(stage.app);
  const patient = await world.patient({
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
  });
  const clinician = await world.as(practitioner.id);
  const practice = { clinic, practitioner, patient };
  const office: Office = {
    world,
    practice,
    clinician,
    async mint(body = {}) {
      const reply = await clinician.post('/v1/partner/embed-tokens', {
        origins: [stage.hostOrigin],
        ...body,
      });
      if (reply.status !== 201) throw new Error(reply.text);
      return reply.body.data.token;
    },
  };
  const book = async (start: Date) => {
    const reply = await clinician.post('/v1/partner/appointments', {
      ...world.booking(practice, 0),
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + 3_000_000).toISOString(),
    });
    if (reply.status !== 201) throw new Error(reply.text);
    return reply.body.data as { readonly id: string; readonly start_at: string };
  };
  // The session of now is not where the others are moved to.
  const hour = Number(new Date().toLocaleString('en-GB', { timeZone: ZONE, hour: '2-digit', hour12: false }));
  const base = hour >= 5 && hour <= 15 ? 17 : 9;
  await book(new Date(Date.now() - 600_000));
  const [moved, fixed] = [await book(momentOf(2, base)), await book(momentOf(4, base + 4))];
  const sheet = await upload(clinician, await pdfOf(3));
  await convert(stage.app, world.organizationId, sheet.id);
  return { office, base, moved, fixed, sheet };
};

const signIn = async ({ stage, office, page, hand }: Day): Promise<void> => {
  await page.goto(`${stage.app.baseUrl}/login`);
  await hand.write(page.locator('[name=email]'), office.practice.practitioner.email);
  await hand.write(page.locator('[name=password]'), PASSWORD);
  await hand.press(page.locator('button[type=submit]').first());
  await page.locator('#area .home').waitFor();
};

const readAgendaAndChart = async ({ page, hand, stage }: Day): Promise<void> => {
  await page.getByRole('button', { name: 'Open session' }).first().waitFor();
  await stage.shoot(page, 'day-1-agenda');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Noa Lind' }).first());
  await page.getByRole('heading', { level: 1, name: 'Noa Lind' }).waitFor();
  await page.getByText('To come').waitFor();
  await stage.shoot(page, 'day-2-chart');
};

type Set = Awaited<ReturnType<typeof setOffice>>;
const eventOf = (page: Page, id: string) =>
  page.locator('.calendar-grid [role="button"]', { has: page.locator(`[data-session="${id}"]`) });
const boxOf = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y };
};

const moveSession = async (day: Day, { base, moved, fixed }: Set): Promise<void> => {
  const { page, hand, office } = day;
  await day.go('Calendar');
  await eventOf(page, moved.id).waitFor();
  if (hand.isMouse) {
    const [from, onto] = [await boxOf(eventOf(page, moved.id)), await boxOf(eventOf(page, fixed.id))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y, { steps: 2 });
    await page.mouse.move(onto.x, from.y, { steps: 8 });
    await page.mouse.up();
  } else {
    await eventOf(page, moved.id).focus();
    for (const _day of [3, 4]) await page.keyboard.press('Alt+ArrowRight');
  }
  await day.toast(/^Moved to/);
  const stored = await office.clinician.get(`/v1/partner/appointments/${moved.id}`);
  expect(stored.body.data.start_at).toBe(momentOf(4, base).toISOString());
};

const bookSession = async (day: Day, { base, moved, fixed }: Set): Promise<void> => {
  const { page, hand, office } = day;
  if (hand.isMouse) {
    const close = page.locator('.toasts button');
    while ((await close.count()) > 0) await close.first().click();
    const [early, late] = [await boxOf(eventOf(page, moved.id)), await boxOf(eventOf(page, fixed.id))];
    await page.mouse.click(late.x, late.top - (late.top - early.top) / 2 + 6);
  } else {
    await page.getByRole('region', { name: 'Calendar grid' }).focus();
    for (const key of ['PageDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
  }
  const dialog = page.getByRole('dialog', { name: 'Book a session' });
  await dialog.waitFor();
  if (hand.isMouse) {
    expect(await dialog.getByLabel('Starts at').inputValue()).toBe(`${String(base + 2).padStart(2, '0')}:00`);
    await chooseClient(page, dialog, 'Noa Lind');
  } else {
    // The dialog takes the focus when it opens: keys pressed before would choose nobody.
    await dialog.and(page.locator(':focus-within')).waitFor();
    const client = dialog.getByRole('combobox', { name: 'Client' });
    await client.focus();
    await page.keyboard.type('Noa');
    await page.keyboard.press('Enter');
    expect(await client.inputValue()).toBe('Noa Lind');
  }
  await day.stage.shoot(page, 'day-3-booking');
  await hand.press(dialog.getByRole('button', { name: 'Book', exact: true }));
  const refusal = dialog.locator('.field-error').filter({ hasText: /./ }).first();
  await Promise.race([dialog.waitFor({ state: 'detached' }), refusal.waitFor()]);
  expect(await refusal.allInnerTexts()).toEqual([]);
  const booked = await office.clinician.get('/v1/partner/appointments');
  expect(booked.body.data).toHaveLength(4);
};

const writeNote = async (day: Day): Promise<void> => {
  const { page, hand, office, stage } = day;
  await day.go('Notes');
  await hand.press(day.button('New note'));
  await hand.choose(page.getByRole('radio', { name: 'SOAP note' }));
  await hand.press(day.button('Begin writing'));
  await hand.write(page.getByLabel('Subjective'), 'She wants to build.');
  await page.getByText(/^Saved at/).waitFor();
  await page.context().setOffline(true);
  await hand.write(page.getByLabel('Plan'), HELD_OFFLINE);
  await page.getByText(/^Not saved yet/).waitFor();
  await stage.shoot(page, 'day-4-note-offline');
  await page.context().setOffline(false);
  await page.getByText(/^Saved at/).waitFor();
  await hand.press(day.button('Sign'));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Sign the note' }));
  await page.getByText(/^Signed by/).waitFor();
  const notes = await office.clinician.get('/v1/partner/notes?include=body');
  expect(notes.body.data[0].body).toContain('She wants to build.');
  expect(notes.body.data[0].body).toContain(HELD_OFFLINE);
};

const addQuestion = async (day: Day, type: string, label: string): Promise<void> => {
  await day.hand.press(day.button('Add a question'));
  await day.hand.choose(day.page.getByRole('menuitem', { name: type }));
  await day.hand.write(day.page.getByLabel('Question', { exact: true }), label);
};
const dragQuestion = async ({ page, hand }: Day): Promise<void> => {
  const row = (name: string) => page.getByRole('row', { name, exact: true });
  if (hand.isMouse) {
    await row('How was the week?').dragTo(row('What should we call you?'), {
      targetPosition: { x: 120, y: 2 },
    });
  } else {
    await hand.press(page.getByRole('button', { name: 'Move this question up' }));
  }
  await page.locator('.question-item').first().filter({ hasText: 'How was the week?' }).waitFor();
};

const buildForm = async (day: Day): Promise<void> => {
  const { page, hand, office, stage } = day;
  await day.go('Forms');
  await hand.press(day.button('New form').first());
  await hand.write(page.getByRole('dialog').getByLabel('Title'), 'Every week');
  await hand.press(day.button('Begin'));
  await page.getByRole('heading', { level: 1, name: 'Every week' }).waitFor();
  await hand.write(page.getByLabel('Question', { exact: true }), 'What should we call you?');
  await addQuestion(day, 'Scale', 'How was the week?');
  await dragQuestion(day);
  await stage.shoot(page, 'day-5-form');
  await hand.press(day.button('Save'));
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  await hand.press(day.button(/^More for/));
  await hand.choose(page.getByRole('menuitem', { name: 'Publish' }));
  await day.toast(/published/);
  const [listed] = (await office.clinician.get('/v1/partner/forms')).body.data;
  const form: MadeForm = (await office.clinician.get(`/v1/partner/forms/${listed.id}`)).body.data;
  expect(form.fields.map(({ type }) => type)).toEqual(['scale', 'short_text']);
  await hand.press(day.button('Send').first());
  await hand.press(day.button('Send by e-mail'));
  await day.toast(/on its way/);
  for (const step of [2, 4]) await handIn(stage, office, form, step);
  await page.reload();
  await hand.choose(page.getByRole('tab', { name: /^Answers/ }));
  await page.getByRole('img', { name: /How was the week\?: from 2 on .* to 4 on/ }).waitFor();
  await stage.shoot(page, 'day-6-answers');
};

const makeBook = async (day: Day): Promise<void> => {
  const { page, hand, office, stage } = day;
  const { organizationId } = office.world;
  await day.go('Storybooks');
  await hand.press(day.button('New storybook'));
  await hand.write(page.getByLabel('What is it about?'), 'Being afraid of the dark');
  await hand.press(day.button('Write the storybook'));
  await page.getByRole('progressbar').waitFor();
  await stage.shoot(page, 'day-7-book-made');
  const [{ id, page_count }] = (await office.clinician.get('/v1/partner/storybooks')).body.data;
  await makeStorybook(storyDependencies(stage.app), { organizationId, storybookId: id }, page_count);
  const read = page.getByRole('button', { name: 'Read', exact: true });
  await page.locator('.book-page').first().waitFor();
  await hand.press(read);
  await page.getByText('Page 1 of').waitFor();
  await hand.press(day.button('Full screen'));
  await hand.press(day.button('Next page'));
  await page.getByText('Page 2 of').waitFor();
  await stage.shoot(page, 'day-8-book-read');
  await hand.press(day.button('Leave full screen'));
  await hand.press(day.button('Close the reader'));
  await page.getByText('Page 2 of').waitFor({ state: 'detached' });
  await hand.press(day.button('Send by e-mail'));
  const dialog = page.getByRole('dialog');
  if (hand.isMouse) await chooseClient(page, dialog, 'Noa Lind');
  else {
    await hand.write(dialog.getByRole('combobox', { name: 'Client' }), 'Noa');
    await page.keyboard.press('Enter');
  }
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await day.toast('It is on its way.');
};

const reorderSheet = async (day: Day, { sheet }: Set): Promise<void> => {
  const { page, hand, office } = day;
  const pagesNow = async () =>
    (await office.clinician.get(`/v1/partner/worksheets/${sheet.id}/pages`)).body.data.map(
      (one: { id: string }) => one.id,
    ) as string[];
  const [first, second, third] = await pagesNow();
  await day.go('Worksheets');
  await hand.press(page.getByRole('link', { name: 'Feelings thermometer' }));
  const rows = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await rows.nth(2).waitFor();
  if (hand.isMouse) {
    const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
    if (!from || !to) throw new Error('The pages are not shown');
    await page.mouse.move(from.x + 60, from.y + 80);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 20, to.y + 80, { steps: 12 });
    await page.waitForTimeout(200);
    await page.mouse.up();
  } else {
    await hand.press(rows.nth(0).getByRole('button', { name: 'More for Page 1' }));
    await hand.choose(page.getByRole('menuitem', { name: 'Move back' }));
  }
  await day.toast('The page is page 2 now.');
  expect(await pagesNow()).toEqual([second, first, third]);
};

const themeRoom = async (day: Day): Promise<void> => {
  const { page, hand, office } = day;
  await day.go('Rooms');
  await hand.press(day.button('New playroom'));
  await hand.write(page.getByLabel('Name'), 'Reef');
  await hand.choose(page.getByRole('radio', { name: 'Ocean' }));
  await day.stage.shoot(page, 'day-9-room');
  await hand.press(day.button('Make it'));
  await page.getByRole('heading', { level: 1, name: 'Reef' }).waitFor();
  const rooms = (await office.clinician.get('/v1/partner/playrooms')).body.data;
  // Every clinic has rooms already.
  const room = rooms.find(({ name }: { name: string }) => name === 'Reef');
  expect(room.theme).toBe('ocean');
};

const exportRecord = async (day: Day): Promise<void> => {
  const { page, hand, office, stage } = day;
  const clinician = {
    organizationId: office.world.organizationId,
    practitionerId: office.practice.practitioner.id,
  };
  await day.go('Clients');
  await hand.press(day.button('Export my record'));
  await hand.press(day.button('Start an export'));
  await page.getByRole('progressbar').waitFor();
  await stage.shoot(page, 'day-10-export');
  // As when a worker has built it: the page follows by itself.
  await endRunningExports(stage.app, clinician);
  await finishedExport(stage.app, clinician);
  await day.button('Download').waitFor();
};

/** What a clinician does from the first sign-in to the export, in her own workspace. */
const liveDay = async (stage: WebStage, by: 'mouse' | 'keys'): Promise<void> => {
  const set = await setOffice(stage);
  const context = await stage.browser.newContext({
    viewport: { width: 1_280, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const hand = by === 'mouse' ? mouseOf(page) : keysOf(page);
  const day: Day = {
    stage,
    office: set.office,
    page,
    hand,
    button: (name) =>
      page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }),
    toast: (words) => page.locator('.toast').filter({ hasText: words }).last().waitFor(),
    async go(area) {
      await hand.press(page.getByRole('navigation').getByRole('link', { name: area, exact: true }));
      await page.getByRole('heading', { level: 1, name: area, exact: true }).waitFor();
    },
  };
  const began = Date.now();
  const steps = [
    () => signIn(day),
    () => readAgendaAndChart(day),
    () => moveSession(day, set),
    () => bookSession(day, set),
    () => writeNote(day),
    () => buildForm(day),
    () => makeBook(day),
    () => reorderSheet(day, set),
    () => themeRoom(day),
    () => exportRecord(day),
  ];
  for (const step of steps)
    await step().catch(async (error: unknown) => {
      await stage.shoot(page, `day-failed-by-${by}`);
      throw error;
    });
  const took = Date.now() - began;
  process.stdout.write(`a day by ${by}: ${Math.round(took / 1_000)} s\n`);
  expect(took).toBeLessThan(DAY_MILLISECONDS * slowness());
  expect(complaints).toEqual([]);
  await context.close();
};

const tests: AreaTests = (stage, test) => {
  test('a clinician’s day by mouse, from the sign-in to the export', () => liveDay(stage(), 'mouse'));
  test('the same day by keyboard alone', () => liveDay(stage(), 'keys'));
};
export default tests;
