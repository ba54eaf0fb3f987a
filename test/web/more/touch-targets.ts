import { expect } from '@jest/globals';
import type { AreaTests } from '../stage.ts';

/** On a telephone, whatever is pressed in a toolbar, a row or a dialog is at least as large as a fingertip. */

const LEAST = 44;
/** Controls that are seen and lower than a fingertip. Links within a sentence have the height of their line. */
const TOO_LOW = `[...document.querySelectorAll('.button, .segment, .toggle, .note-filter, .letter, .tab, select, input')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !/^(?:checkbox|radio)$/.test(one.type))
  .map((one) => [one.className || one.localName, Math.round(one.getBoundingClientRect().height)])
  .filter(([, height]) => height > 1 && height < ${LEAST})
  .map(([name, height]) => name + ' ' + height)`;

const tests: AreaTests = (stage, test) => {
  test('each area’s controls are as large as a fingertip on a telephone', async () => {
    const office = await stage().office();
    const { world, practice, clinician } = office;
    await clinician.post('/v1/partner/appointments', world.booking(practice, 0));
    const token = await office.mint();
    for (const [area, ready] of [
      ['home', 'Today'],
      [`clients/${practice.patient.id}`, 'Noa Lind'],
      ['appointments', 'Calendar'],
      ['clinical-notes', 'Notes'],
      ['forms', 'Forms'],
    ] as const) {
      const opened = await stage().open({
        surface: `workspace/${area}`,
        token,
        width: 390,
        height: 844,
      });
      await opened.inside.getByRole('heading', { name: ready }).first().waitFor();
      await opened.inside.locator('[aria-busy=true], .skeleton').first().waitFor({ state: 'detached' });
      expect([area, await opened.inside.evaluate(TOO_LOW)]).toEqual([area, []]);
      await opened.close();
    }
  });
};
export default tests;
