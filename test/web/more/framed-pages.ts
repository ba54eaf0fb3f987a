import { expect } from '@jest/globals';
import { failedStorybook, readyStorybook, startedStorybook } from '../../support/storybooks.ts';
import { makeForm } from '../handed-in.ts';
import type { AreaTests } from '../stage.ts';

/** The framed pages without the workspace (one book, one form) in the host's language, else the organization's. */

const tests: AreaTests = (stage, test) => {
  test('a framed book speaks the organization’s language, then the host’s, and loses no draft', async () => {
    const office = await stage().office();
    await office.world.partner.patch('/v1/partner/session-config', { locale: 'fr' });
    const book = await readyStorybook(stage().app, office.world.organizationId, office.clinician);
    const token = await office.mint({ capabilities: ['storybook:read', 'storybook:write'] });
    const opened = await stage().open({ surface: `storybooks/${book.id}`, token });
    const { inside } = opened;
    await inside.getByText('Modifier ce livre illustré').click();
    await inside.getByLabel('Titre', { exact: true }).fill('Un autre titre');
    expect(await stage().look(opened, 'framed-book-french')).toEqual([]);
    await opened.host(`frame.updateLocale('de')`);
    await inside.getByText('Dieses Bilderbuch bearbeiten').waitFor();
    expect(await inside.getByLabel('Titel', { exact: true }).inputValue()).toBe('Un autre titre');
    const words = await inside.locator('main').innerText();
    expect(words).toContain('Seite 2 bearbeiten');
    expect(words).not.toMatch(/Edit|Title|Page \d|Save|Modifier/);
    await opened.close();
  });

  test('what a book is made into, or why not, is said in that language too', async () => {
    const office = await stage().office();
    const { world, clinician } = office;
    const failed = await failedStorybook(stage().app, world.organizationId, clinician);
    const started = await startedStorybook(clinician);
    const token = await office.mint({ capabilities: ['storybook:read'] });
    for (const [id, locale, words] of [
      [failed.id, 'es', 'No se ha podido crear este cuento.'],
      [started.id, 'de-AT', 'Dieses Bilderbuch entsteht gerade …'],
      [started.id, 'ja', 'This storybook is being made …'],
    ] as const) {
      const opened = await stage().open({ surface: `storybooks/${id}`, token, mount: { locale } });
      await opened.inside.getByText(words).waitFor();
      expect(opened.complaints).toEqual([]);
      await opened.close();
    }
  });

  test('a framed form is filled in, in the host’s language where it sets one', async () => {
    const office = await stage().office();
    await office.world.partner.patch('/v1/partner/session-config', { locale: 'de' });
    const form = await makeForm(office);
    const token = await office.mint({
      capabilities: ['form:submit'],
      patient_id: office.practice.patient.id,
    });
    const surface = `forms/${form.id}`;
    const german = await stage().open({ surface, token });
    await german.inside.getByRole('button', { name: 'Absenden' }).click();
    await german.inside.getByText('Bitte beantworten Sie diese Frage').first().waitFor();
    expect(await stage().look(german, 'framed-form-german')).toEqual([]);
    await german.close();
    const spanish = await stage().open({ surface, token, mount: { locale: 'es' } });
    await spanish.inside.getByRole('button', { name: 'Enviar' }).waitFor();
    expect(spanish.complaints).toEqual([]);
    await spanish.close();
  });
};
export default tests;
