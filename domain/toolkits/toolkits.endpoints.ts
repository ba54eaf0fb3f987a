import { ownedBy } from '../access/reach.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { pageFields, Shape } from '../declarations/schemas.ts';
import { SESSION_ITEMS } from '../playrooms/session-items.ts';
import { Toolkit } from './toolkit.entity.ts';
import { ToolkitChange, ToolkitDraft, ToolkitView } from './toolkit.schemas.ts';

export const toolkits = resource({
  entity: Toolkit,
  table: 'toolkits',
  view: ToolkitView,
  order: 'created_at',
  permanent: true,
  delegatedReach: ownedBy,
});

const tag = 'Toolkits';
const access = { tokens: ['delegated'], scopes: [] } as const;

const listToolkits = endpoint({
  id: 'listToolkits',
  summary: "List the clinician's toolkits",
  tag,
  route: 'GET /v1/partner/toolkits',
  access,
  query: Shape(pageFields),
  lists: toolkits,
  success: [200],
});

const createToolkit = endpoint({
  id: 'createToolkit',
  summary: 'Bundle session items',
  tag,
  route: 'POST /v1/partner/toolkits',
  access,
  body: ToolkitDraft,
  shows: toolkits,
  success: [201],
  example: { body: { name: 'First sessions', items: ['whiteboard', 'sand_tray'] } },
  insertOnly: {
    record: ({ actor, body }) => ({
      columns: {
        items: [...SESSION_ITEMS],
        published: true,
        ...body,
        partner_practitioner_id: actor.practitioner_id,
        is_default: false,
      },
    }),
  },
});

const getToolkit = endpoint({
  id: 'getToolkit',
  summary: 'Read a toolkit',
  tag,
  route: 'GET /v1/partner/toolkits/{id}',
  access,
  shows: toolkits,
  success: [200],
});

const updateToolkit = endpoint({
  id: 'updateToolkit',
  summary: 'Change a toolkit',
  description: 'Nothing is deleted: set `published` to false.',
  tag,
  route: 'PATCH /v1/partner/toolkits/{id}',
  access,
  subject: toolkits,
  body: ToolkitChange,
  shows: toolkits,
  success: [200],
  example: { body: { published: false } },
  handle: ({ body, em, subject }) => void em.assign(subject, body),
});

export const toolkitEndpoints = [listToolkits, createToolkit, getToolkit, updateToolkit];
