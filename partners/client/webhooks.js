import { WebhookError } from './errors.js';

const ENCODER = new TextEncoder();

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const keyOf = (text, prefix) => {
  if (!text.startsWith(prefix)) throw new TypeError(`A key begins with ${prefix}`);
  return bytesOf(text.slice(prefix.length));
};

const KINDS = {
  v1a: { prefix: 'whpk_', algorithm: { name: 'Ed25519' } },
  v1: { prefix: 'whsec_', algorithm: { name: 'HMAC', hash: 'SHA-256' } },
};

const isSigned = async (kind, key, signature, content) => {
  const { prefix, algorithm } = KINDS[kind];
  const imported = await crypto.subtle.importKey('raw', keyOf(key, prefix), algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm.name, imported, signature, content);
};

const signaturesOf = (header) =>
  header.split(' ').flatMap((part) => {
    const [kind, text] = part.split(',', 2);
    if (!Object.hasOwn(KINDS, kind) || text === undefined) return [];
    try {
      return [{ kind, signature: bytesOf(text) }];
    } catch {
      return [];
    }
  });

const rawBytesOf = (rawBody) => {
  if (typeof rawBody === 'string') return ENCODER.encode(rawBody);
  if (ArrayBuffer.isView(rawBody))
    return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw new TypeError('rawBody is the bytes or the text as they came, not what was parsed from them');
};

/**
 * Checks a webhook and returns its event.
 * @param rawBody the bytes as they came, or their text; never parsed and written again.
 * @param headers of the request: `Headers`, or an object with names in any case.
 */
export const verifyWebhook = async (rawBody, headers, options) => {
  const { publicKeys = [], secrets = [], toleranceSeconds = 300 } = options;
  // `Headers` of any library, or an object.
  const named =
    typeof headers.get === 'function'
      ? headers
      : new Headers(
          Object.entries(headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        );
  const [id, timestamp, header] = ['id', 'timestamp', 'signature'].map((name) =>
    named.get(`webhook-${name}`),
  );
  if (!id || !timestamp || !header) throw new WebhookError('The webhook has no signature');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > toleranceSeconds)
    throw new WebhookError('The webhook is too old or too new');
  const body = rawBytesOf(rawBody);
  const head = ENCODER.encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  for (const { kind, signature } of signaturesOf(header))
    for (const key of kind === 'v1a' ? publicKeys : secrets)
      if (await isSigned(kind, key, signature, content)) return JSON.parse(new TextDecoder().decode(body));
  throw new WebhookError('The webhook has no valid signature');
};
