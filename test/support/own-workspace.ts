import type { RunningApp } from './app.ts';
import { type Client, clientOf } from './client.ts';
import { csrfOf, linked, signedIn } from './direct-login.ts';
import type { Visitor } from './pages.ts';
import type { WireRecord, World } from './world.ts';

/** A person who is signed in directly, with what the page's script knows. */
export interface Member {
  readonly world: World;
  readonly clinic: WireRecord;
  readonly practitioner: WireRecord;
  readonly visitor: Visitor;
  readonly csrf: string;
}
type Page = Pick<Member, 'visitor' | 'csrf'>;

export const pageOf = async (app: Pick<RunningApp, 'baseUrl'>, email: string): Promise<Page> => {
  const visitor = await signedIn(app, email);
  return { visitor, csrf: csrfOf((await visitor.get('/workspace')).text) };
};
export const memberOf = async (app: RunningApp): Promise<Member> => {
  const { world, clinic, practitioner } = await linked(app);
  return { world, clinic, practitioner, ...(await pageOf(app, practitioner.email)) };
};

/** As the page's script asks for a token. */
export const askToken = ({ visitor, csrf }: Page, fields: Readonly<Record<string, string>> = {}) =>
  visitor.submit('/workspace/token', { csrf, ...fields });
export const ownToken = async (one: Page, fields: Readonly<Record<string, string>> = {}): Promise<string> => {
  const reply = await askToken(one, fields);
  if (reply.status !== 200) throw new Error(`No token: ${reply.status} ${reply.text}`);
  return JSON.parse(reply.text).token;
};
export const ownWorkspace = async (app: Pick<RunningApp, 'baseUrl'>, one: Page): Promise<Client> =>
  clientOf(app.baseUrl, await ownToken(one));

export const OWN_SESSION = '/api/embed/session';
