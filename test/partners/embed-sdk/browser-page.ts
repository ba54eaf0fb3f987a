import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';

/** A partner's page on an origin of its own: another site than the service's 127.0.0.1. */
export interface PartnerSite {
  readonly origin: string;
  /** Scripts by their path, and the page itself by `/`. */
  readonly files: Record<string, string>;
  /** @returns the page, and what its console and its errors said. */
  open(browser: Browser): Promise<{ readonly page: Page; readonly complaints: readonly string[] }>;
  close(): Promise<void>;
}

export const startPartnerSite = async (): Promise<PartnerSite> => {
  const files: Record<string, string> = {};
  const server = createServer(({ url = '/' }, response) => {
    const text = files[url];
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response
      .writeHead(text === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` })
      .end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    files,
    async open(browser) {
      const complaints: string[] = [];
      const page = await browser.newPage({
        viewport: { width: 1_280, height: 860 },
        reducedMotion: 'reduce',
      });
      page.setDefaultTimeout(90_000);
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(origin, { waitUntil: 'commit' });
      return { page, complaints };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
