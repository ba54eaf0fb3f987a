import { fileURLToPath } from 'node:url';
import { type DataConverter, type Payload, type PayloadCodec, ValueError } from '@temporalio/common';
import proto from '@temporalio/proto';
import type { Secrets } from '../platform/secrets.ts';

const Wire = proto.temporal.api.common.v1.Payload;
const ENCODING = 'binary/encrypted';
const sealedMetadata = { encoding: Buffer.from(ENCODING) };

export const failureConverterPath = fileURLToPath(new URL('./failure-converter.ts', import.meta.url));

/**
 * Encrypts every payload as a whole (AES-256-GCM with the keyring; the key's id precedes the bytes). The context is
 * only the namespace, because the UI's codec request names nothing else. Old keys stay in the keyring as long as
 * Temporal keeps histories, because histories are never encrypted again.
 */
export const createPayloadCodec = (secrets: Secrets, namespace: string): PayloadCodec => {
  const context = `temporal-payload/${namespace}`;
  return {
    async encode(payloads) {
      return payloads.map((payload) => ({
        metadata: sealedMetadata,
        data: secrets.seal(Buffer.from(Wire.encode(payload).finish()), context),
      }));
    },
    async decode(payloads) {
      return payloads.map((payload) => opened(payload, secrets, context));
    },
  };
};

/**
 * The only payload that Temporal writes itself, without our key: why a step was cancelled that no worker had begun,
 * or that waited for its next attempt. If it could not be read, the workflow would be stuck for ever.
 */
const NOT_STARTED = Buffer.from('"ACTIVITY_ID_NOT_STARTED"');

/**
 * All other payloads must be encrypted. So somebody who can write to Temporal but has no key cannot inject an input.
 */
const opened = (payload: Payload, secrets: Secrets, context: string): Payload => {
  const encoding = payload.metadata?.encoding && Buffer.from(payload.metadata.encoding).toString();
  if (encoding === 'json/plain' && payload.data && NOT_STARTED.equals(payload.data)) return payload;
  if (encoding !== ENCODING || !payload.data) throw new ValueError('A payload is not encrypted');
  const { metadata, data } = Wire.decode(secrets.open(Buffer.from(payload.data), context));
  return { metadata, data };
};

/** The same converter for client, worker and replay. The bundle uses {@link failureConverterPath}. */
export const dataConverter = (secrets: Secrets, namespace: string): DataConverter => ({
  payloadCodecs: [createPayloadCodec(secrets, namespace)],
  failureConverterPath,
});
