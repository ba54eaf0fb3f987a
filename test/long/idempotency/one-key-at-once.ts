import { randomUUID } from 'node:crypto';
import { clientOf, type Reply } from '../../support/client.ts';
import { type LongRun, print } from '../run-long.ts';

/** Many requests with one key at once, over all processes: one effect, and one answer or a 409. */
export const oneKeyAtOnce = async (
  { service, world }: LongRun,
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
): Promise<string[]> => {
  const complaints: string[] = [];
  const { partner, practice, booking } = await world();
  const booked = await practice();
  const clients = service.baseUrls.map((baseUrl) => clientOf(baseUrl, partner.token));
  let executed = 0;
  let replayed = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID();
    const body = booking(booked, round);
    const ask = (index: number): Promise<Reply> =>
      (clients[index % clients.length] as (typeof clients)[0]).post('/v1/partner/appointments', body, {
        key,
      });
    const replies = await Promise.all(Array.from({ length: requests }, (_, index) => ask(index)));
    const made = replies.filter(({ status }) => status === 201);
    const originals = made.filter(({ headers }) => !headers.has('idempotent-replayed'));
    const conflicts = replies.filter(
      ({ status, body }) => status === 409 && body.type.endsWith('/idempotency-conflict'),
    );
    executed += originals.length;
    replayed += made.length - originals.length;
    refused += conflicts.length;
    if (originals.length !== 1) complaints.push(`round ${round}: ${originals.length} requests were executed`);
    if (made.length + conflicts.length !== requests)
      complaints.push(`round ${round}: ${requests - made.length - conflicts.length} other answers`);
    if (new Set(made.map(({ text }) => text)).size !== 1)
      complaints.push(`round ${round}: the 201s are not byte for byte the same`);
    const again = await ask(0);
    if (again.text !== originals[0]?.text) complaints.push(`round ${round}: the replay differs`);
  }
  const { body } = await partner.get('/v1/partner/appointments?limit=100');
  if (body.data.length !== rounds) complaints.push(`${body.data.length} appointments after ${rounds} keys`);
  print(
    `One key, ${requests} requests at once, ${service.baseUrls.length} processes, ${rounds} rounds: ` +
      `${executed} executed, ${replayed} replayed, ${refused} refused with 409, ${body.data.length} appointments`,
  );
  return complaints;
};
