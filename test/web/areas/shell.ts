import { expect } from '@jest/globals';
import { AREA_KEYS } from '../../../domain/access/capabilities.ts';
import { eventually } from '../../support/eventually.ts';
import { formBody } from '../../support/forms.ts';
import type { AreaTests } from '../stage.ts';

const style = (property: string) => `getComputedStyle(document.body).${property}`;

const tests: AreaTests = (stage, test) => {
  test('follows the theme, the colours and the language of its host, at once and later', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({
      token: await mint(),
      mount: {
        appearance: { theme: 'dark', variables: { borderRadius: '4px', fontFamily: 'Georgia, serif' } },
        locale: 'de-AT',
      },
    });
    const { inside, page } = opened;
    expect(await inside.evaluate('document.documentElement.lang')).toBe('de');
    await inside.getByRole('navigation', { name: 'Bereiche' }).waitFor();
    expect(await inside.evaluate(style('backgroundColor'))).toBe('rgb(19, 26, 25)');
    expect(await inside.evaluate(style('fontFamily'))).toBe('Georgia, serif');
    await stage().shoot(page, 'shell-german-dark');
    await opened.host(`frame.updateLocale('fr')`);
    await inside.getByRole('navigation', { name: 'Rubriques' }).waitFor();
    await opened.host(
      `frame.updateAppearance({ theme: 'light', variables: { colorBackground: '#fffbe6' } })`,
    );
    await opened.until('getComputedStyle(document.body).backgroundColor === "rgb(255, 251, 230)"');
    expect(await stage().look(opened, 'shell-own-colours')).toEqual([]);
    expect((await opened.heard()).filter(({ event }) => event === 'error')).toEqual([]);
    await opened.close();
  });

  test('corrects what cannot be read, leaves out what is not of the list, and tells both', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({
      token: await mint(),
      mount: {
        appearance: {
          theme: 'light',
          variables: {
            colorText: '#bbbbbb',
            colorPrimary: '#ffe14d',
            fontFamily: 'x;url(https://elsewhere.example)',
            zIndex: '9',
          },
        },
      },
    });
    const { payload } = await opened.waitFor('error');
    expect(payload).toMatchObject({
      code: 'embed.appearance_adjusted',
      severity: 'warning',
      retryable: false,
    });
    for (const name of ['colorText', 'colorPrimary', 'fontFamily', 'zIndex'])
      expect(payload.message).toContain(name);
    expect(await stage().look(opened, 'shell-corrected')).toEqual([]);
    await opened.close();
  });

  test('nothing is quiet for who asks for more contrast, in either theme', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({ surface: 'workspace/clients', token: await mint() });
    const { inside, page } = opened;
    const lead = 'getComputedStyle(document.querySelector("main .page-lead")).color';
    await inside.getByText('1 client on your roster').waitFor();
    for (const theme of ['dark', 'light']) {
      await opened.host(`frame.updateAppearance({ theme: '${theme}' })`);
      await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
      await opened.until(`${lead} !== ${style('color')}`);
      await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
      await opened.until(`${lead} === ${style('color')}`);
    }
    await opened.close();
  });

  test('runs from the right where the language does', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({ token: await mint(), mount: { locale: 'ar-XB' } });
    const { inside } = opened;
    expect(await inside.evaluate('document.documentElement.dir')).toBe('rtl');
    const box = await inside.getByRole('navigation').boundingBox();
    expect(box?.x).toBeGreaterThan(1_000);
    expect(await stage().look(opened, 'shell-mirrored')).toEqual([]);
    await opened.close();
  });

  test('follows its content where the host wants that', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({ token: await mint(), mount: { height: 'auto' }, height: 300 });
    await opened.page.waitForFunction('document.querySelector("iframe").offsetHeight >= 480');
    // The page is still filling when the frame has grown first.
    await eventually(async () => {
      const frame = await opened.page.evaluate('document.querySelector("iframe").offsetHeight');
      return frame === (await opened.inside.evaluate('document.documentElement.scrollHeight'));
    });
    await opened.close();
  });

  test('a frame that cannot be loaded is told to the host within ten seconds', async () => {
    const { mint } = await stage().office();
    const token = await mint({ areas: ['home'], origins: ['https://elsewhere.example'] });
    const opened = await stage().open({ token, isReady: false });
    const { payload, after } = await opened.waitFor('error');
    expect(payload).toMatchObject({ code: 'embed.load_failed', severity: 'error', retryable: true });
    // Ten seconds and what a busy machine adds to a timer.
    expect(after).toBeGreaterThanOrEqual(9_900);
    expect(after).toBeLessThan(20_000);
    await opened.close();
  });

  test('each area opens from the navigation, by keyboard too, and says what is missing where it is closed', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({ token: await mint() });
    const { inside, page } = opened;
    const names = await inside.getByRole('navigation').getByRole('link').allTextContents();
    expect(names).toHaveLength(AREA_KEYS.length);
    for (const name of names.slice(1)) {
      await inside.getByRole('navigation').getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await inside.getByRole('heading', { level: 1, name }).waitFor();
      expect(await inside.evaluate('document.activeElement.id')).toBe('area');
    }
    expect(opened.complaints).toEqual([]);
    await opened.close();
    const narrow = await stage().open({
      surface: 'workspace/forms',
      token: await mint({ areas: ['home', 'clients'] }),
    });
    const { payload } = await narrow.waitFor('capability_denied');
    expect(payload).toEqual({ area: 'forms', missing: ['form:read'] });
    expect(await stage().look(narrow, 'shell-closed')).toEqual([]);
    await narrow.close();
  });

  test('on a telephone the areas are behind a button, which closes behind whoever chose one', async () => {
    const { mint } = await stage().office();
    const opened = await stage().open({ token: await mint(), width: 390 });
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Menu' }).click();
    await inside.getByRole('dialog').getByRole('link', { name: 'Clients' }).waitFor();
    await stage().shoot(page, 'shell-menu-telephone');
    await inside.getByRole('dialog').getByRole('link', { name: 'Clients' }).click();
    await inside.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await inside.getByRole('dialog').waitFor({ state: 'detached' });
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('unsaved work is asked about before it is left', async () => {
    const office = await stage().office();
    await office.clinician.post('/v1/partner/forms', formBody());
    const opened = await stage().open({ surface: 'workspace/forms', token: await office.mint() });
    const { inside } = opened;
    await inside.getByRole('link', { name: 'Before the first session' }).click();
    await inside.getByLabel('Title').fill('What was written at length');
    await inside.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await inside.getByRole('alertdialog').waitFor();
    expect(await stage().look(opened, 'shell-unsaved')).toEqual([]);
    await inside.getByRole('button', { name: 'Stay here' }).click();
    expect(await inside.getByLabel('Title').inputValue()).toBe('What was written at length');
    await inside.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await inside.getByRole('button', { name: 'Leave without saving' }).click();
    await inside.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    await opened.back();
    await inside.getByRole('heading', { level: 1, name: 'Before the first session' }).waitFor();
    await opened.close();
  });
};
export default tests;
