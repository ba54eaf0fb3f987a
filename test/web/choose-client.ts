import type { Frame, Locator, Page } from 'playwright-core';

/** Chooses a client in a dialog by a press on the field and on the name. The list is drawn outside the dialog. */
export const chooseClient = async (
  place: Frame | Page,
  dialog: Locator,
  name: string,
  label = 'Client',
): Promise<void> => {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await place.getByRole('option', { name }).click();
  await place.getByRole('listbox').waitFor({ state: 'detached' });
};
