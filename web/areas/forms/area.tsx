import { openForms } from '../../workspace/areas/forms.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

/** In its old form still. */
export default function FormsArea({ id }: AreaProps) {
  return <LegacyArea area="forms" id={id} open={openForms} />;
}
