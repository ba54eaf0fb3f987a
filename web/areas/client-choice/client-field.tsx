import { Skeleton } from '../../components/display.tsx';
import { later } from '../../components/later.tsx';
import type { ClientComboProps } from './client-combo.tsx';

const ClientCombo = later(async () => (await import('./client-combo.tsx')).ClientCombo);

/**
 * Chooses a client of the roster, wherever one is chosen. It loads when it is first drawn, because the library's list
 * has no room in the budgets of the areas whose dialogs need it.
 */
export const ClientField = (props: ClientComboProps) => (
  <ClientCombo {...props} waiting={<Skeleton label={props.label} lines={1} height="row" />} />
);
