import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDocument } from '../../activities/documents/open-document.ts';
import { createMailer } from '../../activities/mail/mailer.ts';
import { createProviderRequests } from '../../activities/video/provider-request.ts';
import { folderStore as checkpointFolder } from '../../platform/audit/checkpoints/folder-store.ts';
import { guardedFetchOf } from '../../platform/outgoing/guarded-fetch.ts';
import { openTemporal } from '../../temporal/connection.ts';
import { startPipeline, withHandler } from '../interface/own-pipeline.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { createWorld } from '../support/world.ts';

/** No transaction waits for another server or for a disk. */

let app: RunningApp;
let organizationId: string;
beforeAll(async () => {
  app = await startApp();
  ({ organizationId } = await createWorld(app));
});
afterAll(() => app.stop());

const KEY = `organizations/00000000-0000-4000-8000-000000000001/storybooks/00000000-0000-4000-8000-000000000002/one.png`;
const PNG = { media_type: 'image/png' };
const NOWHERE = 'http://127.0.0.1:9';

const waits: readonly (readonly [name: string, work: () => Promise<unknown>])[] = [
  ['storing an object', () => app.objects.put(KEY, Buffer.from('x'), PNG)],
  ['reading an object', () => app.objects.read(KEY)],
  ['removing an object', () => app.objects.remove([KEY])],
  ['removing what was half stored', () => app.objects.abandon('organizations/')],
  [
    'a request to an address from outside',
    () => guardedFetchOf(app.config)(new URL(NOWHERE), { method: 'GET' }),
  ],
  [
    'a mail',
    () =>
      createMailer(app.config).send({
        messageId: 'one@clinic-service.invalid',
        to: 'ida@clinic-service.invalid',
        subject: 'x',
        text: 'x',
        html: 'x',
      }),
  ],
  ['a request to a video provider', () => createProviderRequests(NOWHERE, 'key').send('GET', '/rooms')],
  ['opening a document', () => openDocument(Buffer.from('%PDF-1.7'), 'application/pdf')],
  [
    'a call of Temporal',
    async () => {
      const temporal = openTemporal(app.config, app.secrets);
      try {
        await temporal.call(async () => undefined);
      } finally {
        await temporal.close();
      }
    },
  ],
  ['the folder of checkpoints', () => checkpointFolder('/nowhere').append(1, '{}')],
];

test.each(waits)('%s is refused while a transaction is open', async (_, work) => {
  const within = app.database.transact(organizationId, () => work());
  await expect(within).rejects.toMatchObject({ name: 'TransactionOpen' });
});

test("an operation's handler runs in a transaction, and its step `before` does not", async () => {
  const world = await createWorld(app);
  const stores = withHandler('createClinic', async ({ objects }) => {
    await objects.put(KEY, Buffer.from('x'), PNG);
  });
  const pipeline = await startPipeline(app, {}, stores);
  const reply = await clientOf(pipeline.baseUrl, await world.token()).post('/v1/partner/clinics', {
    name: 'One',
  });
  await pipeline.stop();
  expect(reply.status).toBe(500);
});

/** Imports of files and of the network, as they stand in source text. */
const WAITING =
  /from '(?:node:(?:fs|fs\/promises|http|https|tls|net|dns|dns\/promises|child_process)|undici|@aws-sdk\/[^']*|nodemailer|@temporalio\/client)'|(?<![.\w])fetch\(/;
const TYPES_ALONE = /import (?:type )?\{(?: type \w+,?)+ \} from|import type/;

/** Why they need not refuse. A new module asks `requireNoTransaction`, or has its reason here. */
const NOT_IN_TRANSACTIONS: Readonly<Record<string, string>> = {
  'activities/stories/offline/picture/icon-bodies.ts': 'pictures, which are drawn outside of transactions',
  'activities/documents/reading-process.ts': 'a process of its own, without a database',
  'platform/configuration/config-errors.ts': 'before the start',
  'platform/configuration/config.ts': 'before the start',
  'api/operator/environment-file.ts': 'before the start',
  'api/operator/export-audit-chain.ts': 'reads the chain in statements of their own',
  'api/operator/input.ts': 'judges addresses',
  'api/operator/seed/clinic-api.ts': 'asks the service over HTTP, and has no transaction',
  'api/operator/seed/scenes.ts': 'asks the service over HTTP, and has no transaction',
  'domain/webhooks/webhook-address.ts': 'judges addresses by their form',
  'platform/network/client-address.ts': 'judges addresses',
  'platform/telemetry/admin-listener.ts': 'a listener',
  'platform/database/pools.ts': 'the connections of the database',
  'api/http/http-server.ts': 'a listener',
  'api/http/write-open-api.ts': 'a command of developers',
  'platform/objects/bucket-client.ts': 'refuses by `outsideTransactions` in open-objects.ts',
  'platform/objects/bucket-store.ts': 'refuses by `outsideTransactions` in open-objects.ts',
  'platform/objects/folder-store.ts': 'refuses by `outsideTransactions` in open-objects.ts',
  'platform/outgoing/public-addresses.ts': 'judges addresses',
  'domain/calendars/caldav.ts': 'its `fetch` is the guarded one',
  'api/surfaces/client-packages/package-tarball.ts': 'outside of requests',
  'api/surfaces/client-packages/client-packages.surface.ts': 'at the start',
  'api/surfaces/client-packages/versions.ts': 'of its own process',
  'api/surfaces/client-packages/write-versions.ts': 'of its own process',
  'api/surfaces/guides/guides.ts': 'at the start',
  'api/surfaces/assets.ts': 'before the start',
  'api/surfaces/consoles/samples.ts': 'only names it, in the samples it writes',
  'api/surfaces/figures.ts': 'pictures, which need no database',
  'api/surfaces/frames/sdk.surface.ts': 'text for partners',
  'api/surfaces/workspace-bundle/build-bundle.ts': 'pages are drawn after their transactions',
  'api/surfaces/workspace-bundle/design-tokens.ts': 'before the start',
  'api/surfaces/workspace-bundle/packed-bundle.ts': 'pages are drawn after their transactions',
  'api/surfaces/workspace-bundle/serve-bundle.ts': 'pages are drawn after their transactions',
  'temporal/bundle.ts': 'before the start',
  'temporal/resolve-binary.ts': 'before the start',
  'worker/deliver-command.ts': 'is given to `Temporal.call`',
  'worker/schedules.ts': 'is given to `Temporal.call`',
  'worker/settings-faults.ts': 'before the start',
};

test('every module that waits for files or the network refuses to do so within a transaction, or has a reason', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const waiting: string[] = [];
  for (const folder of ['api', 'domain', 'platform', 'activities', 'worker', 'temporal'])
    for (const file of await readdir(path.join(root, folder), { recursive: true })) {
      if (!file.endsWith('.ts')) continue;
      const source = await readFile(path.join(root, folder, file), 'utf8');
      const asks = source.split('\n').some((line) => WAITING.test(line) && !TYPES_ALONE.test(line));
      if (asks && !source.includes('requireNoTransaction(')) waiting.push(`${folder}/${file}`);
    }
  expect(waiting.toSorted()).toEqual(Object.keys(NOT_IN_TRANSACTIONS).toSorted());
});
