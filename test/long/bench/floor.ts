import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Ajv } from 'ajv';
import Koa from 'koa';
import { Pool } from 'pg';

/**
 * The floor that the service is compared with: bare Koa with a pool of ten connections, on the same records in the same
 * tables. It has no tokens, limits, audit, idempotency or tenancy.
 */
const [url = '', port = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 10 });

const COLUMNS = {
  clinics: 'id, name, timezone, external_id, service_upgraded_at, created_at, updated_at',
  patients:
    'id, first_name, last_name, email, phone, date_of_birth, partner_clinic_id, created_by_partner_practitioner_id, external_id, created_at, updated_at',
  appointments:
    'id, partner_clinic_id, partner_practitioner_id, partner_patient_id, start_at, end_at, timezone, session_type, notes, status, created_at, updated_at',
};
type Table = keyof typeof COLUMNS;

const one = (table: Table) => ({
  name: `one ${table}`,
  text: `select ${COLUMNS[table]} from ${table} where id = $1 and deleted_at is null`,
});
const lists: Readonly<Record<'clinics' | 'appointments', { name: string; text: string }>> = {
  clinics: {
    name: 'list clinics',
    text: `select ${COLUMNS.clinics} from clinics where organization_id = $1 and deleted_at is null
      order by created_at, id limit 25`,
  },
  appointments: {
    name: 'list appointments',
    text: `select ${COLUMNS.appointments} from appointments
      where organization_id = $1 and partner_practitioner_id = $2 and start_at >= $3 and start_at < $4
        and deleted_at is null
      order by start_at, id limit 25`,
  },
};
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const uuid = { type: 'string', pattern: '^[0-9a-f-]{36}$' };
const moment = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' };
const bodies = {
  clinics: { name: text(200), timezone: text(64) },
  patients: {
    first_name: text(200),
    last_name: text(200),
    email: text(254),
    partner_clinic_id: uuid,
    created_by_partner_practitioner_id: uuid,
  },
  appointments: {
    partner_clinic_id: uuid,
    partner_practitioner_id: uuid,
    partner_patient_id: uuid,
    start_at: moment,
    end_at: moment,
    session_type: { enum: ['virtual', 'in_person'] },
  },
};
const ajv = new Ajv();
const creationOf = (table: Table, fixed: Readonly<Record<string, string>>) => {
  const names = Object.keys(bodies[table]);
  const all = ['id', 'organization_id', ...names, ...Object.keys(fixed), 'created_at', 'updated_at'];
  const values = [
    '$1',
    '$2',
    ...names.map((_, at) => `$${at + 3}`),
    ...Object.values(fixed),
    'now()',
    'now()',
  ];
  return {
    names,
    valid: ajv.compile({
      type: 'object',
      additionalProperties: false,
      required: names,
      properties: bodies[table],
    }),
    statement: {
      name: `insert ${table}`,
      text: `insert into ${table} (${all}) values (${values}) returning ${COLUMNS[table]}`,
    },
  };
};
const creations = {
  clinics: creationOf('clinics', {}),
  patients: creationOf('patients', {}),
  // The same table has the same exclusion constraint. The hashes of the seats' codes are random here.
  appointments: creationOf('appointments', {
    timezone: `'UTC'`,
    status: `'scheduled'`,
    clinician_code_hash: 'uuid_send(gen_random_uuid())',
    patient_code_hash: 'uuid_send(gen_random_uuid())',
  }),
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
};

/** `/one/<table>/<id>`, `/list/<table>/<organization>/…`, and POST `/items/<table>/<organization>`. */
const app = new Koa();
app.use(async (ctx) => {
  const [, kind, table, ...values] = ctx.path.split('/') as [string, string, Table, ...string[]];
  if (kind === 'items') {
    const { names, valid, statement } = creations[table];
    const body = await bodyOf(ctx.req);
    if (!valid(body)) ctx.throw(422);
    const given = names.map((name) => body[name]);
    ctx.status = 201;
    ctx.body = (await pool.query({ ...statement, values: [randomUUID(), values[0], ...given] })).rows[0];
  } else if (kind === 'list') {
    ctx.body = { data: (await pool.query({ ...lists[table as 'clinics'], values })).rows };
  } else {
    ctx.body = (await pool.query({ ...one(table), values })).rows[0];
  }
});
app.listen(Number(port), '127.0.0.1', () => process.send?.('listening'));
