import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { KEPT_DAYS } from '../../activities/upkeep/purge-delivered-commands.ts';
import { mostConnections } from '../../domain/declarations/database.ts';
import { readConfig, settingNames } from '../../platform/configuration/config.ts';
import { taskQueues } from '../../platform/configuration/task-queues.ts';
import { queuesOf } from '../../worker/queues.ts';

/** docker-compose.yml against what the processes really read. */

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly init?: boolean;
  readonly deploy?: { readonly replicas: number };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const project = path.resolve(import.meta.dirname, '../..');
const compose: Compose = parse(readFileSync(path.join(project, 'docker-compose.yml'), 'utf8'), {
  merge: true,
});
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'clinic-service');

let secrets: string;
beforeAll(() => {
  secrets = mkdtempSync(path.join(tmpdir(), 'clinic-service-secrets-'));
  execFileSync(process.execPath, [path.join(project, 'deploy/make-secrets.js'), secrets]);
});
afterAll(() => rmSync(secrets, { recursive: true }));

/** What a deployment has to set. */
const PRODUCTION: Readonly<Record<string, string>> = {
  BASE_URL: 'https://api.clinic.example',
  AUTH_URL: 'https://auth.clinic.example',
  SMTP_URL: 'smtps://mail.clinic.example',
};
const trial: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(path.join(project, 'deploy/trial.env'), 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** As the container sees it: variables and their defaults filled in, secrets as files. */
const environmentOf = ({ environment = {} }: Service, variables = PRODUCTION): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value)
        .replace(
          /\$\{(\w+):-([^}]*)\}/g,
          (_, variable: string, otherwise: string) => variables[variable] ?? otherwise,
        )
        .replace(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => variables[variable] ?? '')
        .replace('/run/secrets', secrets),
    ]),
  );

test('there is an API, a migration, and a worker for every queue', () => {
  const served = ours.flatMap(([, { environment }]) =>
    environment?.WORKER_QUEUES ? String(environment.WORKER_QUEUES).split(',') : [],
  );
  expect(served.toSorted()).toEqual([...taskQueues].toSorted());
  for (const [, { command }] of ours)
    expect(existsSync(path.join(project, command?.at(-1) ?? ''))).toBe(true);
  expect(ours.map(([name]) => name).filter((name) => !name.startsWith('worker-'))).toEqual([
    'api',
    'migrate',
  ]);
});

test.each(ours)('%s: every setting is known and valid', (_, service) => {
  const environment = environmentOf(service);
  const unknown = Object.keys(environment).filter(
    (name) => !settingNames.includes(name.replace(/_FILE$/, '')),
  );
  expect(unknown).toEqual([]);
  expect(readConfig(environment).ENVIRONMENT).toBe('production');
  expect(readConfig(environmentOf(service, trial)).ENVIRONMENT).toBe('development');
});

test.each(Object.keys(PRODUCTION))(
  'without %s nothing is started, and in the clear nothing starts',
  (name) => {
    expect(textOf('docker-compose.yml')).toMatch(new RegExp(`^  ${name}: \\$\\{${name}:\\?.+\\}$`, 'm'));
    const inTheClear: Readonly<Record<string, string>> = trial;
    for (const [, service] of ours)
      expect(() =>
        readConfig(environmentOf(service, { ...PRODUCTION, [name]: inTheClear[name] as string })),
      ).toThrow(new RegExp(`- ${name} must `));
  },
);

test.each(ours)(
  '%s: the secrets that it reads are handed to it, and no others',
  (_, { environment, secrets: given }) => {
    const read = Object.values(environment ?? {}).flatMap(
      (value) => /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1] ?? [],
    );
    expect(read.toSorted()).toEqual([...(given ?? [])].toSorted());
  },
);

test("only the signing worker has the key of the checkpoints, and only the migration the owner's password", () => {
  const holding = (secret: string) =>
    ours.filter(([, service]) => service.secrets?.includes(secret)).map(([name]) => name);
  expect(holding('audit_signing_key')).toEqual(['worker-maintenance']);
  expect(holding('database_owner_url')).toEqual(['migrate']);
});

test('every secret is declared, generated once, and never overwritten', () => {
  const declared = Object.entries(compose.secrets);
  expect(declared.map(([name, { file }]) => [name, path.basename(file)])).toEqual(
    declared.map(([name]) => [name, name]),
  );
  expect(readdirSync(secrets).toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  const before = readdirSync(secrets).map((name) => readFileSync(path.join(secrets, name), 'utf8'));
  execFileSync(process.execPath, [path.join(project, 'deploy/make-secrets.js'), secrets]);
  expect(readdirSync(secrets).map((name) => readFileSync(path.join(secrets, name), 'utf8'))).toEqual(before);
});

test('every mounted file exists', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? '').filter((source) => source.startsWith('./')),
  );
  expect(mounted.length).toBeGreaterThan(0);
  for (const source of mounted)
    expect([source, existsSync(path.join(project, source))]).toEqual([source, true]);
});

test('our processes receive the stop signal at any time', () => {
  expect(ours.filter(([, { init }]) => init !== true).map(([name]) => name)).toEqual([]);
});

test('our processes may write to their volumes', () => {
  const image = readFileSync(path.join(project, 'Dockerfile'), 'utf8');
  const [, made = ''] = /^RUN mkdir (.+) && chown node:node \1$/m.exec(image) ?? [];
  const kept = ours.flatMap(([, { volumes = [] }]) =>
    volumes.filter((volume) => !/^[./]|:ro$/.test(volume)).map((volume) => volume.split(':')[1]),
  );
  expect(kept).toEqual(['/checkpoints']);
  expect(made.split(' ')).toEqual(expect.arrayContaining(kept));
  expect(image).toMatch(/^USER node$/m);
});

const textOf = (file: string): string => readFileSync(path.join(project, file), 'utf8');
const serviceOf = (name: string): Service => compose.services[name] as Service;

test('every lasting service has a health check, and only such services are waited for', () => {
  const silent = Object.entries(compose.services).filter(
    ([, { command = [], healthcheck }]) => !healthcheck && command.at(-1) !== 'migrations/main.ts',
  );
  expect(silent.map(([name]) => name)).toEqual([]);
  for (const { depends_on = {} } of Object.values(compose.services))
    for (const [name, { condition }] of Object.entries(depends_on))
      if (condition === 'service_healthy') expect([name, serviceOf(name).healthcheck]).toHaveLength(2);
});

test('every image has a fixed version', () => {
  for (const { image = '' } of Object.values(compose.services))
    if (image !== 'clinic-service') expect(image).toMatch(/:v?\d+(\.\d+){0,2}(-alpine)?$/);
});

test("the pools of all processes together fit into PostgreSQL's max_connections", () => {
  const { command = [] } = serviceOf('postgres');
  const allowed = Number(/max_connections=(\d+)/.exec(command.join(' '))?.[1]);
  const poolSize = (service: Service) => readConfig(environmentOf(service)).DATABASE_POOL_SIZE;
  const processes = ours.map(([name, service]) =>
    name === 'migrate'
      ? 5
      : (service.deploy?.replicas ?? 1) *
        mostConnections(name === 'api' ? 'api' : 'worker', poolSize(service), {
          imports: queuesOf(environmentOf(service).WORKER_QUEUES ?? '').includes('workflows'),
        }),
  );
  const { SQL_MAX_CONNS, SQL_VIS_MAX_CONNS } = serviceOf('temporal').environment ?? {};
  const temporal = 4 * (Number(SQL_MAX_CONNS) + Number(SQL_VIS_MAX_CONNS));
  const budget = processes.reduce((sum, most) => sum + most, 0) + temporal;
  // Three are kept for administrators. What the page says is for one API and one worker more.
  expect(budget).toBeLessThan(allowed - 3);
  expect(budget + mostConnections('api', 10) + mostConnections('worker', 10)).toBeLessThan(allowed - 3);
  expect(textOf('deploy/SCALING.md')).toContain(
    `With the default of 10: ${mostConnections('api', 10)} and ${mostConnections('worker', 10)}`,
  );
});

test('Prometheus scrapes every process at its port', () => {
  const { scrape_configs } = parse(textOf('deploy/observation/prometheus.yml')) as {
    scrape_configs: {
      job_name: string;
      dns_sd_configs: [{ names: string[]; port: number }];
    }[];
  };
  const asked = Object.fromEntries(
    scrape_configs.map(({ job_name, dns_sd_configs: [{ names, port }] }) => [
      job_name,
      [names.toSorted(), port],
    ]),
  );
  const workers = ours.map(([name]) => name).filter((name) => name.startsWith('worker-'));
  const {
    ADMIN_PORT,
    WORKER_ADMIN_PORT,
    TEMPORAL_METRICS_ADDRESS = '',
  } = readConfig(environmentOf(serviceOf(workers[0] as string)));
  expect(asked).toEqual({
    'clinic-api': [['api'], ADMIN_PORT],
    'clinic-workers': [workers.toSorted(), WORKER_ADMIN_PORT],
    'clinic-temporal-sdk': [workers.toSorted(), Number(TEMPORAL_METRICS_ADDRESS.split(':')[1])],
  });
});

test('an alert fires for each process that is gone, although Prometheus no longer finds its name', () => {
  const { rules } = parse(textOf('deploy/observation/alerts.yml')).groups[0] as {
    rules: { alert: string; expr: string; annotations: { summary: string; action: string } }[];
  };
  const { expr = '' } = rules.find(({ alert }) => alert === 'NobodyServes') ?? {};
  const missed = [...expr.matchAll(/absent\(up\{job="([\w-]+)", service="([\w-]+)"\}\)/g)];
  const { scrape_configs } = parse(textOf('deploy/observation/prometheus.yml')) as {
    scrape_configs: { job_name: string; dns_sd_configs: [{ names: string[] }]; relabel_configs: unknown }[];
  };
  const asked = scrape_configs.filter(({ job_name }) => job_name !== 'clinic-temporal-sdk');
  expect(missed.map(([, job, service]) => [job, service])).toEqual(
    asked.flatMap(({ job_name, dns_sd_configs: [{ names }] }) => names.map((name) => [job_name, name])),
  );
  for (const { relabel_configs } of scrape_configs)
    expect(relabel_configs).toEqual([{ source_labels: ['__meta_dns_name'], target_label: 'service' }]);
});

test('no log of the proxy contains an address, because addresses contain tokens and links', () => {
  const proxy = textOf('deploy/proxy.conf');
  const [, format = ''] = /log_format clinic '([^']+)';/.exec(proxy) ?? [];
  expect(format).toContain('$status');
  expect(format).not.toMatch(/\$(request\b|request_uri|uri|args|arg_|query|http_|cookie_|document)/);
  const servers = proxy.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server.match(/access_log .*;/g)).toEqual(['access_log /dev/stdout clinic;']);
    // Lower levels quote the request.
    expect(server).toContain('error_log /dev/stderr crit;');
  }
});

test('the proxy passes on the host with its port, which pages compare with the origin of their forms', () => {
  const handed = textOf('deploy/proxy.conf').match(/proxy_set_header Host .*;/g);
  expect(handed).toEqual(Array(2).fill('proxy_set_header Host $http_host;'));
});

test("operators read payloads in the UI with a password, through a proxy that knows the codec's secret", () => {
  const { environment = {}, secrets: given = [] } = serviceOf('operators');
  expect(environment).toEqual({});
  const conf = textOf('deploy/operators.conf');
  const used = [...conf.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name]) => name as string);
  expect(used.toSorted()).toEqual([...given].toSorted());
  const { TEMPORAL_UI_URL, CODEC_ACCESS_SECRET, WORKER_ADMIN_PORT } = readConfig(
    environmentOf(serviceOf('worker-maintenance')),
  );
  expect(environmentOf(serviceOf('temporal-ui')).TEMPORAL_CODEC_ENDPOINT).toBe(`${TEMPORAL_UI_URL}/codec`);
  expect(conf).toContain(`server worker-maintenance:${WORKER_ADMIN_PORT} resolve;`);
  const said = readFileSync(path.join(secrets, 'codec_authorization'), 'utf8');
  expect(said).toBe(`proxy_set_header Authorization "Bearer ${CODEC_ACCESS_SECRET}";\n`);
  const [, logins = ''] =
    /^operator:\{SSHA\}(.+)\n$/.exec(readFileSync(path.join(secrets, 'operator_logins'), 'utf8')) ?? [];
  const hashed = Buffer.from(logins, 'base64');
  const password = readFileSync(path.join(secrets, 'operator_password'), 'utf8');
  expect(createHash('sha1').update(password).update(hashed.subarray(20)).digest()).toEqual(
    hashed.subarray(0, 20),
  );
});

test("the proxy for operators leads to the operators' page, and to nothing else of the admin address", () => {
  const { OPERATORS_URL, ADMIN_PORT } = readConfig(environmentOf(serviceOf('api')));
  const [, conf = ''] = textOf('deploy/operators.conf').split('upstream page {');
  expect(conf).toContain(`server api:${ADMIN_PORT} resolve;`);
  expect(conf).toContain(`listen ${new URL(OPERATORS_URL).port};`);
  const ports = (compose.services.operators as { ports?: string[] }).ports ?? [];
  expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  expect(ports).toContain(`127.0.0.1:${new URL(OPERATORS_URL).port}:${new URL(OPERATORS_URL).port}`);
  const handedOn = [...conf.matchAll(/location ([^{]+) \{\s+proxy_pass/g)].map(([, where]) => where);
  expect(handedOn).toEqual(['= /operators', '/operators/', '= /assets/service.css']);
  expect(conf).toMatch(/location \/ \{\s+return 404;/);
});

test("Temporal's server logs in with a role of its own", () => {
  const { environment, secrets: given } = serviceOf('temporal');
  expect(environment).toMatchObject({ POSTGRES_USER: 'clinic_temporal', SKIP_DB_CREATE: 'true' });
  expect(given).toEqual(['temporal_password']);
  const holding = Object.entries(compose.services).filter(([, service]) =>
    service.secrets?.includes('owner_password'),
  );
  expect(holding.map(([name]) => name)).toEqual(['postgres']);
});

test('Temporal keeps histories as long as operators can find their commands', () => {
  const { DEFAULT_NAMESPACE_RETENTION } = serviceOf('temporal').environment ?? {};
  expect(DEFAULT_NAMESPACE_RETENTION).toBe(`${24 * KEPT_DAYS}h`);
});
