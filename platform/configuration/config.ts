import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { type Static, Type } from 'typebox';
import { furtherErrors } from './config-errors.ts';
import { productionErrors } from './production-errors.ts';
import { taskQueues } from './task-queues.ts';

/**
 * The only reader of the service's settings in `process.env`. Every setting has its name, form, default and meaning
 * here, and may come from a file instead (`NAME_FILE`). All errors are reported together, by name and never by value,
 * and the process ends with status 78 (EX_CONFIG).
 *
 * Longer than 300 lines: it is one list of all settings.
 */

const Port = (fallback: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 65_535, default: fallback, description });
const Url = (options: object) => Type.String({ pattern: '^https?://[^\\s/?#]+[^\\s?#]*$', ...options });
/**
 * Durations that the specification fixes: production accepts no others. At most thirty years, so that the resulting
 * time is a valid date.
 */
const Seconds = (fallback: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: fallback, description });
/** Numbers of requests that the specification fixes, likewise. */
const Requests = (fallback: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 1_000_000, default: fallback, description });
const KeyMaterial = { pattern: '^[A-Za-z0-9+/_=-]{43,}$' };

const Settings = Type.Object({
  ENVIRONMENT: Type.Enum(['development', 'production'], {
    default: 'production',
    description:
      'production keeps to the specified times and to public addresses; part of every audit chain, so it never changes',
  }),
  HOST: Type.String({ default: '127.0.0.1', minLength: 1, description: 'address the listeners bind' }),
  API_PORT: Port(8080, 'partner interface and hosted pages'),
  AUTH_PORT: Port(8081, 'authorization server, in the process of the API'),
  ADMIN_PORT: Port(8082, "/livez, /readyz and /metrics of the API, and the operators' page"),
  WORKER_ADMIN_PORT: Port(8083, '/livez, /readyz, /metrics and /codec/decode of a worker'),
  BASE_URL: Url({
    description: 'public address of the API; default http://HOST:API_PORT, production wants https',
  }),
  AUTH_URL: Url({
    description:
      'public address of the authorization server; default http://HOST:AUTH_PORT, production wants https',
  }),
  OPERATORS_URL: Url({
    description:
      "address of the operators' page as their browsers know it; default http://localhost:ADMIN_PORT, production wants https or a loopback address",
  }),
  DEMO_URL: Type.Optional(
    Url({
      description:
        'where `npm start` serves the demonstration portal, which `/` and `/demo` lead to; in development only',
    }),
  ),
  PROBLEM_BASE: Url({ description: 'prefix of problem types; default BASE_URL/problems' }),
  AUDIENCE: Type.String({
    minLength: 1,
    description: 'audience of access tokens; default BASE_URL/v1/partner',
  }),
  TOKEN_ISSUER: Url({ description: 'issuer of access tokens; default AUTH_URL' }),
  TOKEN_JWKS_URL: Type.Optional(
    Url({ description: 'key set of an external issuer, production wants https; unset: the own key store' }),
  ),
  TRUSTED_PROXIES: Type.String({
    default: '',
    description: 'comma-separated CIDR ranges whose X-Forwarded-For is believed',
  }),
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://',
    description: 'address of the database, as the role of the API and the workers',
  }),
  DATABASE_OWNER_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'the same as the role that owns the schema, for migrations; default DATABASE_URL',
    }),
  ),
  DATABASE_POOL_SIZE: Type.Integer({
    minimum: 2,
    maximum: 200,
    default: 10,
    description: 'connections of each of the larger pools of a process: deploy/SCALING.md has the sum',
  }),
  TEMPORAL_ADDRESS: Type.String({
    pattern: '^[^\\s:]+:\\d+$',
    default: '127.0.0.1:7233',
    description: "host:port of Temporal's server",
  }),
  TEMPORAL_NAMESPACE: Type.String({
    minLength: 1,
    default: 'default',
    description: 'namespace of all workflows; what is sealed there opens in no other',
  }),
  TEMPORAL_UI_URL: Url({
    default: 'http://127.0.0.1:8233',
    description:
      "address of Temporal's UI, for links to workflows, and the origin that may have payloads opened",
  }),
  TEMPORAL_TLS_CERTIFICATE_FILE: Type.Optional(
    Type.String({ minLength: 1, description: 'PEM file that we show to Temporal; unset: without TLS' }),
  ),
  TEMPORAL_TLS_KEY_FILE: Type.Optional(
    Type.String({ minLength: 1, description: "PEM file of that certificate's key" }),
  ),
  WORKER_QUEUES: Type.String({
    default: taskQueues.join(','),
    description: 'comma-separated task queues this worker serves',
  }),
  WORKFLOW_BUNDLE_PATH: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        "the workflows' script, made from this very version by temporal/write-bundle.ts; unset: a worker makes it at its start",
    }),
  ),
  WORKER_BUILD_ID: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9._-]{1,60}$',
      description:
        'version of this worker, one for each roll-out: it takes work only once an operator makes it current (deploy/README.md); unset: workers have no versions',
    }),
  ),
  WEB_BUNDLE_PATH: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        "the workspace's scripts, a folder made from this very version by api/surfaces/workspace-bundle/write-bundle.ts; unset: the API makes them at the first request",
    }),
  ),
  TEMPORAL_METRICS_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^[^\\s:]+:\\d+$',
      description: "host:port where a worker shows Temporal's own metrics for Prometheus; unset: nowhere",
    }),
  ),
  SMTP_URL: Type.String({
    pattern: '^smtps?://',
    default: 'smtp://127.0.0.1:1025',
    description:
      'mail server, smtp: or smtps:, with user name and password where it wants them; production wants TLS of all but a loopback address: smtps:, or smtp: with ?requireTLS=true',
  }),
  MAIL_FROM: Type.String({
    pattern: '^([^<>]*<[^\\s@<>]+@[^\\s@<>]+>|[^\\s@<>]+@[^\\s@<>]+)$',
    default: 'Clinic Service <no-reply@clinic-service.invalid>',
    description: 'sender of all mail: an address, or a name and an address in angle brackets',
  }),
  OPERATOR_EMAIL: Type.Optional(
    Type.String({
      pattern: '^[^\\s@]+@[^\\s@]+$',
      description: 'address that is told of new applications; unset: nobody is',
    }),
  ),
  OPERATOR_NAME: Type.Optional(
    Type.String({
      pattern: '^[^\\s\\p{C}]([^\\p{C}]{0,98}[^\\s\\p{C}])?$',
      description:
        "who acts by the operator's command line, or reads payloads in the Temporal UI, for the audit; unset: the account of the operating system",
    }),
  ),
  SECRET_KEYRING: Type.String({
    pattern: '^[a-z0-9-]+:[A-Za-z0-9+/_-]{43}=?(,[a-z0-9-]+:[A-Za-z0-9+/_-]{43}=?)*$',
    description: 'id:key pairs of 256-bit keys in base64, the first encrypts, all decrypt',
  }),
  SECRET_PEPPER: Type.String({
    pattern: '^[A-Za-z0-9+/_=-]{43,}(,[A-Za-z0-9+/_=-]{43,})*$',
    description:
      'comma-separated 256-bit keys in base64 of keyed hashes and join codes: the first makes new ones, all are recognized',
  }),
  CODEC_ACCESS_SECRET: Type.Optional(
    Type.String({
      ...KeyMaterial,
      description:
        '256-bit secret in base64 for reading payloads in the Temporal UI; unset: not in production',
    }),
  ),
  AUDIT_SIGNING_KEY: Type.Optional(
    Type.String({
      // A 32-byte seed, or 48 bytes of an Ed25519 key in PKCS8 form.
      pattern: '^([A-Za-z0-9_-]{43}|MC4CAQAwBQYDK2VwBCIEI[A-P][A-Za-z0-9_-]{42})=?$',
      description: 'Ed25519 key that signs audit checkpoints, in base64url; for workers alone',
    }),
  ),
  AUDIT_PUBLIC_KEYS: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{43}(,[A-Za-z0-9_-]{43})*$',
      description: 'comma-separated public keys, in base64url, whose audit checkpoints are believed',
    }),
  ),
  AUDIT_CHECKPOINT_DIR: Type.Optional(
    Type.String({ minLength: 1, description: 'folder of the signed audit checkpoints' }),
  ),
  OBJECTS_DIR: Type.String({
    minLength: 1,
    description: 'folder of pictures and documents, where no OBJECTS_URL is set; default DATA_DIR/objects',
  }),
  OBJECTS_URL: Type.Optional(Url({ description: 'S3-compatible store to keep pictures and documents in' })),
  OBJECTS_BUCKET: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      description: 'bucket of that store: 3 to 63 small letters, digits, dots and hyphens',
    }),
  ),
  OBJECTS_REGION: Type.String({
    minLength: 1,
    default: 'us-east-1',
    description: 'region that requests to the store are signed for',
  }),
  OBJECTS_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1, description: 'who we are to the store' })),
  OBJECTS_SECRET_ACCESS_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'what requests to the store are signed with' }),
  ),
  OBJECTS_ENCRYPTION: Type.Enum(['none', 'AES256', 'aws:kms'], {
    default: 'none',
    description:
      'what the store is told to encrypt objects with, beside that each is sealed before it is stored',
  }),
  STORY_API_URL: Type.Optional(
    Url({
      description:
        'OpenAI-compatible interface that writes storybooks and worksheets; unset: the built-in author',
    }),
  ),
  STORY_API_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'bearer token of that interface; unset: none is sent' }),
  ),
  STORY_TEXT_MODEL: Type.Optional(Type.String({ minLength: 1, description: 'model that writes' })),
  STORY_IMAGE_MODEL: Type.Optional(
    Type.String({ minLength: 1, description: 'model that draws; unset: the built-in illustrator' }),
  ),
  STORY_MODERATION_MODEL: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'model that judges what is asked for; unset: nothing is judged',
    }),
  ),
  STORY_TOKENS_PER_BOOK: Type.Integer({
    minimum: 1_000,
    default: 600_000,
    description: 'tokens of models that a storybook may cost, all attempts together; then it fails',
  }),
  STORY_TOKENS_PER_WORKSHEET: Type.Integer({
    minimum: 500,
    default: 20_000,
    description: 'the same of a generated worksheet, which is then worded by what is built in',
  }),
  JITSI_URL: Url({ default: 'https://meet.jit.si', description: 'where Jitsi rooms are' }),
  JITSI_APP_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'issuer of the tokens that the Jitsi server asks for' }),
  ),
  JITSI_APP_SECRET: Type.Optional(
    Type.String({ minLength: 32, description: 'signs those tokens (HS256); unset: rooms open without one' }),
  ),
  DAILY_API_URL: Url({ default: 'https://api.daily.co/v1', description: 'interface of Daily' }),
  DAILY_API_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'for organizations that use Daily' }),
  ),
  WHEREBY_API_URL: Url({ default: 'https://api.whereby.dev/v1', description: 'interface of Whereby' }),
  WHEREBY_API_KEY: Type.Optional(
    Type.String({ minLength: 1, description: 'for organizations that use Whereby' }),
  ),
  OUTGOING_ALLOWED_HOSTS: Type.String({
    default: '',
    pattern: '^([^\\s:,/]+:\\d{1,5}(,[^\\s:,/]+:\\d{1,5})*)?$',
    description:
      'comma-separated host:port that calendar addresses may name although they are not public; development only',
  }),
  TRACES_URL: Type.Optional(
    Url({ description: 'where traces are sent to (OTLP over HTTP, …/v1/traces); unset: nothing is traced' }),
  ),
  TRACES_PERCENT: Type.Integer({
    minimum: 1,
    maximum: 100,
    default: 100,
    description: 'share of the requests that are traced',
  }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
    default: 'info',
    description: 'the least important lines that are logged',
  }),
  IDEMPOTENCY_RETENTION_SECONDS: Seconds(86_400, 'how long a stored answer is replayed'),
  IDEMPOTENCY_TAKEOVER_SECONDS: Seconds(60, 'after how long a request that never answered loses its key'),
  EXPORT_RETENTION_SECONDS: Seconds(604_800, 'how long an archive can be downloaded'),
  EVENT_RETENTION_SECONDS: Seconds(2_592_000, 'how long an event of the change feed is kept'),
  ERASURE_HOLD_SECONDS: Seconds(
    86_400,
    'how long an erasure waits before it begins, where it is not said otherwise',
  ),
  WEBHOOK_RETRY_SCALE_PERCENT: Type.Integer({
    minimum: 0,
    maximum: 100,
    default: 100,
    description: 'shortens the pauses between attempts of webhooks; other values in development only',
  }),
  WEBHOOK_SOURCE_ADDRESSES: Type.String({
    default: '',
    description:
      'ranges of addresses that webhooks come from, separated by commas (CIDR); shown to partners for their firewalls',
  }),
  CREDENTIAL_LINK_SECONDS: Seconds(
    259_200,
    "how long an approved application's link to its credential opens",
  ),
  IMAGE_LINK_SECONDS: Seconds(3_600, 'how long a link to a picture opens'),
  SEAT_MINUTE_LIMIT: Requests(120, 'requests a minute of a seat, or of a token that is bound to a patient'),
  WORKSPACE_MINUTE_LIMIT: Requests(300, "requests a minute of a clinician's workspace"),
});
export type Config = Readonly<Static<typeof Settings>>;
const meanings = Settings.properties as Readonly<Record<string, { readonly description?: string }>>;
export const settingNames: readonly string[] = Object.keys(meanings);

export class ConfigurationError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`Settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** `NAME_FILE` names a file that holds the value of `NAME`, which is how orchestrators pass secrets. */
const fromFiles = (environment: NodeJS.ProcessEnv, faults: string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const file = environment[`${name}_FILE`];
      if (!file) return [];
      if (environment[name]) {
        faults.push(`${name} and ${name}_FILE are both set`);
        return [];
      }
      try {
        const value = readFileSync(file, 'utf8').trim();
        // An empty file is an error: if it counted as unset, it would silently switch off what the setting is for.
        if (value === '') faults.push(`${name}_FILE names a file that is empty`);
        return [[name, value]];
      } catch {
        faults.push(`${name}_FILE names a file that cannot be read`);
        return [];
      }
    }),
  );

/** Settings that are prefixes of addresses. They must not end with a slash, because the result would have two. */
const BEGINNINGS: readonly string[] = ['BASE_URL', 'AUTH_URL', 'OPERATORS_URL', 'PROBLEM_BASE'];
const bare = (address: string | undefined): string | undefined => address?.replace(/\/+$/, '');

const derived = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const host = environment.HOST || '127.0.0.1';
  const name = isIP(host) === 6 ? `[${host}]` : host;
  const base = bare(environment.BASE_URL) || `http://${name}:${environment.API_PORT || 8080}`;
  const auth = bare(environment.AUTH_URL) || `http://${name}:${environment.AUTH_PORT || 8081}`;
  return {
    BASE_URL: base,
    AUTH_URL: auth,
    OPERATORS_URL: `http://localhost:${environment.ADMIN_PORT || 8082}`,
    PROBLEM_BASE: `${base}/problems`,
    AUDIENCE: `${base}/v1/partner`,
    TOKEN_ISSUER: auth,
    OBJECTS_DIR: `${environment.DATA_DIR || '.data'}/objects`,
    ...Object.fromEntries(
      Object.entries(environment)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, BEGINNINGS.includes(name) ? bare(value) : value]),
    ),
  };
};

/** Decimal digits only: `8e3` would appear unchanged in addresses that contain the port. */
const readNumber = (text = ''): string | number => (/^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : text);

const reason = ({ keyword, params }: ErrorObject): string => {
  const because: Record<string, string> = {
    required: 'is missing',
    enum: `is none of ${[params.allowedValues].flat().join(', ')}`,
    type: 'is not a number',
    minimum: `is less than ${params.limit}`,
    maximum: `is more than ${params.limit}`,
    minLength: `is shorter than ${params.limit} characters`,
    pattern: 'has the wrong form',
  };
  return because[keyword] ?? 'is wrong';
};

/** Checks that only one kind of process needs. */
type MoreChecks = (config: Config) => readonly string[];

/** The schema is compiled once, however often settings are read. */
const ajv = new Ajv2020({ allErrors: true, useDefaults: true });

/**
 * Reads and checks all settings.
 * @throws ConfigurationError naming every wrong or missing setting at once.
 */
export const readConfig = (
  environment: NodeJS.ProcessEnv = process.env,
  more: MoreChecks = () => [],
): Config => {
  const faults: string[] = [];
  const given = { ...environment, ...fromFiles(environment, faults) };
  const known = derived(given);
  const settings = Object.fromEntries(
    Object.entries(Settings.properties)
      .filter(([name]) => known[name] !== undefined)
      .map(([name, schema]) => [name, Type.IsInteger(schema) ? readNumber(known[name]) : known[name]]),
  );
  if (!ajv.validate(Settings, settings)) {
    for (const error of ajv.errors ?? []) {
      const name = error.keyword === 'required' ? error.params.missingProperty : error.instancePath.slice(1);
      // A consequence of another error that is reported itself, or of a file without a value.
      if (error.keyword !== 'required' && !given[name]) continue;
      if (faults.some((fault) => fault.startsWith(`${name}_FILE `))) continue;
      faults.push(`${name} ${reason(error)} (${meanings[name]?.description})`);
    }
  }
  const config = settings as unknown as Config;
  const follows = (name = '') => /_URL$|^PROBLEM_BASE$|^TOKEN_ISSUER$/.test(name) && !given[name];
  const add = (further: readonly string[]) => {
    const named = new Set(faults.map((fault) => fault.split(' ', 1)[0]));
    faults.push(...further.filter((fault) => !named.has(fault.split(' ', 1)[0])));
  };
  add([...furtherErrors(config), ...more(config)].filter((fault) => !follows(fault.split(' ', 1)[0])));
  // A default address is not https, so in production the address must be set. The error names the setting.
  add(productionErrors(config));
  if (faults.length > 0) throw new ConfigurationError(faults);
  return Object.freeze(config);
};

/** {@link readConfig} for a process's entry point: prints the faults and ends with status 78. */
export const readConfigOrExit = (more?: MoreChecks): Config => {
  try {
    return readConfig(process.env, more);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
};
