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
  const refuse = (code: 'invalid_format' | 'not_allowed') => invalid(issue('url', code));
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || text.includes('#'))
    throw refuse('invalid_format');
  const allowed = settings.OUTGOING_ALLOWED_HOSTS.split(',').includes(
    `${url.hostname}:${url.port || (url.protocol === 'https:' ? SECURE_PORT : 80)}`,
  );
  if (allowed) return url;
  const port = Number(url.port || SECURE_PORT);
  if (url.protocol !== 'https:' || (port !== SECURE_PORT && port < LEAST_PORT))
    throw refuse('invalid_format');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw refuse('not_allowed');
  if ([settings.BASE_URL, settings.AUTH_URL].map(hostOf).includes(url.hostname)) throw refuse('not_allowed');
  return url;
};
