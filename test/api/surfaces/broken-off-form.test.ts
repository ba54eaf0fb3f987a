import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import Koa from 'koa';
import { PageRefusal, readForm } from '../../../api/surfaces/page-forms/read-form.ts';

const app = new Koa();
// Koa itself tells that the connection is gone, which the service passes over.
app.silent = true;
const read = new Promise((resolve) => {
  app.use((ctx) => readForm(ctx as Koa.Context).then(resolve, resolve));
});
const server = app.listen(0, '127.0.0.1');
afterAll(() => void server.close());

test('a form that the visitor breaks off is refused like an unreadable one, and is not logged as a failure', async () => {
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const arrived = once(server, 'request');
  visitor.write(
    'POST /apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=',
  );
  await arrived;
  visitor.destroy();
  const refused = await read;
  expect(refused).toBeInstanceOf(PageRefusal);
  expect((refused as PageRefusal).status).toBe(400);
});
