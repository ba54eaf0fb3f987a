import { sql } from '../../../platform/database/rows.ts';
import { EVERYTHING, hold, type Part, until } from './stage.ts';

export const notes: Part = async ({ app, world, practice, mint, open, shoot, expect }) => {
  const mount = { surface: 'workspace/clinical-notes', token: await mint(EVERYTHING) };
  const { page, waitFor, frame } = await open([mount, mount]);
  for (const index of [0, 1]) await waitFor('ready', index);
  const [one, two] = [frame(0), frame(1)];
  await one.click('summary:text-is("Write a note")');
  const name = `${practice.patient.first_name} ${practice.patient.last_name}`;
  const about = await one.textContent('#about option:checked');
  await one.fill('textarea', 'We built a castle.');
  await one.click('button:text-is("Keep as draft")');
  await one.waitForSelector('.list button.entry');
  expect(
    [about, await one.textContent('.list button.entry')].every((words) => words?.includes(name)),
    'a session to write about, and a note, say whose they are',
  );
  await two.click('nav >> :text-is("Home")');
  await two.click('nav >> :text-is("Notes")');
  for (const inside of [one, two]) {
    await inside.click('.list button.entry');
    await inside.waitForSelector('#body');
  }
  await one.fill('#body', 'We built a castle by the sea.');
  let lost = 0;
  await page.route('**/api/embed/notes/*', async (route) => {
    if (route.request().method() !== 'PATCH' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.fulfill({ status: 503, body: '' });
  });
  await one.click('button:text-is("Save")');
  await until(one, `document.getElementById('notice')?.textContent.includes('could not be reached')`);
  await one.click('button:text-is("Save")');
  await until(one, `document.getElementById('notice')?.textContent === 'Saved.'`);
  expect(true, 'a note whose answer was lost is saved again, and not said to be saved elsewhere');
  const letSave = await hold(page, '**/api/embed/notes/*');
  await one.click('button:text-is("Save")');
  await one.fill('#body', 'We built a castle by the sea, and a boat.');
  letSave();
  await until(one, `document.querySelector('#body').defaultValue.endsWith('by the sea.')`);
  const isStill = (await one.inputValue('#body')).endsWith('and a boat.');
  await one.click('button:text-is("Save")');
  await until(one, `document.querySelector('#body').defaultValue.endsWith('and a boat.')`);
  expect(isStill, 'what is typed while a note is being saved stays, and is saved next');
  await two.fill('#body', 'We built a house.');
  await two.click('button:text-is("Save")');
  await until(two, `document.getElementById('notice')?.textContent.startsWith('This note was saved')`);
  expect(
    (await two.inputValue('#body')) === 'We built a house.',
    'a note that was saved elsewhere is not written over, and what was typed stays',
  );
  await shoot(page, 'notes-saved-elsewhere');
  const long = 'We built a house. '.repeat(300);
  await two.fill('#body', long);
  await page.emulateMedia({ media: 'print' });
  await two.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  expect(
    (await two.textContent('#body + :visible')) === long &&
      !(await two.isVisible('#body')) &&
      !(await two.isVisible('button')),
    'what is written is printed in full, and nothing that is pressed',
  );
  await two.evaluate(`dispatchEvent(new Event('afterprint'))`);
  await page.emulateMedia({ media: null });
  await two.fill('#body', 'We built a house.');
  const written = async () => (await one.$$('.list button.entry')).length;
  await one.click('button:text-is("All notes")');
  await one.waitForSelector('.list button.entry');
  // The note of years ago is the only one then.
  await app.database.within(world.organizationId).all(sql`
    update notes set created_at = '2020-01-01T00:00:00Z' where organization_id = ${world.organizationId}`);
  await one.click('nav >> :text-is("Notes")');
  await one.waitForSelector('button:text-is("Earlier notes")');
  const ofLastYear = await written();
  await one.click('summary:text-is("Write a note")');
  await one.fill('textarea', 'Nobody has this yet.');
  await one.click('button:text-is("Earlier notes")');
  await one.waitForSelector('dialog[open]');
  await one.click(':is(dialog, [role=alertdialog]) :text-is("Stay here")');
  expect(
    (await one.inputValue('textarea')) === 'Nobody has this yet.',
    'who looks for earlier notes is asked before the one being written is lost',
  );
  await one.click('button:text-is("Earlier notes")');
  await one.click(':is(dialog, [role=alertdialog]) :text-is("Leave without saving")');
  await one.waitForSelector('button:text-is("Earlier notes")', { state: 'detached' });
  expect(ofLastYear === 0 && (await written()) === 1, 'notes from before the last year are a press away');
  await one.click('summary:text-is("Write a note")');
  await one.fill('textarea', 'Nobody has this yet.');
  await one.click('.list button.entry');
  await one.click(':is(dialog, [role=alertdialog]) :text-is("Stay here")');
  expect(
    (await one.inputValue('textarea')) === 'Nobody has this yet.',
    'who opens another note is asked before the one being written is lost',
  );
  await one.click('.list button.entry');
  await one.click(':is(dialog, [role=alertdialog]) :text-is("Leave without saving")');
  await one.waitForSelector('#body');
  const letSign = await hold(page, '**/api/embed/notes/*');
  await one.click('button:text-is("Sign")');
  await one.waitForSelector('#body:read-only');
  letSign();
  await one.waitForSelector('button:text-is("Unlock")');
  expect(true, 'nothing is typed into a note that is being signed: it would not be in it');
  await page.close();
};
