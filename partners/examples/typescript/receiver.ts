/** Takes the webhooks of the clinic service, and refuses everything else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { verifyWebhook } from 'clinic-partner';

const secret = process.env.WEBHOOK_SECRET;
if (!secret) throw new Error('WEBHOOK_SECRET is missing');
const seen = new Set<string>(); // in production, a table of your database

const server = createServer(async (request, response) => {
  // A connection that breaks must not end the receiver: the event comes again.
  const body = await buffer(request).catch(() => undefined);
  if (!body) return;
  // The raw bytes are signed: JSON that was parsed and written again may differ.
  const event = await verifyWebhook(body, request.headers, {
    secrets: [secret],
    toleranceSeconds: 300,
  }).catch(() => undefined);
  if (!event) {
    response.writeHead(401).end();
    return;
  }
  if (!seen.has(event.id)) {
    seen.add(event.id);
    console.log(event.sequence, event.type, event.data.id);
  }
  response.writeHead(204).end();
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () =>
  console.log('listening', (server.address() as AddressInfo).port),
);
