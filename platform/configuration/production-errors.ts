import { deflateRawSync } from 'node:zlib';
import type { Config } from './config.ts';

/**
 * Settings that a development environment may have and production may not: each is reported, and the process does not
 * start.
 */

/** Durations and limits that the specification fixes; only a development environment may change them. */
const FIXED = {
  IDEMPOTENCY_RETENTION_SECONDS: 86_400,
  IDEMPOTENCY_TAKEOVER_SECONDS: 60,
  EXPORT_RETENTION_SECONDS: 604_800,
  EVENT_RETENTION_SECONDS: 2_592_000,
  ERASURE_HOLD_SECONDS: 86_400,
  WEBHOOK_RETRY_SCALE_PERCENT: 100,
  CREDENTIAL_LINK_SECONDS: 259_200,
  IMAGE_LINK_SECONDS: 3_600,
  SEAT_MINUTE_LIMIT: 120,
  WORKSPACE_MINUTE_LIMIT: 300,
} as const;

const ofFixed = (config: Config): string[] =>
  Object.entries(FIXED)
    .filter(([name, value]) => config[name as keyof Config] !== value)
    .map(([name, value]) => `${name} may differ from ${value} only where ENVIRONMENT is development`);

/**
 * Tokens, links and personal data pass through the first two; whoever can change the third's answer can sign tokens.
 */
const HTTPS = ['BASE_URL', 'AUTH_URL', 'TOKEN_JWKS_URL'] as const;

const ofAddresses = (config: Config): string[] =>
  HTTPS.filter((name) => config[name] !== undefined && !/^https:/i.test(String(config[name]))).map(
    (name) => `${name} must be an https address where ENVIRONMENT is production`,
  );

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Passwords of operators pass through it. */
const ofOperators = ({ OPERATORS_URL }: Config): string[] => {
  if (!URL.canParse(OPERATORS_URL)) return [];
  const { protocol, hostname } = new URL(OPERATORS_URL);
  return protocol === 'https:' || LOOPBACK.test(hostname)
    ? []
    : ['OPERATORS_URL must be an https or a loopback address where ENVIRONMENT is production'];
};

/** Without `requireTLS`, an attacker between us and an smtp: server can remove the offer of TLS. */
const ofMail = ({ SMTP_URL }: Config): string[] => {
  if (!URL.canParse(SMTP_URL)) return [];
  const { protocol, hostname, searchParams } = new URL(SMTP_URL);
  if (LOOPBACK.test(hostname)) return [];
  if (searchParams.getAll('tls.rejectUnauthorized').some((value) => value !== 'true'))
    return ['SMTP_URL must not switch the check of the certificate off where ENVIRONMENT is production'];
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
    ? []
    : ['SMTP_URL must use TLS (smtps:, or smtp: with ?requireTLS=true) where ENVIRONMENT is production'];
};

const ofObjects = ({ OBJECTS_URL, OBJECTS_ENCRYPTION }: Config): string[] =>
  OBJECTS_URL !== undefined && OBJECTS_ENCRYPTION === 'none'
    ? ['OBJECTS_ENCRYPTION must be AES256 or aws:kms where ENVIRONMENT is production']
    : [];

/** Words of samples and placeholders, which do not occur in a random key. */
const SAMPLE = /change.?me|replace|example|sample|default|secret|password|placeholder/i;

/** Whether most values differ from their predecessor by the same step, as in zeros and in `abcdef`. */
const isSequence = (values: Buffer): boolean => {
  const steps = [...values.subarray(1)].map((value, index) => value - (values[index] as number));
  const counts = Map.groupBy(steps, (step) => step);
  return Math.max(...[...counts.values()].map(({ length }) => length)) > values.length / 2;
};

/** Random bytes cannot be compressed, and base64 of them hardly. */
const isPatterned = (values: Buffer): boolean =>
  isSequence(values) || deflateRawSync(values).length < values.length * 0.85;

/**
 * Whether a key was made up instead of generated: it repeats, counts, or is text. Fewer than one in a million
 * generated keys is refused.
 */
export const lacksEntropy = (text: string): boolean => {
  const isHex = /^[0-9a-f]{32,}$/i.test(text);
  const bytes = Buffer.from(text, isHex ? 'hex' : 'base64url');
  return (
    isPatterned(bytes) ||
    new Set(bytes).size < bytes.length / 2 ||
    (!isHex &&
      (SAMPLE.test(text) ||
        isPatterned(Buffer.from(text)) ||
        // Words decode to bytes that look random; base64 of random bytes has letters of both cases.
        !(/[a-z]/.test(text) && /[A-Z]/.test(text))))
  );
};

/** Every Ed25519 key in PKCS8 form begins like this. */
const PKCS8 = /^MC4CAQAwBQYDK2VwBCIEI/;

const ofKeys = (config: Config): string[] => {
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  const keys: Readonly<Record<string, readonly string[] | undefined>> = {
    SECRET_KEYRING: config.SECRET_KEYRING?.split(',').map((pair) => pair.split(':')[1] ?? ''),
    SECRET_PEPPER: config.SECRET_PEPPER?.split(','),
    CODEC_ACCESS_SECRET: one(config.CODEC_ACCESS_SECRET),
    AUDIT_SIGNING_KEY: one(config.AUDIT_SIGNING_KEY?.replace(PKCS8, '')),
    JITSI_APP_SECRET: one(config.JITSI_APP_SECRET),
  };
  return Object.entries(keys)
    .filter(([, values]) => values?.some(lacksEntropy))
    .map(([name]) => `${name} is no random key: it repeats, counts, or is text`);
};

export const productionErrors = (config: Config): string[] =>
  config.ENVIRONMENT !== 'production'
    ? []
    : [
        ...ofFixed(config),
        ...(config.OUTGOING_ALLOWED_HOSTS
          ? ['OUTGOING_ALLOWED_HOSTS may be set only where ENVIRONMENT is development']
          : []),
        ...ofAddresses(config),
        ...ofOperators(config),
        ...ofMail(config),
        ...ofObjects(config),
        ...ofKeys(config),
      ];
