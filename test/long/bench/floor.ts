import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Ajv } from 'ajv';
import Koa from 'koa';
import { Pool } from 'pg';

/**
 * What the service is measured by: bare Koa with a pool of ten connections, on the same records in the same table. No
 * tokens, no limits, no audit, no idempotency, no tenancy.
 */
const [url = '', port = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 10 });

const COLUMNS = 'id, name, timezone, external_id, service_upgraded_at, created_at, updated_at';
const one = { name: 'one', text: `select ${COLUMNS} from clinics where id = $1 and deleted_at is null` };
const list = {
  name: 'list',
  text: `select ${COLUMNS} from clinics where organization_id = $1 and deleted_at is null
    order by created_at, id limit 25`,
};
const insert = {
  name: 'insert',
  text: `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
    values ($1, $2, $3, $4, now(), now()) returning ${COLUMNS}`,
};

const valid = new Ajv().compile({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'timezone'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200 },
    timezone: { type: 'string', maxLength: 64 },
  },
});

const bodyOf = async (request: IncomingMessage): Promise<{ name: string; timezone: string }> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
};

const app = new Koa();
app.use(async (ctx) => {
  const id = ctx.path.slice(ctx.path.lastIndexOf('/') + 1);
  if (ctx.method === 'POST') {
    const body = await bodyOf(ctx.req);
    if (!valid(body)) ctx.throw(422);
    const { rows } = await pool.query({ ...insert, values: [randomUUID(), id, body.name, body.timezone] });
    ctx.status = 201;
    ctx.body = rows[0];
  } else if (ctx.path.startsWith('/list/')) {
    ctx.body = { data: (await pool.query({ ...list, values: [id] })).rows };
  } else {
    ctx.body = (await pool.query({ ...one, values: [id] })).rows[0];
  }
});
app.listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
