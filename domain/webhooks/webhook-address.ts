import { isIP } from 'node:net';
import type { Config } from '../../platform/configuration/config.ts';
import { isPublicAddress } from '../../platform/outgoing/public-addresses.ts';
import { invalid, issue } from '../problems.ts';

const SECURE_PORT = 443;
const LEAST_PORT = 1_024;

type Settings = Pick<Config, 'AUTH_URL' | 'BASE_URL' | 'OUTGOING_ALLOWED_HOSTS'>;

const hostOf = (url: string): string => new URL(url).hostname;

/**
 * Judges an address by its form alone: a look-up inside a request would tell the caller what the service's network
 * knows. Each delivery judges it again, with its look-up (`platform/outgoing/guarded-fetch.ts`).
 * @throws Problem validation-error at `url`.
 */
export const requireWebhookAddress = (text: string, settings: Settings): URL => {
  const refuse = (code: 'invalid_format' | 'not_allowed', message?: string) =>
    invalid(issue('url', code, message));
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse('invalid_format');
  if (url.username || url.password)
    throw refuse('invalid_format', 'The address must have no user name and no password.');
  if (text.includes('#')) throw refuse('invalid_format', 'The address must have no fragment (#).');
  const allowed = settings.OUTGOING_ALLOWED_HOSTS.split(',').includes(
    `${url.hostname}:${url.port || (url.protocol === 'https:' ? SECURE_PORT : 80)}`,
  );
  if (allowed) return url;
  const port = Number(url.port || SECURE_PORT);
  if (url.protocol !== 'https:') throw refuse('invalid_format', 'The address must begin with https://.');
  if (port !== SECURE_PORT && port < LEAST_PORT)
    throw refuse('invalid_format', 'The port must be 443, or 1024 or above.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw refuse('not_allowed');
  if ([settings.BASE_URL, settings.AUTH_URL].map(hostOf).includes(url.hostname)) throw refuse('not_allowed');
  return url;
};
