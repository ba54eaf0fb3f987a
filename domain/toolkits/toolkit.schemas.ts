import { Change, Id, Line, lastingFields, Shape, Type } from '../declarations/schemas.ts';
import { firstItems, is_default, published, roomItems } from '../playrooms/playroom.schemas.ts';

const name = Line(200, { examples: ['First sessions'] });

export const ToolkitView = Shape({
  id: Id(),
  partner_practitioner_id: Id({ description: 'Whose it is.' }),
  name,
  items: roomItems,
  published,
  is_default,
  ...lastingFields,
});

export const ToolkitDraft = Shape({
  name,
  items: Type.Optional(firstItems),
  published: Type.Optional(Type.Boolean({ default: true })),
});

export const ToolkitChange = Change({ name, items: roomItems, published });
