import { action, all, ask, call, can, h, notice, passes } from '../frame.js';

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

const POLL_MILLISECONDS = 1_500;

const download = async (id) => {
  const bytes = await (await ask('GET', `exports/${id}/download`)).blob();
  const link = h('a', { href: URL.createObjectURL(bytes), download: 'clinical-record.zip' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
/** The same export, in the same one slot, as one that the partner starts. */
const exportRecord = async () => {
  const { id } = await call('POST', 'exports');
  notice('Your record is being put together …');
  for (;;) {
    const { status } = await call('GET', `exports/${id}`).catch((error) => {
      // It goes on being put together whether or not it can be asked after.
      if (passes(error)) return {};
      throw error;
    });
    if (status === 'ready') break;
    if (status === 'failed' || status === 'expired')
      return notice('The export failed. Please start it again.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
  }
  await download(id);
};

export const openClients = async (main, { go }) => {
  const clients = await all('clients');
  main.replaceChildren(
    h('h1', {}, 'Clients'),
    ...[
      can('data:export') && h('p.row', {}, action('Export my record', exportRecord, { class: 'plain' })),
      clients.length === 0 && h('p', {}, 'Nobody is on your roster yet.'),
    ].filter(Boolean),
    h(
      'ul.list',
      {},
      clients.map((client) =>
        h(
          'li',
          {},
          h('button.entry', { type: 'button', onclick: () => go('clients', client.id) }, nameOf(client)),
        ),
      ),
    ),
  );
};

const fact = (name, value) => value && [h('dt', {}, name), h('dd', {}, value)];

export const openClient = async (main, { id, go }) => {
  const client = await call('GET', `clients/${id}`);
  main.replaceChildren(
    h('h1', {}, nameOf(client)),
    h(
      'dl.facts',
      {},
      fact('E-mail', client.email),
      fact('Phone', client.phone),
      fact('Date of birth', client.date_of_birth),
      fact('Reference', client.external_id),
    ),
    h('p.row', {}, h('button.plain', { type: 'button', onclick: () => go('clients') }, 'All clients')),
  );
};
