import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { readLocalSettings, withFreeWorkerPort } from '../../local/settings.ts';

/** The ports of decisions part 7 are all that anybody has to move to run the service twice. */

const named = {
  API_PORT: '9000',
  AUTH_PORT: '9001',
  ADMIN_PORT: '9002',
  POSTGRES_PORT: '9003',
  TEMPORAL_PORT: '9004',
  TEMPORAL_UI_PORT: '9005',
  MAILBOX_SMTP_PORT: '9006',
  MAILBOX_WEB_PORT: '9007',
  DEMO_PORT: '9010',
};

const held = async <Result>(port: number, use: () => Promise<Result>): Promise<Result> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
  try {
    return await use();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
};

describe("the worker's own port", () => {
  test('is the next port after ADMIN_PORT that no setting names', () => {
    expect(readLocalSettings({}).ports.WORKER_ADMIN_PORT).toBe(8083);
    expect(readLocalSettings({ ADMIN_PORT: '19182' }).ports.WORKER_ADMIN_PORT).toBe(19183);
    expect(readLocalSettings({ API_PORT: '8083' }).ports.WORKER_ADMIN_PORT).toBe(8084);
    expect(readLocalSettings(named).ports.WORKER_ADMIN_PORT).toBe(9008);
    expect(readLocalSettings({ ADMIN_PORT: '65535' }).ports.WORKER_ADMIN_PORT).toBe(1024);
  });

  test('changes if another program uses it, and stays if it was set', async () => {
    const [port = 0] = await freePorts(1);
    const beside = { ADMIN_PORT: String(port - 1) };
    const asked = { WORKER_ADMIN_PORT: String(port) };
    const used = async (environment: NodeJS.ProcessEnv) =>
      (await withFreeWorkerPort(readLocalSettings(environment), environment)).ports.WORKER_ADMIN_PORT;

    expect(await used(beside)).toBe(port);
    await held(port, async () => {
      expect(await used(beside)).not.toBe(port);
      expect(await used(asked)).toBe(port);
    });
  });

  test('is refused, like any other, if two settings name the same port', () => {
    expect(() => readLocalSettings({ API_PORT: '9000', WORKER_ADMIN_PORT: '9000' })).toThrow(
      'WORKER_ADMIN_PORT is the same port as API_PORT',
    );
  });
});

test('an error that only follows from a wrong port is not reported as well', () => {
  const read = () => readLocalSettings({ POSTGRES_PORT: '99999', API_PORT: 'x', TEMPORAL_PORT: '0' });
  expect(read).toThrow(
    expect.objectContaining({
      faults: ['API_PORT', 'POSTGRES_PORT', 'TEMPORAL_PORT'].map(
        (name) => `${name} is not a port (1 to 65535)`,
      ),
    }),
  );
});
