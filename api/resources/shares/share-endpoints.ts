import { shareContentOf } from '../../../workflows/contracts.ts';
import type { Resource } from '../../platform/data/resource.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { Id, Moment, OneOf, Prose, Shape, Type } from '../../platform/http/schemas.ts';
import { shareContent } from './share-content.ts';
import type { SharedType } from './shared-content.ts';

const message = Type.Optional(
  Prose(2_000, {
    description: 'A few words to go with it.',
    examples: ['Shall we look at this together on Thursday?'],
  }),
);

const ShareDraft = Shape({
  partner_patient_id: Id({ description: 'Who gets it: a patient on the roster, with an e-mail address.' }),
  message,
});

/** The recipient is the token's patient; naming one is refused. */
const FramedShareDraft = Shape({ message });

const ShareView = Shape({
  share_id: Id(),
  status: OneOf(['queued'], { description: 'It is sent within moments, and once.' }),
  requested_at: Moment(),
});

const EXAMPLE = { message: 'Shall we look at this together on Thursday?' };

export interface Shareable {
  readonly type: SharedType;
  /** `Worksheet`; in ids of operations and in sentences. */
  readonly noun: string;
  readonly content: Resource<{ readonly id: string; readonly status: string }>;
}

/** E-mails the PDF of a clinician's own content to a patient, on either tier (specification 4.7, 2.13). */
export const shareEndpoints = ({ type, noun, content }: Shareable): readonly Endpoint[] => {
  const about = {
    summary: `E-mail a ${type} to a patient`,
    tag: `${noun}s`,
    subject: content,
    success: [201, ShareView],
  } as const;
  return [
    endpoint({
      ...about,
      id: `share${noun}`,
      description:
        'To the address that is stored for the patient: the PDF, or where it is large a link to it.',
      route: `POST /v1/partner/${type}s/{id}/share`,
      access: { tokens: ['delegated'], scopes: [] },
      body: ShareDraft,
      problems: ['not-found', 'content-not-ready', 'recipient-address-missing'],
      example: { body: { partner_patient_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11', ...EXAMPLE } },
      handle: async (call) => {
        const { partner_patient_id: patientId, message: words } = call.body;
        const to = { patientId, unreachable: 'not-found', message: words } as const;
        const shared = await shareContent(call, type, to);
        call.start(shareContentOf(call.actor.organization_id, call.operation_id));
        return shared;
      },
    }),
    endpoint({
      ...about,
      id: `shareFramed${noun}`,
      description: "To the token's patient. The address is the one that is stored.",
      route: `POST /api/embed/${type}s/{id}/share`,
      access: { tier: 'embed', capability: `${type}:share`, patient: true },
      body: FramedShareDraft,
      problems: ['content-not-ready', 'recipient-address-missing'],
      example: { body: EXAMPLE },
      handle: async (call) => {
        const patientId = call.actor.patient_id as string;
        const to = { patientId, unreachable: 'forbidden', message: call.body.message } as const;
        const shared = await shareContent(call, type, to);
        call.start(shareContentOf(call.actor.organization_id, call.operation_id));
        return shared;
      },
    }),
  ];
};
