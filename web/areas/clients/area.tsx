import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { Chart } from './chart.tsx';
import { ClientList } from './client-list.tsx';
import { clientsMessages } from './messages.ts';

export const prepare = () => Promise.all([preload(clientsMessages), preload(sessionMessages)]);

/** The clinician's clients, and one client's chart. */
export default function ClientsArea({ id, view }: AreaProps) {
  return id ? <Chart id={id} view={view} /> : <ClientList />;
}
