import { expect } from '@jest/globals';
import { bookedAt } from '../furnished-office.ts';
import type { AreaTests, Office, Opened, WebStage } from '../stage.ts';

const PATCHES = '**/api/embed/notes/*';

interface Written {
  readonly id: string;
}
/** A session of an hour ago, and a note on it. */
const writeNote = async (stage: WebStage, office: Office, body: string): Promise<Written> => {
  const { world, practice, clinician } = office;
  const start = new Date(Date.now() - 3_600_000);
  const booked = await clinician.post('/v1/partner/appointments', {
    ...world.booking(practice, 0),
    start_at: start.toISOString(),
    end_at: new Date(start.getTime() + 3_000_000).toISOString(),
  });
  if (booked.status !== 201) throw new Error(booked.text);
  const written = await embed(stage, office, 'POST', 'notes', {
    partner_appointment_id: booked.body.data.id,
    body,
  });
  return ((await written.json()) as { data: Written }).data;
};
const embed = async (stage: WebStage, office: Office, method: string, path: string, body?: object) =>
  fetch(`${stage.app.baseUrl}/api/embed/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await office.mint()}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const bodyOf = async (stage: WebStage, office: Office, id: string): Promise<string> =>
  ((await (await embed(stage, office, 'GET', `notes/${id}`)).json()) as { data: { body: string } }).data.body;

const openNotes = async (stage: WebStage, office: Office): Promise<Opened> =>
  stage.open({ surface: 'workspace/clinical-notes', token: await office.mint() });
/** Opens the only note of the list. */
const openOnly = async ({ inside }: Opened): Promise<void> => {
  await inside.getByRole('rowheader', { name: /Noa Lind/ }).click();
  await inside.getByRole('heading', { level: 1, name: 'Noa Lind' }).waitFor();
};

const tests: AreaTests = (stage, test) => {
  test('a note is begun by a template, saved while it is written, signed and unlocked with a reason', async () => {
    const office = await stage().office();
    await writeNote(stage(), office, 'An earlier note.');
    // One that has just begun, without a note; and one of tomorrow, which a note does not begin with.
    await bookedAt(office, -300_000);
    await bookedAt(office, 86_400_000);
    const opened = await openNotes(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('rowheader', { name: /Noa Lind/ }).waitFor();
    expect(await stage().look(opened, 'notes')).toEqual([]);
    await inside.getByRole('button', { name: 'New note' }).click();
    await inside.getByRole('radio', { name: 'SOAP note' }).waitFor();
    await inside.getByText('SOAP note').click();
    await stage().shoot(page, 'notes-new');
    const session = inside.getByRole('button', { name: /· Noa Lind/ });
    const [first = ''] = await session.allInnerTexts();
    await session.click();
    const offered = await inside.getByRole('option').allInnerTexts();
    expect(offered).toHaveLength(3);
    expect(offered[1]).toBe(first);
    expect(offered[2]).toContain('(has a note)');
    await inside.getByRole('option').first().click();
    await inside.getByText('This session has not taken place yet.').waitFor();
    await session.click();
    await inside.getByRole('option').nth(1).click();
    await inside.getByRole('button', { name: 'Begin writing' }).click();
    await inside.getByLabel('Subjective').fill('She wants to build.');
    await inside.getByLabel('Plan').fill('A boat.');
    await inside.getByText(/^Saved at/).waitFor();
    const beside = inside.getByRole('complementary', { name: 'Beside the note' });
    await beside.getByRole('listitem').locator('summary').click();
    await beside.getByText('An earlier note.').waitFor();
    expect(await stage().look(opened, 'note')).toEqual([]);
    await inside.getByRole('button', { name: 'Sign' }).click();
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Sign the note' }).click();
    await inside.getByText(/^Signed by Ada Winter/).waitFor();
    expect(await inside.getByRole('textbox').count()).toBe(0);
    expect(await stage().look(opened, 'note-signed')).toEqual([]);
    await inside.getByRole('button', { name: 'Unlock' }).click();
    await inside.getByRole('button', { name: 'Unlock the note' }).click();
    await inside.getByText('Please say why.').waitFor();
    await inside.getByLabel('Why is it unlocked?').fill('The plan was wrong.');
    await inside.getByRole('button', { name: 'Unlock the note' }).click();
    await inside.getByLabel('Plan').fill('A castle.');
    await inside.getByText(/^Saved at/).waitFor();
    await inside.getByRole('tab', { name: 'Versions' }).click();
    await inside.getByText('Unlocked: The plan was wrong.').waitFor();
    await inside
      .getByRole('button', { name: /^Compare/ })
      .nth(1)
      .click();
    await inside.locator('section.word-diff').waitFor();
    await inside.getByRole('button', { name: /Compare with/ }).click();
    await inside.getByRole('option', { name: 'The text of now' }).click();
    await inside.locator('ins', { hasText: 'castle' }).waitFor();
    expect(await inside.locator('section.word-diff del').allTextContents()).toEqual(['boat']);
    await stage().shoot(page, 'note-compare');
    await opened.close();
  });

  test('no word is lost on a dropped connection, nor where the answer to a saved text was', async () => {
    const office = await stage().office();
    const { id } = await writeNote(stage(), office, 'We built');
    const opened = await openNotes(stage(), office);
    const { inside, page } = opened;
    await openOnly(opened);
    await page.route(PATCHES, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await inside.getByLabel('Note', { exact: true }).fill('We built a castle');
    await inside.getByText(/^Not saved yet/).waitFor();
    await stage().shoot(page, 'note-not-saved');
    // Another area, and back: what was typed is still there, and still to be saved.
    await inside.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await inside.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await inside.getByRole('navigation').getByRole('link', { name: 'Notes' }).click();
    await inside.getByRole('rowheader', { name: /Noa Lind/ }).waitFor();
    expect(await inside.getByRole('row', { name: /Noa Lind/ }).textContent()).toContain('Not saved yet');
    await openOnly(opened);
    expect(await inside.getByLabel('Note', { exact: true }).inputValue()).toBe('We built a castle');
    await page.unroute(PATCHES);
    let lost = 0;
    await page.route(PATCHES, async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await inside.getByLabel('Note', { exact: true }).press('End');
    await page.keyboard.type(' by the sea');
    await inside.getByText(/^Saved at/).waitFor();
    expect(lost).toBe(1);
    expect(await bodyOf(stage(), office, id)).toBe('We built a castle by the sea');
    await opened.close();
  });

  test('what was changed elsewhere is merged and told; on the same line the person chooses', async () => {
    const office = await stage().office();
    const { id } = await writeNote(stage(), office, 'One\nTwo\nThree\nFour\nFive');
    const opened = await openNotes(stage(), office);
    const { inside } = opened;
    await openOnly(opened);
    const text = inside.getByLabel('Note', { exact: true });
    await text.waitFor();
    await embed(stage(), office, 'PATCH', `notes/${id}`, { body: 'One, elsewhere\nTwo\nThree\nFour\nFive' });
    await text.fill('One\nTwo\nThree\nFour\nFive, here');
    await inside.getByText(/Both changes are in it now/).waitFor();
    await inside.getByText(/^Saved at/).waitFor();
    const merged = 'One, elsewhere\nTwo\nThree\nFour\nFive, here';
    expect(await text.inputValue()).toBe(merged);
    expect(await bodyOf(stage(), office, id)).toBe(merged);
    await embed(stage(), office, 'PATCH', `notes/${id}`, { body: merged.replace(', here', ', there') });
    await text.fill(merged.replace(', here', ', right here'));
    await inside.getByRole('alert').waitFor();
    expect(await stage().look(opened, 'note-conflict')).toEqual([]);
    await inside.getByRole('button', { name: 'Keep what is written here' }).click();
    await inside.getByText(/^Saved at/).waitFor();
    expect(await bodyOf(stage(), office, id)).toBe(merged.replace(', here', ', right here'));
    await opened.close();
  });

  test('the transcript stands beside the text with its speakers; drafts and signed notes are told apart', async () => {
    const office = await stage().office();
    const { id } = await writeNote(stage(), office, 'We built a castle.');
    const words = ['Hello', 'Noa.', 'A', 'castle!'].map((text, index) => ({
      speaker: index < 2 ? 'Ada' : 'Noa',
      text,
      start_seconds: index * 61,
      end_seconds: index * 61 + 1,
    }));
    const put = await embed(stage(), office, 'PUT', `notes/${id}/transcript`, { words });
    expect(put.status).toBe(201);
    const opened = await openNotes(stage(), office);
    const { inside, page } = opened;
    // By keyboard alone.
    await inside.getByRole('rowheader', { name: /Noa Lind/ }).waitFor();
    await inside.getByRole('radio', { name: /^Signed/ }).focus();
    await page.keyboard.press('Enter');
    await inside.getByText('No note matches').waitFor();
    await inside.getByRole('button', { name: 'Show all notes' }).press('Enter');
    await inside
      .getByRole('row', { name: /Noa Lind/ })
      .getByRole('button')
      .press('Enter');
    await inside.getByRole('list', { name: 'Transcript' }).waitFor();
    const turns = await inside
      .getByRole('list', { name: 'Transcript' })
      .getByRole('listitem')
      .allTextContents();
    expect(turns).toHaveLength(2);
    expect(turns[0]).toContain('Ada');
    expect(turns[1]).toContain('2:02');
    expect(await stage().look(opened, 'note-transcript')).toEqual([]);
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
