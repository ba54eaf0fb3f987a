/**
 * The exact origins that may frame a surface (specification 2.13): scheme and host, optionally a port, nothing else.
 * They are written into a header, so only what the header's grammar allows is accepted. For example,
 * `frame-ancestors` has no IPv6 literals.
 */
const ORIGIN = /^(https?):\/\/(\*\.)?([^/?#@\\:]+)(?::(\d{1,5}))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST_HOST = 253;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

const isHost = (host: string, wildcard: boolean): boolean => {
  const labels = host.split('.');
  if (host.length > LONGEST_HOST || !labels.every((label) => LABEL.test(label))) return false;
  if (/^\d+$/.test(labels.at(-1) as string))
    return (
      !wildcard &&
      labels.length === 4 &&
      labels.every((label) => /^(0|[1-9]\d{0,2})$/.test(label) && Number(label) <= 255)
    );
  return true;
};

/**
 * The origin as a browser writes it: host in lower case, no default port. Undefined for a text that is not an origin.
 */
export const normaliseOrigin = (text: string): string | undefined => {
  const [, scheme = '', wildcard = '', host = '', port] =
    ORIGIN.exec(text.replace(/^[^:]+:\/\/[^/]*/, (start) => start.toLowerCase())) ?? [];
  if (scheme === '' || !isHost(host, wildcard !== '')) return undefined;
  if (port !== undefined && (/^0/.test(port) || Number(port) > 65_535)) return undefined;
  const kept = port === undefined || port === DEFAULT_PORTS[scheme] ? '' : `:${port}`;
  return `${scheme}://${wildcard}${host}${kept}`;
};

/** Each origin once, as a browser writes it. */
export const distinctOrigins = (origins: readonly string[]): string[] => [
  ...new Set(origins.map((one) => normaliseOrigin(one)).filter((one) => one !== undefined)),
];

/** Whether an origin is one of those that a token is pinned to. */
export const isAmong = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => {
    if (one === origin) return true;
    const [scheme = '', host = ''] = one.split('://*');
    if (host === '' || !origin.startsWith(`${scheme}://`)) return false;
    const rest = origin.slice(scheme.length + 3);
    return rest.length > host.length && rest.endsWith(host);
  });
