// Talks with the page that frames this one: tells it events, and hears its commands.
import {
  eventMessage,
  FROM_HOST,
  type Hello,
  heightMessage,
  isAmong,
  isFrom,
  type Message,
  settingsRequest,
  takesOn,
} from '../../partners/embed-sdk/messages.js';
import { isOwnPage, pageData } from './page-data.ts';

const origins = pageData('origins').split(' ').filter(Boolean);

/** The origin of the host, once it is known; only the token's origins can be one. */
let host: string | undefined = location.ancestorOrigins?.[0];
if (host !== undefined && !isAmong(host, origins)) host = undefined;

const isFramed = parent !== window;

/** The field that tells occurrences of an event apart: the press for requests, the subject for others. */
const SUBJECTS = [
  'launchAttemptId',
  'requestAttemptId',
  'submissionId',
  'partnerAppointmentId',
  'storybookId',
  'worksheetId',
  'formId',
  'saveId',
  'gameSessionId',
  'area',
] as const;
const NOT_DEDUPLICATED = new Set(['ready', 'error', 'token.updated', 'game.saved']);
const emitted = new Set<string>();

export type Payload = Readonly<Record<string, unknown>>;

/** Once per subject per load of the frame (specification part 6). */
const isRepeated = (event: string, payload: Payload): boolean => {
  const subject = SUBJECTS.find((name) => payload[name] !== undefined);
  if (subject === undefined || NOT_DEDUPLICATED.has(event)) return false;
  const occurrence = `${event} ${String(payload[subject])}`;
  if (emitted.has(occurrence)) return true;
  emitted.add(occurrence);
  return false;
};

const post = (message: Message): void => {
  // frame-ancestors lets only the token's origins frame this page, so whoever hears the message is one of them.
  if (isFramed) parent.postMessage(message, host ?? '*');
};

/** Raises an event to the host page (specification part 6). */
export const emit = (event: string, payload: Payload = {}): void => {
  if (!isRepeated(event, payload)) post(eventMessage(event, payload));
};

/** Raises an `error` event. Hosts branch on `code`. */
export const fail = (
  code: string,
  message: string,
  options: {
    readonly severity?: 'warning' | 'error' | undefined;
    readonly retryable?: boolean | undefined;
    readonly requestId?: string | undefined;
  } = {},
): void => {
  const { severity = 'error', retryable = false, requestId } = options;
  emit('error', { message, code, severity, retryable, ...(requestId ? { requestId } : {}) });
};

/** Tells the host how high the content is, in CSS pixels. */
export const tellHeight = (height: number): void => post(heightMessage(height));

/** Asks the host for its settings; hosts of before 1.3 do not answer. */
export const askForSettings = (): void => post(settingsRequest());
/** Whether another page frames this one. */
export const isInFrame = isFramed;

let hello: Hello | undefined;

/** Whether the host handles an event. Where it does not, this page does the work itself. */
export const hostTakesOn = (event: string): boolean => !isOwnPage && isFramed && takesOn(hello, event);

type Command = 'token' | 'settings';
const handlers = new Map<Command, (message: Message) => void>();
const unheard = new Map<Command, Message>();

/** One handler for each command; a command that came earlier is handed over at once. */
export const onCommand = (command: Command, handler: (message: Message) => void): void => {
  handlers.set(command, handler);
  const early = unheard.get(command);
  unheard.delete(command);
  if (early) handler(early);
};

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || !isFramed || !isAmong(origin, origins) || !isFrom(FROM_HOST, data)) return;
  host = origin;
  if (data.command === 'hello') hello = data;
  if (data.command !== 'token' && data.command !== 'settings') return;
  const handler = handlers.get(data.command);
  if (handler) handler(data);
  else unheard.set(data.command, data);
});
