import { endpoint } from '../declarations/endpoint.ts';
import { Line, OneOf, Prose, Shape, Type } from '../declarations/schemas.ts';
import { requireFeature } from '../practitioners/entitlement.ts';
import { requireRoom } from '../stored-objects/storage-of-organization.ts';
import { AGE_BANDS } from '../storybooks/storybook.schemas.ts';
import { workflows } from '../workflow-definitions/workflows.ts';
import { Worksheet } from './worksheet.entity.ts';
import { sealTitle, worksheets } from './worksheet.resource.ts';
import { EXERCISES_MOST, sealBrief, titleOf } from './worksheet-brief.ts';

/** Composes exercises for a topic. This is the one capability that spends money (specification 2.13). */
const generateWorksheet = endpoint({
  id: 'generateWorksheet',
  summary: 'Generate a worksheet for a topic',
  description:
    'Exercises on paper, one for each page, fitted to topic and age. The answer has the status `converting`: poll the worksheet that `Location` names. Billed once, when it is ready.',
  tag: 'Worksheets',
  route: 'POST /api/embed/worksheet-generations',
  access: { tier: 'embed', capability: 'worksheet:generate' },
  permit: (call) => requireFeature(call, 'worksheet_generation'),
  body: Shape({
    topic: Prose(500, { minLength: 1, description: 'What it is to be about. Never shown again.' }),
    title: Type.Optional(Line(200, { description: 'By default one that fits the topic.' })),
    age_band: Type.Optional(OneOf(AGE_BANDS, { default: '6-8' })),
    language: Type.Optional(
      Type.String({
        format: 'language-tag',
        maxLength: 35,
        examples: ['en', 'de-AT'],
        default: 'en',
        description: 'BCP 47; English, German, French and Spanish are written, for others English.',
      }),
    ),
    page_count: Type.Optional(Type.Integer({ minimum: 1, maximum: EXERCISES_MOST, default: 3 })),
  }),
  shows: worksheets,
  success: [201],
  headers: ({ id }, { config }) => ({ Location: `${config.BASE_URL}/api/embed/worksheets/${id}` }),
  problems: ['storage-limit-reached', 'feature-not-entitled'],
  example: { body: { topic: 'Being afraid of the dark', age_band: '6-8', language: 'en', page_count: 3 } },
  handle: async ({ actor, body, em, operation_id, rows, secrets, start }) => {
    await requireRoom(rows, actor.organization_id);
    const { topic, age_band = '6-8', language = 'en', page_count = 3 } = body;
    const brief = { topic, age_band, language, page_count };
    em.create(Worksheet, {
      id: operation_id,
      organization_id: actor.organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      title: sealTitle(secrets, operation_id, body.title ?? titleOf(brief)),
      media_type: 'application/pdf',
      generated: true,
      brief: sealBrief(secrets, operation_id, brief),
      status: 'converting',
      pages_done: 0,
    });
    start(workflows.generateWorksheet.command(actor.organization_id, operation_id));
  },
});

export const worksheetGenerationEndpoints = [generateWorksheet];
