import { openAppointments } from '../../workspace/areas/appointments.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

/** In its old form still. */
export default function CalendarArea({ id }: AreaProps) {
  return <LegacyArea area="appointments" id={id} open={openAppointments} />;
}
