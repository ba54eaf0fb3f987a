import type { Frame, Page } from 'playwright-core';
import { offerUpgrade } from '../../support/direct-login.ts';
import type { Office, Opened } from '../../web/stage.ts';
import type { PartOfScreens } from './camera.ts';
import { type Say, wordsIn } from './words.ts';

type Walk = (opened: Opened, shoot: (name: string) => Promise<void>, say: Say) => Promise<unknown>;
interface Visit {
  readonly name: string;
  readonly surface: (part: PartOfScreens) => string;
  readonly walk?: Walk;
}

const press = (inside: Frame, name: RegExp) => inside.getByRole('button', { name }).first().click();
const closeDialog = async (page: Page) => page.keyboard.press('Escape');

const calendar: Walk = async ({ inside, page }, shoot, say) => {
  await inside.locator('[data-session]').first().waitFor();
  await shoot('calendar-week');
  for (const view of ['Day', 'Month', 'Agenda']) {
    await inside.getByRole('radio', { name: say(view) }).click();
    await page.waitForTimeout(300);
    await shoot(`calendar-${view.toLowerCase()}`);
  }
  await inside.locator('[data-session]').first().click();
  await inside.getByRole('dialog').waitFor();
  await shoot('calendar-panel');
  await closeDialog(page);
  await press(inside, say('Book a session'));
  await inside.getByRole('dialog').waitFor();
  await shoot('calendar-book');
};

const notes: Walk = async ({ inside, page }, shoot, say) => {
  await inside.getByRole('row').nth(1).waitFor();
  await shoot('notes');
  await press(inside, say('New note'));
  await inside.getByRole('dialog').waitFor();
  await shoot('notes-new');
  await closeDialog(page);
  await inside.getByRole('rowheader').first().click();
  await inside.getByRole('textbox').first().waitFor();
  await page.waitForTimeout(300);
  await shoot('note');
};

const forms: Walk = async ({ inside, page }, shoot, say) => {
  await inside.getByRole('main').getByRole('link').first().waitFor();
  await shoot('forms');
  await press(inside, say('New form'));
  await inside.getByRole('dialog').waitFor();
  await shoot('forms-new');
  await closeDialog(page);
  await inside.getByRole('main').getByRole('link').first().click();
  await page.waitForTimeout(700);
  await shoot('form-builder');
};

const chart: Walk = async ({ inside, page }, shoot, say) => {
  await inside.getByRole('tab').first().waitFor();
  await inside.getByText(say('Past')).waitFor();
  await shoot('chart-sessions');
  for (const tab of ['Notes', 'Forms', 'Books and worksheets', 'Scenes']) {
    await inside.getByRole('tab', { name: say(tab) }).click();
    await page.waitForTimeout(500);
    await shoot(`chart-${tab.toLowerCase().replaceAll(' ', '-')}`);
  }
};

const books: Walk = async ({ inside, page }, shoot, say) => {
  await inside.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  await page.waitForTimeout(500);
  await shoot('storybooks');
  await press(inside, say('New storybook'));
  await page.waitForTimeout(300);
  await shoot('storybook-new');
  await closeDialog(page);
};

const book: Walk = async ({ inside, page }, shoot, say) => {
  await inside.getByRole('button', { name: say('Read') }).waitFor();
  await page.waitForTimeout(400);
  await shoot('storybook');
  await press(inside, say('Read'));
  await inside.getByText(say('Page {page} of {count}')).waitFor();
  await page.waitForTimeout(400);
  await shoot('storybook-reader');
  await closeDialog(page);
  await press(inside, say('Edit'));
  await page.waitForTimeout(400);
  await shoot('storybook-edit');
};

const rooms: Walk = async ({ inside, page }, shoot, say) => {
  await inside.locator('.room-picture img').first().waitFor();
  await page.waitForTimeout(500);
  await shoot('playrooms');
  await inside.getByRole('heading', { level: 2, name: say('Toolkits') }).scrollIntoViewIfNeeded();
  await shoot('playrooms-toolkits');
  await press(inside, say('New playroom'));
  await page.waitForTimeout(300);
  await shoot('playroom-new');
  await closeDialog(page);
  await inside.getByRole('main').getByRole('link').first().click();
  await page.waitForTimeout(700);
  await shoot('playroom');
};

const community: Walk = async ({ inside, page }, shoot) => {
  await inside.getByRole('main').getByRole('link').first().waitFor();
  await page.waitForTimeout(500);
  await shoot('community');
  await inside.getByRole('main').getByRole('link').first().click();
  await page.waitForTimeout(800);
  await shoot('community-preview');
};

const exported: Walk = async ({ inside }, shoot, say) => {
  await press(inside, say('Export my record'));
  await press(inside, say('Start an export'));
  await inside.getByRole('progressbar').waitFor();
  await shoot('exports');
};

const plain =
  (name: string): Walk =>
  async ({ page }, shoot) => {
    await page.waitForTimeout(800);
    await shoot(name);
  };

const VISITS: readonly Visit[] = [
  { name: 'home', surface: () => 'workspace/home', walk: plain('home') },
  { name: 'clients', surface: () => 'workspace/clients', walk: plain('clients') },
  {
    name: 'chart',
    surface: ({ clinic }) => `workspace/clients/${clinic.office.practice.patient.id}`,
    walk: chart,
  },
  { name: 'calendar', surface: () => 'workspace/appointments', walk: calendar },
  { name: 'notes', surface: () => 'workspace/clinical-notes', walk: notes },
  { name: 'forms', surface: () => 'workspace/forms', walk: forms },
  { name: 'storybooks', surface: () => 'workspace/storybooks', walk: books },
  { name: 'book', surface: ({ clinic }) => `workspace/storybooks/${clinic.book.id}`, walk: book },
  { name: 'worksheets', surface: () => 'workspace/worksheets', walk: plain('worksheets') },
  {
    name: 'worksheet',
    surface: ({ clinic }) => `workspace/worksheets/${clinic.sheet.id}`,
    walk: plain('worksheet'),
  },
  { name: 'playrooms', surface: () => 'workspace/playrooms', walk: rooms },
  { name: 'community', surface: () => 'workspace/community', walk: community },
  {
    name: 'answers',
    surface: ({ clinic }) => `workspace/forms/${clinic.made.form.id}/answers`,
    walk: plain('form-answers'),
  },
  { name: 'exports', surface: () => 'workspace/clients', walk: exported },
];
const EMPTY = [
  'home',
  'clients',
  'appointments',
  'clinical-notes',
  'forms',
  'storybooks',
  'worksheets',
  'playrooms',
];

/** The frames beside the workspace: one form to fill in, one book, and the page that offers logins. */
export const frames = async (part: PartOfScreens): Promise<void> => {
  const { stage, clinic, camera, locale } = part;
  const { office, made, book: one } = clinic;
  const visit = async (name: string, surface: string, body: object | undefined, from: Office = office) => {
    const opened = await stage.open({
      surface,
      token: await from.mint(body),
      width: 1_440,
      mount: { locale },
    });
    await opened.page.waitForTimeout(700);
    await camera.shoot(opened.page, name, opened.inside);
    if (name === 'upgrade') {
      await opened.inside.locator('.home-words + button').click();
      await camera.shoot(opened.page, 'upgrade-page', opened.inside);
    }
    await opened.close();
  };
  const patient_id = office.practice.patient.id;
  await camera.step('framed-form', () =>
    visit('framed-form', `forms/${made.form.id}`, { capabilities: ['form:submit'], patient_id }),
  );
  await camera.step('framed-book', () =>
    visit('framed-book', `storybooks/${one.id}`, {
      capabilities: ['storybook:read', 'storybook:write', 'storybook:share'],
      patient_id,
    }),
  );
  await camera.step('upgrade', async () => {
    const other = await stage.office();
    await offerUpgrade(stage.app, other.practice.clinic.id, other.practice.practitioner.id);
    await visit('upgrade', 'workspace/home', undefined, other);
  });
};

/** Each area with its dialogs; and each as it looks to somebody who begins. */
export const areas = async (part: PartOfScreens): Promise<void> => {
  const { stage, clinic, camera, locale } = part;
  const say = await wordsIn(locale);
  const visit = async (office: Office, surface: string, walk: Walk): Promise<void> => {
    const opened = await stage.open({
      surface,
      token: await office.mint(),
      width: 1_440,
      height: 900,
      mount: { locale },
    });
    opened.page.setDefaultTimeout(15_000);
    try {
      await walk(opened, (name) => camera.shoot(opened.page, name, opened.inside), say);
    } finally {
      await opened.close();
    }
  };
  for (const { name, surface, walk = plain(name) } of VISITS)
    await camera.step(name, () => visit(clinic.office, surface(part), walk));
  for (const area of EMPTY)
    await camera.step(`empty-${area}`, async () =>
      visit(await stage.office(), `workspace/${area}`, plain(`empty-${area}`)),
    );
};
