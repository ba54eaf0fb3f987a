import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { Secrets } from '../../platform/secrets.ts';
import { createPayloadCodec } from '../../temporal/codec.ts';

/** Milliseconds for a call that reads much; the service's own deadline is for a call on a request's way. */
export const UNHURRIED = 60_000;

const SEALED = Buffer.from('binary/encrypted');

/** A history as it is stored, and every payload in the clear, as an operator with the keys reads it. */
export const readableHistory = async (
  handle: Pick<WorkflowHandle, 'fetchHistory'>,
  secrets: Secrets,
  namespace = 'default',
): Promise<string> => {
  const history = JSON.parse(historyToJSON(await handle.fetchHistory())) as unknown;
  const codec = createPayloadCodec(secrets, namespace);
  const texts = [JSON.stringify(history)];
  const walk = async (node: unknown): Promise<void> => {
    if (typeof node !== 'object' || node === null) return;
    const { metadata, data } = node as { metadata?: { encoding?: string }; data?: string };
    if (metadata?.encoding === SEALED.toString('base64') && data) {
      const [opened] = await codec.decode([
        { metadata: { encoding: SEALED }, data: Buffer.from(data, 'base64') },
      ]);
      texts.push(Buffer.from(opened?.data ?? []).toString());
    }
    for (const child of Object.values(node)) await walk(child);
  };
  await walk(history);
  return texts.join('\n');
};
