import { expect } from '@jest/globals';
import { finishedExport } from '../../support/exports.ts';
import type { AreaTests } from '../stage.ts';

const tests: AreaTests = (stage, test) => {
  test('shows every export: what is being built, until when one can be downloaded, and downloads it', async () => {
    const office = await stage().office();
    const { world, practice } = office;
    const opened = await stage().open({ surface: 'workspace/clients', token: await office.mint() });
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Export my record' }).click();
    await inside.getByText('Nothing was exported yet.').waitFor();
    await page.keyboard.press('Escape');
    await finishedExport(stage().app, {
      organizationId: world.organizationId,
      practitionerId: practice.practitioner.id,
    });
    await page.waitForTimeout(50);
    await inside.getByRole('button', { name: 'Export my record' }).focus();
    await page.keyboard.press('Enter');
    await inside.getByRole('button', { name: 'Start an export' }).click();
    await inside.getByRole('progressbar').waitFor();
    const exports = inside.getByRole('list', { name: 'Export my record' }).getByRole('listitem');
    expect(await exports.count()).toBe(2);
    await inside.getByText(/until/).waitFor();
    expect(await stage().look(opened, 'exports')).toEqual([]);
    const download = page.waitForEvent('download');
    await inside.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('clinical-record.zip');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
