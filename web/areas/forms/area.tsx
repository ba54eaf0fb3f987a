import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';
import { openForms } from '../../workspace/areas/forms.js';

/** In its old form still. */
export default function FormsArea({ id }: AreaProps) {
  return <LegacyArea area="forms" id={id} open={openForms} />;
}
