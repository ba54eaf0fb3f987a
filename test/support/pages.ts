import type { RunningApp } from './app.ts';

export interface PageReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the page says, without its markup. */
  readonly words: string;
}

/** A visitor like a browser that follows no redirect and keeps its cookies. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<PageReply>;
  /** Sends a form, as a page of this host would. */
  submit(
    path: string,
    fields?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<PageReply>;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const unescaped = (markup: string): string =>
  markup.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string);

export const visitorOf = ({ baseUrl }: Pick<RunningApp, 'baseUrl'>): Visitor => {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<PageReply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${baseUrl}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const words = unescaped(text.replace(/^[\s\S]*<body[^>]*>/, '').replaceAll(/<[^>]*>/g, ' ')).replaceAll(
      /\s+/g,
      ' ',
    );
    return { status: response.status, headers: response.headers, text, words };
  };
  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    submit: (path, fields = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
};
