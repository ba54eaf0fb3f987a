import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { memberPath } from '../../domain/declarations/validation.ts';
import { invalid, issue, type ValidationIssue } from '../../domain/problems.ts';
import { letOthersIn } from '../../platform/slices.ts';

/**
 * Turns a form as browsers send files (RFC 7578) into the body that the same operation accepts as JSON. Texts become
 * members by name, and a file becomes `{ file_name, media_type, content_base64 }`. So one schema validates both, and
 * a request that is repeated in the other form is the same request.
 */

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64_000,
  fields: 20,
  files: 2,
  parts: 22,
  headerPairs: 20,
} as const;

const unreadable = () =>
  invalid(issue('', 'invalid_format', 'The body is not a well-formed form (multipart/form-data).'));

/** What the decoder puts in place of bytes that are not UTF-8. */
const REPLACED = '\uFFFD';

/** In bytes. A slice that has only tiny parts takes some tens of milliseconds. */
const SLICE = 128 * 1024;
async function* slicesOf(bytes: Buffer, taken: () => void): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    yield bytes.subarray(at, at + SLICE);
    taken();
    // Other requests run in between.
    await letOthersIn();
  }
}

/**
 * Longest time between two slices of a body that has arrived completely. For some broken bodies (another boundary
 * after the last, a large part without a head) the parser stops reading and never ends.
 */
const PATIENCE_MS = 2_000;

/** @throws Problem validation-error for any invalid form. */
export const readFormBody = async (bytes: Buffer, contentType: string): Promise<Record<string, unknown>> => {
  const members = new Map<string, unknown>();
  const issues: ValidationIssue[] = [];
  const files: Promise<void>[] = [];
  const streams: Readable[] = [];
  const refused = new AbortController();
  const add = (name: string, value: unknown) => {
    if (members.has(name)) issues.push(issue(memberPath(name), 'duplicate_item'));
    members.set(name, value);
  };
  const takeFile = async (name: string, stream: Readable, file_name?: string, media_type?: string) => {
    const content = await buffer(stream);
    add(name, { file_name, media_type, content_base64: content.toString('base64') });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const form = new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
      /** The rest of the body is not read. */
      const refuse = (error: unknown) => {
        reject(error);
        refused.abort();
      };
      // A part may have no field name, although the parser's types say otherwise. An error thrown in a listener would
      // end the process.
      form.on('field', (name: string | undefined, value, nameCut, valueCut) => {
        if (name === undefined || nameCut || name.includes(REPLACED) || value.includes(REPLACED))
          return refuse(unreadable());
        if (valueCut) issues.push(issue(memberPath(name), 'too_long'));
        add(name, value);
      });
      form.on('file', (name: string | undefined, stream, fileName, _encoding, mediaType) => {
        streams.push(stream);
        if (name === undefined) return refuse(unreadable());
        files.push(takeFile(name, stream, fileName, mediaType?.toLowerCase()));
      });
      for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
        form.on(limit, () => refuse(invalid(issue('', 'too_many_items'))));
      const stuck = setTimeout(() => refuse(unreadable()), PATIENCE_MS);
      pipeline(
        slicesOf(bytes, () => stuck.refresh()),
        form,
        { signal: refused.signal },
      )
        .then(resolve, refuse)
        .finally(() => clearTimeout(stuck));
    });
    await Promise.all(files);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(files);
    throw (error as { slug?: unknown }).slug === 'validation-error' ? error : unreadable();
  }
  if (issues.length > 0) throw invalid(...issues);
  return Object.fromEntries(members);
};
