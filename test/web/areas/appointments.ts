import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { nextBeginning, wallClockOf } from '../../../web/areas/appointments/wall-clock.ts';
import { eventually } from '../../support/eventually.ts';
import { chooseClient } from '../choose-client.ts';
import type { AreaTests, Office, Opened, WebStage } from '../stage.ts';
import { daysUntil, momentOf, ZONE } from '../week.ts';

/** How often a read is attempted (web/api/queries.ts). */
const ATTEMPTS = 3;

const book = async ({ world, practice, clinician }: Office, weekday: number, hour: number, fields = {}) => {
  const start = momentOf(weekday, hour);
  const reply = await clinician.post('/v1/partner/appointments', {
    ...world.booking(practice, 0),
    start_at: start.toISOString(),
    end_at: new Date(start.getTime() + 3_000_000).toISOString(),
    ...fields,
  });
  expect(reply.status).toBe(201);
  return reply.body.data as { id: string; start_at: string };
};
const read = async ({ clinician }: Office, id: string) =>
  (await clinician.get(`/v1/partner/appointments/${id}`)).body.data;

const openCalendar = async (stage: WebStage, office: Office, more = {}): Promise<Opened> => {
  const opened = await stage.open({ surface: 'workspace/appointments', token: await office.mint(), ...more });
  await opened.inside.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
  return opened;
};
const eventsOf = ({ inside }: Opened): Locator =>
  inside.locator('.calendar-grid [role="button"]', { has: inside.locator('[data-session]') });
/** The first of its pieces: over midnight a session is drawn on two days. */
const eventOf = ({ inside }: Opened, id: string): Locator =>
  inside.locator('.calendar-grid [role="button"]', { has: inside.locator(`[data-session="${id}"]`) }).first();

const centre = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, top: box.y, y: box.y + box.height / 2, bottom: box.y + box.height };
};
/** They lie over the grid, and what is dropped on them goes back. */
const closeToasts = async ({ inside }: Opened): Promise<void> => {
  const close = inside.locator('.toast > button:last-child');
  while ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
};
/** How high an hour is drawn, by two sessions that begin so many hours apart. */
const hourBetween = async (opened: Opened, early: string, late: string, hours: number): Promise<number> =>
  ((await centre(eventOf(opened, late))).top - (await centre(eventOf(opened, early))).top) / hours;
const drag = async ({ page }: Opened, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Sideways first: the library reckons from where the drag begins, some pixels after the press.
  await page.mouse.move(from.x + 6, from.y, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
};

/** Waits until a session is in the part of the grid that is in sight. */
const isSeen = (opened: Opened, id: string) =>
  eventually(() =>
    eventOf(opened, id).evaluate((one) => {
      let scroller = one.parentElement;
      while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1)
        scroller = scroller.parentElement;
      const [drawn, sight] = [one, scroller].map((part) => part?.getBoundingClientRect());
      return drawn && sight ? drawn.bottom > sight.top + 20 && drawn.top < sight.bottom - 20 : false;
    }),
  );

const tests: AreaTests = (stage, test) => {
  test('shows week, day, month and agenda in the clinic’s zone, the device’s beside it, past and to come', async () => {
    const office = await stage().office();
    await book(office, 1, 9);
    await book(office, 2, 10, { session_type: 'in_person' });
    const done = await book(office, 2, 14);
    await office.clinician.patch(`/v1/partner/appointments/${done.id}`, { status: 'completed' });
    const missed = await book(office, 4, 11);
    await office.clinician.patch(`/v1/partner/appointments/${missed.id}`, { status: 'no_show' });
    // Of next week: the agenda begins today, and has it whichever day of this week that is.
    await book(office, 8, 9);
    const opened = await openCalendar(stage(), office);
    const { inside } = opened;
    await eventsOf(opened).first().waitFor();
    expect(await eventsOf(opened).count()).toBe(4);
    expect(await inside.locator('.calendar-zones').textContent()).toMatch(/Berlin.*device is in/);
    expect(await stage().look(opened, 'calendar-week')).toEqual([]);
    for (const view of ['Day', 'Month', 'Agenda']) {
      await inside.getByRole('radio', { name: view, exact: true }).click();
      if (view === 'Day') await inside.getByRole('button', { name: 'Today' }).click();
      else await eventsOf(opened).first().waitFor();
      expect(await stage().look(opened, `calendar-${view.toLowerCase()}`)).toEqual([]);
    }
    // A day without sessions: there are none on Saturday.
    await inside.getByRole('radio', { name: 'Day', exact: true }).click();
    for (let day = daysUntil(6); day > 0; day -= 1)
      await inside.getByRole('button', { name: 'Later' }).click();
    await inside.getByText(/Sat/).first().waitFor();
    expect(await stage().look(opened, 'calendar-empty-day')).toEqual([]);
    await opened.close();
  });

  test('books by pressing a slot, says a conflict before and after the attempt', async () => {
    const office = await stage().office();
    const [taken, later] = [await book(office, 3, 10), await book(office, 3, 13)];
    const opened = await openCalendar(stage(), office);
    const { inside, page } = opened;
    const hour = await hourBetween(opened, taken.id, later.id, 3);
    const { x, top } = await centre(eventOf(opened, taken.id));
    await page.mouse.click(x, top - hour + 6);
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Starts at').inputValue()).toBe('09:00');
    await chooseClient(inside, dialog, 'Noa Lind');
    await dialog.getByLabel('Starts at').fill('10:15');
    await dialog.getByText('Another session is at that time: Noa Lind').waitFor();
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.getByRole('alert').getByText('Another session is at that time.').waitFor();
    expect(await stage().look(opened, 'calendar-booking')).toEqual([]);
    await dialog.getByLabel('Starts at').fill('11:30');
    await dialog.getByLabel('Notes on this appointment').fill('Bring the puppets');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    const { payload } = await opened.waitFor('appointment.created');
    const booked = await read(office, String(payload.partnerAppointmentId));
    expect([booked.start_at, booked.notes]).toEqual([momentOf(3, 11.5).toISOString(), 'Bring the puppets']);
    await eventOf(opened, booked.id).waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('shows hours that hold a session, until the person scrolls', async () => {
    const office = await stage().office();
    // Next week all of them are ahead, whatever time it is.
    const evening = await book(office, 8, 21);
    const dawn = await book(office, 9, 6);
    const [morning, last] = [await book(office, 10, 8.5), await book(office, 10, 22)];
    const opened = await openCalendar(stage(), office);
    const { inside, page } = opened;
    const seen = (id: string) => isSeen(opened, id);
    const goOn = () => inside.getByRole('button', { name: 'Later' }).click();
    await inside.getByRole('radio', { name: 'Day', exact: true }).click();
    for (let day = daysUntil(7); day > 0; day -= 1) await goOn();
    for (const { id } of [evening, dawn, morning]) {
      await goOn();
      await seen(id);
    }
    const { x, y } = await centre(eventOf(opened, morning.id));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 2_000);
    await seen(last.id);
    const again = page.waitForResponse((response) => response.url().includes('include_cancelled'));
    await inside.getByText('Show cancelled sessions').click();
    await again;
    await seen(last.id);
    // What was booked is shown, wherever the person had scrolled to.
    await inside.getByRole('button', { name: 'Book a session' }).first().click();
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    await chooseClient(inside, dialog, 'Noa Lind');
    await dialog.getByLabel('Date').fill(momentOf(10, 5).toISOString().slice(0, 10));
    await dialog.getByLabel('Starts at').fill('05:00');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    const { payload } = await opened.waitFor('appointment.created');
    await seen(String(payload.partnerAppointmentId));
    await opened.close();
  });

  test('shows a week’s early session, and in a telephone’s month the initials that avatars have', async () => {
    const office = await stage().office();
    const { world, practice } = office;
    const early = await book(office, 8, 7);
    await book(office, 8, 10);
    const names = [
      ['Mary Claire', 'Hale'],
      ['ليلى', 'حداد'],
      ['נועה', 'כהן'],
    ];
    for (const [index, [first_name, last_name]] of names.entries()) {
      const patient = await world.patient({
        partner_clinic_id: practice.clinic.id,
        created_by_partner_practitioner_id: practice.practitioner.id,
        first_name,
        last_name,
      });
      await book(office, 9 + index, 9, { partner_patient_id: patient.id });
    }
    const opened = await openCalendar(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Later' }).click();
    await isSeen(opened, early.id);
    expect(await stage().look(opened, 'calendar-early')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await inside.getByRole('radio', { name: 'Month', exact: true }).click();
    const initials = inside.locator('.session-initials');
    await eventually(async () => (await initials.count()) >= 5);
    const shown = await initials.allInnerTexts();
    expect(shown).toEqual(expect.arrayContaining(['NL', 'MH', 'لح', 'נכ']));
    expect(await stage().look(opened, 'calendar-month-initials')).toEqual([]);
    await opened.close();
  });

  test('begins a booking with the next hour that is free', async () => {
    const office = await stage().office();
    const next = nextBeginning(ZONE);
    const { start_at } = await book(office, 0, 0, {
      start_at: next.toISOString(),
      end_at: new Date(next.getTime() + 3_000_000).toISOString(),
    });
    const opened = await openCalendar(stage(), office);
    const { inside } = opened;
    // It has the sessions of today and of all days to come, on Saturday too.
    await inside.getByRole('radio', { name: 'Agenda', exact: true }).click();
    await eventsOf(opened).first().waitFor();
    await inside.getByRole('button', { name: 'Book a session' }).first().click();
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    const { hour } = wallClockOf(start_at, ZONE);
    // The last hour of a day has no next one.
    expect(await dialog.getByLabel('Starts at').inputValue()).toBe(
      `${String(Math.min(hour + 1, 23)).padStart(2, '0')}:00`,
    );
    expect(await dialog.getByText('Another session is at that time').count()).toBe(hour < 23 ? 0 : 1);
    await opened.close();
  });

  test('moves and resizes by dragging; what overlaps is drawn so, and goes back where the service refuses', async () => {
    const office = await stage().office();
    const [one, other] = [await book(office, 3, 9), await book(office, 3, 12)];
    const opened = await openCalendar(stage(), office);
    const { inside, page } = opened;
    const hour = await hourBetween(opened, one.id, other.id, 3);
    const [from, onto] = [await centre(eventOf(opened, one.id)), await centre(eventOf(opened, other.id))];
    await drag(opened, from, { x: onto.x, y: onto.y + 5 });
    await inside.locator('.calendar-grid.is-conflicting').waitFor();
    await stage().shoot(page, 'calendar-conflict');
    await page.mouse.up();
    await inside.getByText('Another session is at that time.').waitFor();
    await inside.getByText('It is back at').waitFor();
    expect((await centre(eventOf(opened, one.id))).top).toBeCloseTo(from.top, 0);
    expect((await read(office, one.id)).start_at).toBe(one.start_at);
    await closeToasts(opened);
    // From the middle of five minutes, so that rounding does not decide.
    await drag(opened, { x: from.x, y: from.y + 2 }, { x: from.x, y: from.y + 2 + 4 * hour });
    await page.mouse.up();
    await inside.getByText('Moved to').waitFor();
    expect((await opened.waitFor('appointment.updated')).payload.partnerAppointmentId).toBe(one.id);
    expect((await read(office, one.id)).start_at).toBe(momentOf(3, 13).toISOString());
    await closeToasts(opened);
    const { x, bottom } = await centre(eventOf(opened, one.id));
    await page.mouse.move(x, bottom - 8);
    await drag(opened, { x, y: bottom - 2 }, { x, y: bottom - 2 + hour / 2 });
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith(one.id),
    );
    await page.mouse.up();
    await stored;
    const longer = new Date(momentOf(3, 13).getTime() + 80 * 60_000).toISOString();
    expect((await read(office, one.id)).end_at).toBe(longer);
    await stage().shoot(page, 'calendar-undo');
    await inside.getByRole('button', { name: 'Undo' }).click();
    await inside.getByText('It is back at').waitFor();
    expect((await read(office, one.id)).end_at).toBe(
      new Date(momentOf(3, 13).getTime() + 50 * 60_000).toISOString(),
    );
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('chooses a slot, books and moves by keyboard alone', async () => {
    const office = await stage().office();
    const one = await book(office, 2, 9);
    const opened = await openCalendar(stage(), office);
    const { inside, page } = opened;
    await eventOf(opened, one.id).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await inside.getByText('Moved to').waitFor();
    expect((await read(office, one.id)).start_at).toBe(new Date(momentOf(3, 9.5)).toISOString());
    await opened.until(
      `document.activeElement.querySelector('[data-session]')?.dataset.session === '${one.id}'`,
    );
    await page.keyboard.press('Enter');
    await inside.getByRole('dialog', { name: 'Noa Lind' }).waitFor();
    await page.keyboard.press('Escape');
    await inside.getByRole('region', { name: 'Calendar grid' }).focus();
    await page.keyboard.press('PageDown');
    for (const key of ['ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'ArrowRight'])
      await page.keyboard.press(key);
    await stage().shoot(page, 'calendar-cursor');
    await page.keyboard.press('Enter');
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Starts at').inputValue()).toBe('09:30');
    expect(await dialog.getByLabel('Length').inputValue()).toBe('55');
    await dialog.getByRole('combobox', { name: 'Client' }).focus();
    await page.keyboard.type('Noa');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Book', exact: true }).focus();
    await page.keyboard.press('Enter');
    const { payload } = await opened.waitFor('appointment.created');
    const booked = await read(office, String(payload.partnerAppointmentId));
    expect(booked.start_at).toBe(new Date(momentOf(8, 9.5)).toISOString());
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('says in a panel how a session went, hands out its link unseen, and cancels after a question', async () => {
    const office = await stage().office();
    const past = await book(office, -1, 9, {
      start_at: new Date(Date.now() - 7_200_000).toISOString(),
      end_at: new Date(Date.now() - 3_660_000).toISOString(),
    });
    const coming = await book(office, 0, 0, {
      start_at: new Date(Date.now() + 600_000).toISOString(),
      end_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const opened = await openCalendar(stage(), office, { surface: `workspace/appointments/${coming.id}` });
    const { inside, page } = opened;
    const panel = inside.getByRole('dialog', { name: 'Noa Lind' });
    await panel.getByRole('button', { name: 'Open session' }).waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse(/session-links$/),
      panel.getByRole('button', { name: 'Copy the client’s join link' }).click(),
    ]);
    await inside.getByText('The join link is copied.').waitFor();
    const { patient_video_url: link } = (await answer.json()).data;
    expect(await inside.content()).not.toContain(link);
    const notes = panel.getByLabel('Notes on this appointment');
    await notes.focus();
    await page.keyboard.press('Control+V');
    expect(await notes.inputValue()).toBe(link);
    await notes.fill('Talk about school');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await inside.getByText('Saved.').waitFor();
    expect((await read(office, coming.id)).notes).toBe('Talk about school');
    await panel.getByText('Change time, length or type').click();
    await panel.getByLabel('Length', { exact: true }).selectOption('45');
    await Promise.all([
      page.waitForResponse(
        (reply) => reply.request().method() === 'PATCH' && reply.url().endsWith(coming.id),
      ),
      panel.getByRole('button', { name: 'Save changes' }).click(),
    ]);
    const shorter = await read(office, coming.id);
    expect(Date.parse(shorter.end_at) - Date.parse(shorter.start_at)).toBe(45 * 60_000);
    await panel.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
    // What a pending button announced is taken away some seconds later.
    await inside.locator('[role="log"] [role="img"]').first().waitFor({ state: 'detached' });
    expect(await stage().look(opened, 'calendar-panel')).toEqual([]);
    await office.clinician.patch(`/v1/partner/appointments/${coming.id}`, { notes: 'Changed elsewhere' });
    await panel.getByRole('button', { name: 'Cancel the session' }).click();
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Cancel the session' }).click();
    await inside.getByText('This was changed elsewhere meanwhile.').waitFor();
    expect((await read(office, coming.id)).status).toBe('scheduled');
    await panel.getByText('Changed elsewhere').waitFor();
    await panel.getByRole('button', { name: 'Cancel the session' }).click();
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Cancel the session' }).click();
    await opened.waitFor('appointment.cancelled');
    await eventOf(opened, coming.id).waitFor({ state: 'detached' });
    await inside.getByText('Show cancelled sessions').click();
    await eventOf(opened, coming.id).waitFor();
    await inside.getByRole('radio', { name: 'Agenda', exact: true }).click();
    await inside.getByRole('button', { name: 'Earlier' }).click();
    await inside.getByRole('button', { name: 'Today' }).click();
    await inside.getByRole('radio', { name: 'Month', exact: true }).click();
    await eventOf(opened, past.id).click();
    await panel.getByRole('button', { name: 'Client did not come' }).click();
    await panel.getByText('No-show').waitFor();
    expect((await read(office, past.id)).status).toBe('no_show');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('keeps a booking and the calendar while nothing can be read again', async () => {
    const office = await stage().office();
    const opened = await openCalendar(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Book a session' }).first().click();
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    const notes = dialog.getByLabel('Notes on this appointment');
    await notes.fill('Bring the blocks');
    const paths = ['/api/embed/clients?', '/api/embed/agenda?'];
    for (const one of paths) await page.route(`**${one}*`, (route) => route.fulfill({ status: 503 }));
    const refused = paths.map(async (one) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
        await page.waitForEvent('requestfinished', (request) => request.url().includes(one));
    });
    // What was read is old when somebody comes back to the page.
    await inside.evaluate(`{
      const now = Date.now;
      Date.now = () => now() + 60_000;
      dispatchEvent(new Event('visibilitychange'));
    }`);
    await Promise.all(refused);
    await inside.evaluate('new Promise((done) => setTimeout(() => requestAnimationFrame(done)))');
    expect(await notes.count()).toBe(1);
    expect(await notes.inputValue()).toBe('Bring the blocks');
    expect(await inside.getByRole('alert').count()).toBe(0);
    await opened.close();
  });

  test('begins with the agenda on a telephone, and books there; in German too', async () => {
    const office = await stage().office();
    const one = await book(office, 0, 0, {
      start_at: new Date(Date.now() + 600_000).toISOString(),
      end_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const opened = await stage().open({
      surface: 'workspace/appointments',
      token: await office.mint(),
      width: 390,
      height: 844,
      mount: { locale: 'de' },
    });
    const { inside, page } = opened;
    await eventOf(opened, one.id).waitFor();
    expect(await inside.getByRole('radio', { name: 'Agenda' }).getAttribute('aria-checked')).toBe('true');
    await stage().shoot(page, 'calendar-telephone-de');
    await inside.getByRole('radio', { name: 'Tag' }).click();
    await inside.getByRole('rowheader', { name: 'Mit Uhrzeit' }).waitFor({ state: 'attached' });
    await inside.getByRole('radio', { name: 'Agenda' }).click();
    await eventOf(opened, one.id).click();
    await inside.getByRole('dialog', { name: 'Noa Lind' }).waitFor();
    await stage().shoot(page, 'calendar-telephone-panel-de');
    await inside.getByLabel('Notizen zu diesem Termin').waitFor();
    await page.keyboard.press('Escape');
    await inside.getByRole('button', { name: 'Sitzung buchen' }).click();
    const dialog = inside.getByRole('dialog', { name: 'Sitzung buchen' });
    await chooseClient(inside, dialog, 'Noa Lind', 'Klient');
    // Half a day away from the session that is about to begin.
    await dialog.getByLabel('Beginnt um').fill(new Date().getUTCHours() < 12 ? '23:00' : '04:00');
    await stage().shoot(page, 'calendar-telephone-booking-de');
    await dialog.getByRole('button', { name: 'Buchen', exact: true }).click();
    await opened.waitFor('appointment.created');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('does not say on a telephone that there are no sessions before it knows', async () => {
    const office = await stage().office();
    const opened = await stage().open({
      surface: 'workspace/community',
      token: await office.mint(),
      width: 390,
    });
    const { inside, page } = opened;
    await page.route('**/api/embed/agenda?*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await inside.getByRole('button', { name: 'Menu' }).click();
    await inside.getByRole('navigation').getByText('Calendar').click();
    await inside.locator('.calendar-sheet').getByRole('alert').waitFor();
    expect(await inside.getByText('No sessions in these days').count()).toBe(0);
    await page.unroute('**/api/embed/agenda?*');
    await inside.locator('.calendar-sheet').getByRole('button', { name: 'Try again' }).click();
    await inside.getByText('No sessions in these days').waitFor();
    await opened.close();
  });

  test('connects the clinician’s own calendar, and says what is wrong with an address', async () => {
    const office = await stage().office();
    const opened = await openCalendar(stage(), office);
    const { inside } = opened;
    await inside.getByText('Not connected').waitFor();
    await inside.getByRole('button', { name: 'Connect a calendar' }).click();
    const dialog = inside.getByRole('dialog', { name: 'Connect a calendar' });
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    expect(await dialog.getByText('Please fill this in.').count()).toBe(3);
    await dialog.getByLabel('Address of the calendar').fill('dav.example');
    await dialog.getByLabel('User name').fill('ida');
    await dialog.getByLabel('Password').fill('a word to be seen nowhere');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await dialog.getByText('Please give the whole address').waitFor();
    await dialog.getByLabel('Address of the calendar').fill('https://dav.example/ida/work/');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await inside.getByRole('button', { name: 'Disconnect' }).waitFor();
    expect(await inside.content()).not.toContain('a word to be seen nowhere');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
