import { equals } from '../declarations/conditions.ts';
import { type Endpoint, endpoint, type FilterContext } from '../declarations/endpoint.ts';
import type { Resource } from '../declarations/resource.ts';
import { Id, Prose, Shape, Type } from '../declarations/schemas.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { shares } from './share.resource.ts';
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

/** The recipient is the token's patient; a body that names one is refused. */
const FramedShareDraft = Shape({ message });

const EXAMPLE = { message: 'Shall we look at this together on Thursday?' };

export interface Shareable {
  readonly type: SharedType;
  /** `Worksheet`; part of ids of operations and of descriptions. */
  readonly noun: string;
  readonly content: Resource<{ readonly id: string; readonly status: string }>;
}

const POLL_SECONDS = '2';

/** E-mails the PDF of a clinician's own content to a patient, on either tier (specification 4.7, 2.13). */
export const shareEndpoints = ({ type, noun, content }: Shareable): readonly Endpoint[] => {
  const common = {
    tag: `${noun}s`,
    subject: content,
    shows: shares,
  } as const;
  const about = { ...common, summary: `E-mail a ${type} to a patient`, success: [201] } as const;
  const reading = {
    ...common,
    summary: `Read whether a ${type} reached the mailbox of a patient`,
    shownBy: 'shareId',
    success: [200],
    headers: ({ status }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
      status === 'queued' ? { 'Retry-After': POLL_SECONDS } : {},
  } as const;
  const ofContent = ({ params }: FilterContext) => [
    equals('content_type', type),
    equals('content_id', params.id),
  ];
  const framed = { tier: 'embed', capability: `${type}:share`, patient: true } as const;
  return [
    endpoint({
      ...about,
      id: `share${noun}`,
      description:
        'To the address that is stored for the patient: the PDF, or where it is large a link to it.',
      route: `POST /v1/partner/${type}s/{id}/share`,
      access: { tokens: ['delegated'], scopes: [] },
      body: ShareDraft,
      problems: ['not-found', 'content-not-ready', 'recipient-address-missing', 'recipient-limit-reached'],
      example: { body: { partner_patient_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11', ...EXAMPLE } },
      handle: async (call) => {
        const { partner_patient_id: patientId, message: words } = call.body;
        const to = { patientId, unreachable: 'not-found', message: words } as const;
        await shareContent(call, type, to);
        call.start(workflows.shareContent.command(call.actor.organization_id, call.operation_id));
      },
    }),
    endpoint({
      ...about,
      id: `shareFramed${noun}`,
      description: "To the token's patient. The address is the one that is stored.",
      route: `POST /api/embed/${type}s/{id}/share`,
      access: framed,
      body: FramedShareDraft,
      problems: ['content-not-ready', 'recipient-address-missing', 'recipient-limit-reached'],
      example: { body: EXAMPLE },
      handle: async (call) => {
        const patientId = call.actor.patient_id as string;
        const to = { patientId, unreachable: 'forbidden', message: call.body.message } as const;
        await shareContent(call, type, to);
        call.start(workflows.shareContent.command(call.actor.organization_id, call.operation_id));
      },
    }),
    endpoint({
      ...reading,
      id: `get${noun}Share`,
      route: `GET /v1/partner/${type}s/{id}/share/{shareId}`,
      access: { tokens: ['delegated'], scopes: [] },
      filters: (_, at) => ofContent(at),
    }),
    endpoint({
      ...reading,
      id: `getFramed${noun}Share`,
      route: `GET /api/embed/${type}s/{id}/share/{shareId}`,
      access: framed,
      filters: (_, at) => [...ofContent(at), equals('partner_patient_id', at.actor.patient_id)],
    }),
  ];
};
