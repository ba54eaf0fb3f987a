import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { type MigratedDatabase, migratedDatabase } from '../support/migrated-database.ts';

/** How a transaction says who created its records: as this version does, and as the one before during a roll-out. */

let own: MigratedDatabase;
let owner: Client;
beforeAll(async () => {
  own = await migratedDatabase();
  owner = new Client({ connectionString: own.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await own?.drop();
});

interface Creation {
  readonly clinic: string;
  readonly request: string;
}

/** Creates clinics of two organizations in one transaction. @returns who created each, as the feed tells it. */
const toldOrigins = async (
  creations: readonly Creation[],
  origin: string,
): Promise<Record<string, readonly [request: string | null, kind: string, sequence: number]>> => {
  const organizations = [randomUUID(), randomUUID()];
  await owner.query(
    `insert into organizations (id, name, contact_email, features)
     select id, id::text, 'told@example.com', '{}' from unnest($1::uuid[]) id`,
    [organizations],
  );
  await owner.query('begin');
  await owner.query(`select set_config('app.origin', $1, true)`, [origin]);
  await owner.query(
    `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
     select id, ($2::uuid[])[1 + place % 2], id::text, 'UTC', now(), now()
     from unnest($1::uuid[]) with ordinality as clinic(id, place)`,
    [creations.map(({ clinic }) => clinic), organizations],
  );
  await owner.query('commit');
  const { rows } = await owner.query<{ id: string; request_id: string; actor_kind: string; place: number }>(
    `select data ->> 'id' as id, request_id, actor_kind, sequence::int as place from events
     where organization_id = any($1::uuid[]) order by sequence`,
    [organizations],
  );
  return Object.fromEntries(rows.map((row) => [row.id, [row.request_id, row.actor_kind, row.place]]));
};

const creationsOf = (count: number): readonly Creation[] =>
  Array.from({ length: count }, () => ({ clinic: randomUUID(), request: randomUUID() }));

const FORMS = {
  'JSON by record': (creations: readonly Creation[]) =>
    JSON.stringify(
      Object.fromEntries(creations.map(({ clinic, request }) => [clinic, `${request} delegated`])),
    ),
  'text of the preceding version': (creations: readonly Creation[]) =>
    creations.map(({ clinic, request }) => `;${clinic} ${request} delegated`).join(''),
};

for (const [name, originOf] of Object.entries(FORMS))
  for (const count of [1, 5])
    test(`${count} created together: each has its own request (${name})`, async () => {
      const creations = creationsOf(count);
      expect(await toldOrigins(creations, originOf(creations))).toEqual(
        Object.fromEntries(
          creations.map(({ clinic, request }, at) => [
            clinic,
            [request, 'delegated', 1 + Math.floor(at / 2)],
          ]),
        ),
      );
    });

test.each([
  ['JSON', (request: string) => JSON.stringify({ '*': `${request} operator` })],
  ['text of the preceding version', (request: string) => `* ${request} operator`],
])('one request may create all of them (%s)', async (_, originOf) => {
  const request = randomUUID();
  for (const count of [1, 4]) {
    const told = Object.values(await toldOrigins(creationsOf(count), originOf(request)));
    expect(told).toHaveLength(count);
    for (const [by, kind] of told) expect([by, kind]).toEqual([request, 'operator']);
  }
});

test('what no request created was created by the service', async () => {
  for (const count of [1, 3])
    for (const [by, kind] of Object.values(await toldOrigins(creationsOf(count), '')))
      expect([by, kind]).toEqual([null, 'system']);
});
