import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';

/**
 * Daily's and Whereby's REST interfaces, as their documentation describes them, on one address: `/daily` and
 * `/whereby`. Tests make it lose answers, refuse, or hang.
 */

// biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
type Json = any;

export interface VideoProviders {
  readonly settings: {
    readonly DAILY_API_URL: string;
    readonly DAILY_API_KEY: string;
    readonly WHEREBY_API_URL: string;
    readonly WHEREBY_API_KEY: string;
  };
  /** Rooms by name. */
  readonly dailyRooms: Map<string, { privacy: string; config: Json }>;
  readonly dailyTokens: Map<string, Json>;
  readonly wherebyMeetings: Map<string, Json>;
  /** `POST /daily/rooms`, in order. */
  readonly requests: string[];
  /** What is done instead of the usual answer, until it is set back. */
  misbehave(mode: 'not' | 'hang' | '500' | '429' | 'lose answers' | 'nonsense' | 'no end' | 'one page'): void;
  stop(): Promise<void>;
}

const DAILY_KEY = 'daily-key';
const WHEREBY_KEY = 'whereby-key';

const send = (response: ServerResponse, status: number, body?: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

export const startVideoProviders = async (): Promise<VideoProviders> => {
  let mode: Parameters<VideoProviders['misbehave']>[0] = 'not';
  const dailyRooms: VideoProviders['dailyRooms'] = new Map();
  const dailyTokens: VideoProviders['dailyTokens'] = new Map();
  const wherebyMeetings: VideoProviders['wherebyMeetings'] = new Map();
  const requests: string[] = [];
  let meetings = 0;

  const dailyRoom = (name: string) => ({
    id: randomUUID(),
    name,
    api_created: true,
    url: `https://practice.daily.example/${name}`,
    ...dailyRooms.get(name),
  });
  const invalid = (info: string) => ({ status: 400, body: { error: 'invalid-request-error', info } });
  const notFound = { status: 404, body: { error: 'not-found', info: 'room not found' } };

  const daily = (method: string, [resource, name = '']: string[], body: Json) => {
    if (method === 'POST' && resource === 'meeting-tokens') {
      const token = randomUUID();
      dailyTokens.set(token, body.properties);
      return { status: 200, body: { token } };
    }
    if (resource !== 'rooms') return notFound;
    if (method === 'POST' && name === '') {
      if (!/^[A-Za-z0-9_-]{1,128}$/.test(body.name)) return invalid('bad name');
      if (dailyRooms.has(body.name)) return invalid(`a room named ${body.name} already exists`);
      dailyRooms.set(body.name, { privacy: body.privacy, config: body.properties });
      return { status: 200, body: dailyRoom(body.name) };
    }
    const room = dailyRooms.get(name);
    if (!room) return notFound;
    if (method === 'POST')
      dailyRooms.set(name, {
        privacy: body.privacy ?? room.privacy,
        config: { ...room.config, ...body.properties },
      });
    if (method === 'DELETE') {
      dailyRooms.delete(name);
      return { status: 200, body: { deleted: true, name } };
    }
    return { status: 200, body: dailyRoom(name) };
  };

  const whereby = (method: string, [resource, id = '']: string[], body: Json, query: URLSearchParams) => {
    if (resource !== 'meetings') return { status: 404 };
    if (method === 'POST') {
      if (!/^[a-z0-9]{0,39}$/.test(body.roomNamePrefix ?? '') || !(Date.parse(body.endDate) >= Date.now()))
        return { status: 400, body: { error: 'Bad request' } };
      const meetingId = String(++meetings);
      const roomName = `/${body.roomNamePrefix ?? ''}${randomUUID()}`;
      const roomUrl = `https://practice.whereby.example${roomName}`;
      const meeting = { meetingId, roomName, roomUrl, endDate: body.endDate };
      const { recording } = body;
      wherebyMeetings.set(meetingId, {
        ...meeting,
        recording,
        hostRoomUrl: `${roomUrl}?roomKey=${randomUUID()}`,
      });
      const host = body.fields?.includes('hostRoomUrl') ? wherebyMeetings.get(meetingId) : meeting;
      return { status: 201, body: host };
    }
    if (method === 'GET' && id === '') {
      const limit = Math.min(Number(query.get('limit') ?? 50), 100);
      const from = Number(query.get('cursor') ?? 0);
      const all = [...wherebyMeetings.values()];
      const results = all.slice(from, from + limit);
      const cursor = from + limit < all.length ? String(from + limit) : null;
      const shown = query.get('fields')?.includes('hostRoomUrl')
        ? results
        : results.map(({ hostRoomUrl: _, ...meeting }) => meeting);
      return { status: 200, body: { results: shown, cursor } };
    }
    if (method === 'DELETE') {
      wherebyMeetings.delete(id);
      return { status: 204 };
    }
    return { status: 404 };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const [provider, ...path] = url.pathname.slice(1).split('/');
    requests.push(`${request.method} ${url.pathname}`);
    if (mode === 'hang') return;
    if (mode === '500') return send(response, 500, { error: 'server-error' });
    if (mode === '429') {
      response.setHeader('Retry-After', '7');
      return send(response, 429, { error: 'rate-limit-error' });
    }
    const body: Json = request.method === 'POST' ? await readJson(request) : undefined;
    const key = provider === 'daily' ? DAILY_KEY : WHEREBY_KEY;
    if (request.headers.authorization !== `Bearer ${key}`)
      return send(response, 401, { error: 'authentication-error' });
    const method = request.method ?? '';
    const done: { status: number; body?: unknown } =
      provider === 'daily' ? daily(method, path, body) : whereby(method, path, body, url.searchParams);
    if (mode === 'lose answers' && method === 'POST') {
      request.socket.destroy();
      return;
    }
    if (mode === 'no end') {
      const writing = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      response.once('close', () => clearInterval(writing));
      return;
    }
    if (mode === 'one page' && method === 'GET')
      return send(response, 200, { results: [null], cursor: 'the same' });
    if (mode === 'nonsense') {
      response.end('<html>');
      return;
    }
    send(response, done.status, done.body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      DAILY_API_URL: `${base}/daily`,
      DAILY_API_KEY: DAILY_KEY,
      WHEREBY_API_URL: `${base}/whereby`,
      WHEREBY_API_KEY: WHEREBY_KEY,
    },
    dailyRooms,
    dailyTokens,
    wherebyMeetings,
    requests,
    misbehave(next) {
      mode = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
