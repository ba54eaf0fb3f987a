import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { frame, listPage, messagePage, style } from './mail-pages.ts';
import type { MailStore } from './mail-store.ts';
import type { Refusal, Refusals } from './refusals.ts';

/** The mailbox's page and its HTTP interface. */

type Answer = {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** No script of an e-mail runs, nothing is loaded, and its links open in a new window. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
const page = (body: string): Answer => ({
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'Content-Security-Policy': PAGE_POLICY },
});
const mailFrame = (body: string): Answer => ({
  type: 'text/html; charset=utf-8',
  body,
  headers: { 'Content-Security-Policy': MAIL_POLICY, 'Referrer-Policy': 'no-referrer' },
});
/** Media types that are allowed in a header, because an e-mail may contain any text. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const file = (type: string, body: Uint8Array, name: string): Answer => ({
  type: MEDIA_TYPE.test(type) ? type : 'application/octet-stream',
  body,
  headers: {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  },
});
const missing = json({ error: 'There is no such message.' }, 404);

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) if (text.length < 10_000) text += chunk;
  return text === '' ? {} : JSON.parse(text);
};

const answerTo = async (request: IncomingMessage, store: MailStore, refusals?: Refusals): Promise<Answer> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
  const [place, id = '', part, name] = pathname.split('/').slice(1).map(decodeURIComponent);
  const asked = `${request.method === 'HEAD' ? 'GET' : request.method} ${place}`;

  if (asked === 'GET ') return page(listPage(store.all()));
  if (asked === 'GET style.css') return { type: 'text/css; charset=utf-8', body: style };
  if (asked === 'POST clear') {
    await store.clear();
    return { status: 303, type: 'text/plain', body: '', headers: { Location: '/' } };
  }
  if (asked === 'GET message') {
    const kept = store.find(id);
    if (!kept) return missing;
    return part === 'html' ? mailFrame(frame(kept.mail.html, kept.inline)) : page(messagePage(kept.mail));
  }

  if (asked === 'GET email' && id === '') {
    const address = searchParams.get('to')?.toLowerCase();
    const all = store.all();
    return json(
      address ? all.filter(({ to }) => to.some((one) => one.address.toLowerCase() === address)) : all,
    );
  }
  if (asked === 'DELETE email') {
    if (id === 'all') await store.clear();
    else if (!(await store.remove(id))) return missing;
    return json(true);
  }
  if (asked === 'GET email') {
    const kept = store.find(id);
    if (!kept) return missing;
    if (part === undefined) return json(kept.mail);
    if (part === 'download') return file('message/rfc822', kept.raw, `${id}.eml`);
    const attachment = kept.mail.attachments.find(({ generatedFileName }) => generatedFileName === name);
    const content = kept.contents.get(name ?? '');
    if (part === 'attachment' && attachment && content)
      return file(attachment.contentType, content, attachment.generatedFileName);
    return missing;
  }

  if (refusals && asked === 'POST refusals') {
    refusals.order((await readJson(request)) as Partial<Refusal>);
    return json(true, 201);
  }
  if (refusals && asked === 'DELETE refusals') {
    refusals.clear();
    return json(true);
  }
  return json({ error: 'There is nothing here.' }, 404);
};

const send = (response: ServerResponse, { status = 200, type, body, headers }: Answer, head: boolean) => {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // Not "no-referrer", because the page's own form would then be sent with the origin "null".
    'Referrer-Policy': 'same-origin',
    ...headers,
  });
  response.end(head ? undefined : body);
};

/** Whether a page of another site sent the request. Such a form must not empty the mailbox. */
const isForeign = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  headers.origin !== undefined &&
  headers.origin !== `http://${headers.host}`;

export const createMailWeb = (store: MailStore, refusals?: Refusals): Server =>
  createServer((request, response) => {
    const head = request.method === 'HEAD';
    if (isForeign(request)) return send(response, json({ error: 'Not from another site.' }, 403), head);
    answerTo(request, store, refusals)
      .then((answer) => send(response, answer, head))
      // Any error is answered, because the mailbox would end with its process, and `npm start` with the mailbox.
      .catch(() => send(response, json({ error: 'The request could not be read.' }, 400), head));
  });
