import {
  type GuardedFetch,
  type OutgoingAnswer,
  OutgoingError,
  type OutgoingRequest,
} from '../../platform/outgoing/guarded-fetch.ts';
import { retryAfterSeconds } from '../../platform/outgoing/retry-after.ts';
import { type Credentials, type DigestChallenge, digestAnswer, digestChallengeOf } from './digest.ts';
import { namesCondition, readMultistatus } from './multistatus.ts';

/** Address and credentials of one person's calendar. */
export interface CalendarAccess extends Credentials {
  readonly url: string;
}

/** Errors that only a person can repair, as the connection stores them. */
export type Attention = 'credentials_refused' | 'calendar_missing' | 'write_refused';

/** Names neither address nor answer. */
export class CalendarError extends Error {
  readonly attention: Attention | null;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: string, attention: Attention | null = null, retryAfterSeconds?: number) {
    super(`The calendar did not do it: ${code}`);
    this.name = 'CalendarError';
    this.code = code;
    this.attention = attention;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface StoredEvent {
  readonly etag: string | null;
  readonly uid: string | null;
}

interface FoundEntry {
  readonly name: string;
  readonly etag: string | null;
}

export interface Calendar {
  /** @throws CalendarError when it is no calendar, or not one that these credentials open. */
  check(): Promise<void>;
  /**
   * @param expected the entity tag of the event to replace; null: no event of that name may exist.
   * @returns `changed` where that does not hold; `uid_taken` where the event exists under another name.
   */
  put(
    name: string,
    event: string,
    expected: string | null,
  ): Promise<{ readonly etag: string | null } | 'changed' | 'uid_taken'>;
  read(name: string): Promise<StoredEvent | undefined>;
  remove(name: string, expected: string): Promise<'removed' | 'changed'>;
  findByUid(uid: string): Promise<FoundEntry | undefined>;
}

const CHECK = `<?xml version="1.0" encoding="utf-8"?>
<propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>`;

const xml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);

const byUid = (uid: string): string => `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><prop><getetag/></prop><C:filter>
<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:prop-filter name="UID">
<C:text-match collation="i;octet">${xml(uid)}</C:text-match>
</C:prop-filter></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`;

/** Folded lines (RFC 5545 3.1) are joined first. */
const uidOf = (event: string): string | null =>
  /^UID(?:;[^:\r\n]*)?:(.*)$/m.exec(event.replace(/\r?\n[ \t]/g, ''))?.[1]?.trim() ?? null;

/** What is wrong whatever was asked. @throws CalendarError */
const throwCommonErrors = (answer: OutgoingAnswer): void => {
  const { status } = answer;
  if (status === 401) throw new CalendarError('401', 'credentials_refused');
  if (status === 403) throw new CalendarError('403', 'write_refused');
  if (status === 429 || status >= 500)
    throw new CalendarError(String(status), null, retryAfterSeconds(answer.headers['retry-after']));
};

const MISSING = [404, 410];
/** Statuses that may mean that a UID is taken, where the server does not name the condition (RFC 4791 5.3.2.1). */
const REFUSED = [400, 403, 409];

/**
 * A weak entity tag matches nothing (RFC 9110 13.1.1), and some tags cannot be sent in a header. Then `*` asks only
 * that the entry exists.
 */
const matching = (etag: string): string => (/^(?!W\/)[\x21-\x7e\x80-\xff]+$/.test(etag) ? etag : '*');

/** Servers may write the same path with more or fewer percent-encoded characters than we sent. */
const plainPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** A collection's address with a final slash, from which its entries are resolved. */
const homeOf = (url: string): URL => {
  const home = new URL(url);
  home.search = '';
  if (!home.pathname.endsWith('/')) home.pathname += '/';
  return home;
};

/** Whether two addresses mean the same calendar, however they were typed. */
export const isSameCalendar = (one: CalendarAccess, other: CalendarAccess): boolean => {
  const [first, second] = [homeOf(one.url), homeOf(other.url)];
  return first.origin === second.origin && plainPath(first) === plainPath(second);
};

/** The credentials of a calendar as its server wants them: Basic, until it asks for Digest. */
const createAuthorization = ({ username, password }: Credentials) => {
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  /** The challenge of a server that does not accept Basic, and how many requests have answered it. */
  let challenge: DigestChallenge | undefined;
  let count = 0;
  return {
    header(method: string, { pathname, search }: URL): string {
      if (!challenge) return basic;
      count += 1;
      return digestAnswer(challenge, { username, password }, { method, uri: pathname + search, count });
    },
    /** @returns whether to send the request once more with credentials, as this 401 asks. */
    isChallenged({ status, headers }: OutgoingAnswer): boolean {
      const offered = status === 401 ? digestChallengeOf(headers['www-authenticate']) : undefined;
      // A server that refuses a nonce which it knows refuses the credentials. A header can hold only these characters.
      if (!offered || offered.nonce === challenge?.nonce || !/^[\x20-\x7e]*$/.test(username)) return false;
      challenge = offered;
      count = 0;
      return true;
    },
  };
};

const FAULTS_OF_THE_ADDRESS = ['address_refused', 'redirect_refused'];

/** Sends a request to a name in the collection, with credentials. @throws CalendarError where no answer comes. */
const createAsk = (
  fetch: GuardedFetch,
  home: URL,
  access: CalendarAccess,
  signal: AbortSignal | undefined,
): ((name: string, request: OutgoingRequest) => Promise<OutgoingAnswer>) => {
  const authorization = createAuthorization(access);
  return async (name, request) => {
    const target = new URL(name, home);
    // Names come back from servers as well: none leads out of the calendar's host with the credentials.
    if (target.origin !== home.origin) throw new CalendarError('foreign_name', 'calendar_missing');
    const send = () =>
      fetch(target, {
        ...request,
        headers: { Authorization: authorization.header(request.method, target), ...request.headers },
        ...(signal ? { signal } : {}),
      });
    try {
      const answer = await send();
      return authorization.isChallenged(answer) ? await send() : answer;
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      throw new CalendarError(
        error.fault,
        FAULTS_OF_THE_ADDRESS.includes(error.fault) ? 'calendar_missing' : null,
      );
    }
  };
};

const unexpected = ({ status }: OutgoingAnswer): CalendarError => new CalendarError(String(status));

/** The entity tag of an entry that was put; null where the server changed what it stored, and sends none. */
const storedTag = (answer: OutgoingAnswer): string | null => {
  throwCommonErrors(answer);
  // 409: the collection that it should go into is not there (RFC 4918 9.7.1).
  if ([...MISSING, 409].includes(answer.status))
    throw new CalendarError(String(answer.status), 'calendar_missing');
  if (![200, 201, 204].includes(answer.status)) throw unexpected(answer);
  return answer.headers.etag ?? null;
};

/** The first entry of the answer that lies in the collection: servers also name the collection itself. */
const entryIn = (home: URL, body: string): FoundEntry | undefined => {
  const collection = plainPath(home);
  for (const { href, etag } of readMultistatus(body)) {
    const target = URL.parse(href, home.href);
    if (target?.origin !== home.origin) continue;
    const path = plainPath(target);
    if (path.startsWith(collection) && path !== collection) return { name: target.pathname, etag };
  }
  return undefined;
};

/** A CalDAV calendar (RFC 4791) behind the outgoing-request guard, with the five requests that one entry needs. */
export const openCalendar = (fetch: GuardedFetch, access: CalendarAccess, signal?: AbortSignal): Calendar => {
  const home = homeOf(access.url);
  const ask = createAsk(fetch, home, access, signal);
  const query = (method: string, depth: '0' | '1', body: string): Promise<OutgoingAnswer> =>
    ask('', {
      method,
      body,
      headers: { 'Content-Type': 'application/xml; charset=utf-8', Depth: depth },
    });

  const findByUid: Calendar['findByUid'] = async (uid) => {
    const answer = await query('REPORT', '1', byUid(uid));
    throwCommonErrors(answer);
    if (answer.status !== 207) throw unexpected(answer);
    return entryIn(home, answer.body);
  };
  /** After a refused PUT: whether the reason is that the event exists already. */
  const isThere = async (event: string): Promise<boolean> => {
    try {
      return (await findByUid(uidOf(event) ?? '')) !== undefined;
    } catch (error) {
      if (error instanceof CalendarError) return false;
      throw error;
    }
  };

  return {
    async check() {
      const answer = await query('PROPFIND', '0', CHECK);
      throwCommonErrors(answer);
      const found = answer.status === 207 ? readMultistatus(answer.body) : [];
      if (!found.some(({ isCalendar }) => isCalendar))
        throw new CalendarError(String(answer.status), 'calendar_missing');
    },

    async put(name, event, expected) {
      const answer = await ask(name, {
        method: 'PUT',
        body: event,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          ...(expected === null ? { 'If-None-Match': '*' } : { 'If-Match': matching(expected) }),
        },
      });
      if (answer.status === 412) return 'changed';
      if (namesCondition(answer.body, 'no-uid-conflict')) return 'uid_taken';
      if (expected === null && REFUSED.includes(answer.status) && (await isThere(event))) return 'uid_taken';
      return { etag: storedTag(answer) };
    },

    async read(name) {
      const answer = await ask(name, { method: 'GET' });
      if (MISSING.includes(answer.status)) return undefined;
      throwCommonErrors(answer);
      if (answer.status !== 200) throw unexpected(answer);
      return { etag: answer.headers.etag ?? null, uid: uidOf(answer.body) };
    },

    async remove(name, expected) {
      const answer = await ask(name, { method: 'DELETE', headers: { 'If-Match': matching(expected) } });
      if (answer.status === 412) return 'changed';
      if (MISSING.includes(answer.status)) return 'removed';
      throwCommonErrors(answer);
      if (answer.status < 200 || answer.status > 299) throw unexpected(answer);
      return 'removed';
    },

    findByUid,
  };
};
