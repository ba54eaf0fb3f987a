import { all } from '../frame.js';

export const nameOf = ({ first_name, last_name }) => `${first_name} ${last_name}`;

/** By id; nobody where the area is not open. */
export const clientsById = async ({ session }) =>
  new Map(
    (session.areas.includes('clients') ? await all('clients') : []).map((client) => [client.id, client]),
  );
/** Whom something of a patient's is about, as far as that may be seen. */
export const whose = (clients, { partner_patient_id }) => {
  const client = clients.get(partner_patient_id);
  return client ? nameOf(client) : 'Client';
};
