import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { createClientAddress } from '../platform/access/client-address.ts';

/** Which address a page's visitor comes from, behind the proxies that are trusted. */
export type ClientAddressOf = (ctx: Context) => string;

export const clientAddressOf = ({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): ClientAddressOf => {
  const clientAddress = createClientAddress(TRUSTED_PROXIES);
  return ({ req }) =>
    clientAddress(req.socket.remoteAddress, req.headersDistinct['x-forwarded-for']?.join(','));
};
