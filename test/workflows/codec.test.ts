import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure, defaultPayloadConverter } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { createSecrets } from '../../platform/secrets.ts';
import { createPayloadCodec } from '../../temporal/codec.ts';
import { testSecrets } from '../activities/world.ts';
import { newAppointment, openWorkflowLab, type WorkflowLab } from './environment.ts';

const sealed = async (namespace: string, value: unknown) => {
  const [payload] = await createPayloadCodec(testSecrets(), namespace).encode([
    defaultPayloadConverter.toPayload(value),
  ]);
  if (!payload) throw new Error('nothing was encoded');
  return payload;
};

describe('the payload codec', () => {
  test('decrypts what it encrypted, and the bytes in between reveal nothing', async () => {
    const payload = await sealed('default', { word: 'Quillfeather' });
    expect(Buffer.from(payload.data ?? []).toString('latin1')).not.toContain('Quillfeather');
    const [opened] = await createPayloadCodec(testSecrets(), 'default').decode([payload]);
    expect(defaultPayloadConverter.fromPayload(opened ?? {})).toEqual({ word: 'Quillfeather' });
  });

  test('opens no payload that belongs to another namespace, was changed, or is unencrypted', async () => {
    const payload = await sealed('default', 'word');
    const changed = Buffer.from(payload.data ?? []);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(createPayloadCodec(testSecrets(), 'other').decode([payload])).rejects.toThrow();
    const codec = createPayloadCodec(testSecrets(), 'default');
    await expect(codec.decode([{ ...payload, data: changed }])).rejects.toThrow();
    await expect(codec.decode([defaultPayloadConverter.toPayload('word')])).rejects.toThrow('not encrypted');
  });

  test('accepts the payload that Temporal itself writes when it cancels a step that has not begun', async () => {
    const codec = createPayloadCodec(testSecrets(), 'default');
    const word = defaultPayloadConverter.toPayload('ACTIVITY_ID_NOT_STARTED');
    expect(await codec.decode([word])).toEqual([word]);
    for (const other of ['ACTIVITY_ID_NOT_STARTED ', { word: 'ACTIVITY_ID_NOT_STARTED' }, ''])
      await expect(codec.decode([defaultPayloadConverter.toPayload(other)])).rejects.toThrow('not encrypted');
  });

  test('opens what an older key of the ring encrypted', async () => {
    const older = Buffer.alloc(32, 7).toString('base64url');
    const newer = Buffer.alloc(32, 8).toString('base64url');
    const rotated = createSecrets({
      SECRET_KEYRING: `new:${newer},test:${older}`,
      SECRET_PEPPER: Buffer.alloc(32, 9).toString('base64url'),
    });
    const [opened] = await createPayloadCodec(rotated, 'default').decode([await sealed('default', 'word')]);
    expect(defaultPayloadConverter.fromPayload(opened ?? {})).toBe('word');
  });
});

describe('a history', () => {
  let lab: WorkflowLab;
  beforeAll(async () => {
    lab = await openWorkflowLab();
  });
  afterAll(() => lab.close());

  test('contains neither inputs, results and summaries nor the text of failures', async () => {
    const booking = newAppointment();
    const json = await lab.run(
      {
        listDueWork: async () => ({
          notices: [{ sequence: 0, recipient: 'patient', kind: 'booked' }],
          calendar: false,
          room: false,
        }),
        sendAppointmentNotice: async () => {
          throw ApplicationFailure.nonRetryable('the words of a failure', 'MailDeferred');
        },
      },
      async () => {
        const handle = await lab.deliver(booking);
        await expect(handle.result()).rejects.toThrow();
        return historyToJSON(await handle.fetchHistory());
      },
    );
    expect(json).toContain('Encoded failure');
    for (const words of ['the words of', 'Send booking confirmation', 'could not be sent', 'e-mails'])
      expect(json).not.toContain(words);
  });
});
