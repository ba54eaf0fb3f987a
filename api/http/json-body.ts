import type { IncomingMessage } from 'node:http';
import { malformed, readJson } from '../../domain/declarations/unambiguous-json.ts';
import { Problem } from '../../domain/problems.ts';
import { atOnce, inSlices, letOthersIn } from '../../platform/slices.ts';
import { readFormBody } from './form-body.ts';

/** Bytes of a refused body that are still read and discarded, so that the caller can read the answer. */
const DRAINED = 64 * 1024 * 1024;
/** Longest time that a caller may take to send its body, in milliseconds. */
const PATIENCE = 30_000;
/** Longest pause, in milliseconds, of a caller whose body is refused and discarded. */
const QUIET = 1_000;

/**
 * Most values in a body: parsing millions of tiny values would block all other requests for seconds. A smaller body
 * than this many bytes cannot have more. The large bodies that operations accept consist of one long text each.
 */
const MOST_VALUES = 1_000_000;
const COMMA = 0x2c;
/** Bodies with at least this many bytes are parsed in slices. */
const READ_IN_SLICES = 200_000;

const hasTooManyValues = (bytes: Buffer): boolean => {
  if (bytes.length <= MOST_VALUES) return false;
  let commas = 0;
  // A loop by index, because calling `indexOf` repeatedly takes three times as long, and an iterator twenty times.
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === COMMA) commas += 1;
  return commas >= MOST_VALUES;
};

const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** The caller closed the connection, so nobody sees the answer. It is not logged and audited as a failure of ours. */
const brokenOff = () => new Problem('malformed-request');
/** The rest of the body may never come, so the connection closes with the answer. */
const tooSlow = () => new Problem('request-timeout', {}, { Connection: 'close' });

/** The caller had closed the connection before a listener was added, so no event will report it. */
const isGone = (request: IncomingMessage): boolean => request.destroyed && !request.complete;

interface Drained {
  readonly size: number;
  /** False while the rest has not arrived. The answer is sent, and the rest is read and discarded. */
  readonly whole: boolean;
}

/** Discards the rest of a request's body. If the caller sends nothing for a second, it stops waiting. */
const drain = (request: IncomingMessage): Promise<Drained> =>
  new Promise((resolve) => {
    if (isGone(request)) return resolve({ size: 0, whole: false });
    let size = 0;
    const done = (whole: boolean) => {
      clearTimeout(quiet);
      clearTimeout(slow);
      resolve({ size, whole });
    };
    const quiet = setTimeout(done, QUIET, false);
    const slow = setTimeout(done, PATIENCE, false);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      quiet.refresh();
      if (size > DRAINED) request.destroy();
    });
    request.once('end', () => done(true));
    request.once('close', () => done(false)).once('error', () => done(false));
    request.resume();
  });

const readBytes = (request: IncomingMessage, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (isGone(request)) return reject(brokenOff());
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reject(tooSlow()), PATIENCE);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else if (size > DRAINED) request.destroy();
    });
    request.once('end', () => {
      clearTimeout(timer);
      if (size > limit) reject(new Problem('payload-too-large'));
      else resolve(Buffer.concat(chunks));
    });
    const gone = () => {
      clearTimeout(timer);
      if (!request.complete) reject(brokenOff());
    };
    request.once('error', gone).once('close', gone);
  });

/**
 * Reads a request's JSON body, or the same body as a form.
 * @param limit bytes.
 * @param forms whether forms (`multipart/form-data`) are accepted.
 * @returns undefined when there is no body.
 * @throws Problem payload-too-large, unsupported-media-type, request-timeout, or validation-error (`malformed_json`).
 */
export const readJsonBody = async (
  request: IncomingMessage,
  limit: number,
  forms = false,
): Promise<unknown> => {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    await drain(request);
    throw new Problem('payload-too-large');
  }
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const known = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const isForm = forms && type.trim() === 'multipart/form-data';
  if (!(isForm || type.trim() === 'application/json') || !known || encoding !== 'identity') {
    // An empty chunked body counts as no body, whatever its media type is.
    const { size, whole } = await drain(request);
    if (whole && size === 0) return undefined;
    throw new Problem(size > limit ? 'payload-too-large' : 'unsupported-media-type');
  }
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  if (isForm) return readFormBody(bytes, request.headers['content-type'] as string);
  if (hasTooManyValues(bytes)) throw new Problem('payload-too-large');
  const isLong = bytes.length > READ_IN_SLICES;
  if (isLong) await letOthersIn();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed();
  }
  return isLong ? inSlices(readJson(text)) : atOnce(readJson(text));
};
