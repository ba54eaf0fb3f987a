import { createKeyStore } from '../../../api/authorization-server/key-store.ts';
import { asOperator, exchangeToken } from '../../support/world.ts';
import { type LongRun, print } from '../run-long.ts';

const CLIENTS = 4;
const LONGEST_MS = 120_000;
/** Requests with tokens of the new key, of each client, until it has shown what it can. */
const ENOUGH = 50;

const keyIdOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

/** New tokens and their use never stop, while the key that signs them is replaced. */
export const rotationUnderLoad = async ({ service, world, signal }: LongRun): Promise<string[]> => {
  const { credential, token } = await world();
  const first = await token();
  let requests = 0;
  let exchanges = 0;
  let withNewKey = 0;
  const failures: string[] = [];
  const until = performance.now() + LONGEST_MS;
  const rotated = await asOperator(service, (session) =>
    createKeyStore(session.pool, session.rows, session.secrets).rotate(),
  );
  const client = async (number: number): Promise<void> => {
    for (let turn = number; withNewKey < CLIENTS * ENOUGH && performance.now() < until; turn += 1) {
      signal.throwIfAborted();
      const of = <Item>(list: readonly Item[]) => list[turn % list.length] as Item;
      const fresh = await exchangeToken(
        { ...service, authUrl: of(service.authUrls) },
        { client_id: credential.client_id, client_secret: credential.client_secret },
      ).catch((error: Error) => {
        failures.push(error.message);
      });
      exchanges += 1;
      // The oldest token goes on working too.
      for (const bearer of [fresh, first])
        for (const baseUrl of service.baseUrls) {
          if (!bearer) continue;
          const { status } = await fetch(`${baseUrl}/v1/partner/health`, {
            headers: { Authorization: `Bearer ${bearer}` },
          }).catch(() => ({ status: 0 }));
          requests += 1;
          if (status !== 200) failures.push(`a request was answered ${status}`);
          else if (keyIdOf(bearer) === rotated.kid) withNewKey += 1;
        }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  print(
    `Signing key rotated under load: ${exchanges} exchanges, ${requests} requests, ` +
      `${withNewKey} with the new key, ${failures.length} failed`,
  );
  if (withNewKey === 0) failures.push('no token was signed by the new key');
  return failures.slice(0, 5).map((failure) => `rotation: ${failure}`);
};
