import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address, type Attachment, decodeWords } from 'postal-mime';

/** Most stored messages and bytes. Beyond either limit the oldest messages are removed. */
const MESSAGES = 1_000;
const BYTES = 200_000_000;

interface MailAddress {
  readonly address: string;
  readonly name: string;
}
export interface MailAttachment {
  readonly fileName: string;
  /** With the relevant parameters: `text/calendar; method=REQUEST`. */
  readonly contentType: string;
  /** Like `fileName`, but unique within the message. */
  readonly generatedFileName: string;
}
export interface Mail {
  readonly id: string;
  /** From the header `To`; without one, the recipients of the envelope. */
  readonly to: readonly MailAddress[];
  readonly from: readonly MailAddress[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By lower-case name; the values of a repeated header are joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MailAttachment[];
  /** From the header `Date`, otherwise the time of arrival. */
  readonly date: string;
}
interface KeptMail {
  readonly mail: Mail;
  readonly raw: Buffer;
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** The pictures that the HTML shows, by content id. */
  readonly inline: ReadonlyMap<string, { readonly contentType: string; readonly content: Uint8Array }>;
}

export interface MailStore {
  add(raw: Buffer, recipients: readonly string[]): Promise<Mail>;
  all(): readonly Mail[];
  find(id: string): KeptMail | undefined;
  remove(id: string): Promise<boolean>;
  clear(): Promise<void>;
}

const flat = (addresses: readonly Address[] = []): readonly MailAddress[] =>
  addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ address, name }) => ({ address: address ?? '', name }));

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);

const namedOnce = (wanted: string, taken: ReadonlyMap<string, unknown>): string => {
  const { name, ext } = path.parse(wanted);
  let unique = wanted;
  for (let number = 1; taken.has(unique); number++) unique = `${name}-${number}${ext}`;
  return unique;
};

const parse = async (
  id: string,
  raw: Buffer,
  recipients: readonly string[],
  arrived: Date,
): Promise<KeptMail> => {
  const email = await PostalMime.parse(raw);
  const headers: Record<string, string> = Object.create(null);
  for (const { key, value } of email.headers) {
    const readable = decodeWords(value);
    headers[key] = key in headers ? `${headers[key]}\n${readable}` : readable;
  }
  const contents = new Map<string, Uint8Array>();
  const inline = new Map<string, { contentType: string; content: Uint8Array }>();
  const attachments = email.attachments.map((attachment): MailAttachment => {
    const content = bytesOf(attachment);
    const calendar = attachment.mimeType === 'text/calendar' ? 'calendar.ics' : 'attachment';
    const fileName = attachment.filename?.replace(/[\\/\p{Cc}]/gu, '_') || calendar;
    const generatedFileName = namedOnce(fileName, contents);
    // Only the media type. Parameters, such as the method of a calendar part, are in the raw message.
    const contentType = attachment.mimeType;
    contents.set(generatedFileName, content);
    if (attachment.contentId)
      inline.set(attachment.contentId.replace(/^<|>$/g, ''), { contentType, content });
    return { fileName, contentType, generatedFileName };
  });
  const date = new Date(email.date ?? '');
  const to = flat(email.to);
  const mail: Mail = {
    id,
    to: to.length > 0 ? to : recipients.map((address) => ({ address, name: '' })),
    from: flat(email.from ? [email.from] : []),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: { ...headers },
    attachments,
    date: (Number.isNaN(date.getTime()) ? arrived : date).toISOString(),
  };
  return { mail, raw, contents, inline };
};

/** A message that cannot be parsed is stored nevertheless and can be downloaded. */
const unreadable = (id: string, raw: Buffer, recipients: readonly string[], arrived: Date): KeptMail => ({
  mail: {
    id,
    to: recipients.map((address) => ({ address, name: '' })),
    from: [],
    subject: '(unreadable message)',
    text: raw.toString('latin1'),
    html: '',
    headers: {},
    attachments: [],
    date: arrived.toISOString(),
  },
  raw,
  contents: new Map(),
  inline: new Map(),
});

/** @param directory where each message is stored as `<id>.eml`; without it they are in memory. */
export const createMailStore = async (directory?: string): Promise<MailStore> => {
  const kept = new Map<string, KeptMail>();
  let bytes = 0;
  let last = 0;
  const fileOf = (id: string) => path.join(directory ?? '', `${id}.eml`);

  const keep = async (id: string, raw: Buffer, recipients: readonly string[], arrived: Date) => {
    const mail = await parse(id, raw, recipients, arrived).catch(() =>
      unreadable(id, raw, recipients, arrived),
    );
    kept.set(id, mail);
    bytes += raw.length;
    return mail.mail;
  };
  const remove = async (id: string): Promise<boolean> => {
    const mail = kept.get(id);
    if (!mail) return false;
    kept.delete(id);
    bytes -= mail.raw.length;
    if (directory) await rm(fileOf(id), { force: true });
    return true;
  };
  const makeRoom = async () => {
    for (const id of kept.keys()) {
      if (kept.size <= MESSAGES && bytes <= BYTES) return;
      await remove(id);
    }
  };

  if (directory) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // The first part of an id is the time of arrival, in a sortable form.
    const names = (await readdir(directory)).filter((name) => /^[0-9a-z]+-[0-9a-f]+\.eml$/.test(name)).sort();
    for (const name of names) {
      const arrived = Number.parseInt(name, 36);
      last = Math.max(last, arrived);
      await keep(
        name.slice(0, -'.eml'.length),
        await readFile(path.join(directory, name)),
        [],
        new Date(arrived),
      );
    }
    await makeRoom();
  }

  return {
    add: async (raw, recipients) => {
      last = Math.max(Date.now(), last + 1);
      const id = `${last.toString(36).padStart(9, '0')}-${randomBytes(8).toString('hex')}`;
      if (directory) {
        await writeFile(`${fileOf(id)}.new`, raw, { mode: 0o600 });
        await rename(`${fileOf(id)}.new`, fileOf(id));
      }
      const mail = await keep(id, raw, recipients, new Date(last));
      await makeRoom();
      return mail;
    },
    all: () => [...kept.values()].map(({ mail }) => mail),
    find: (id) => kept.get(id),
    remove,
    clear: async () => {
      for (const id of [...kept.keys()]) await remove(id);
    },
  };
};
