import {
  Change,
  Colour,
  Id,
  Line,
  lastingFields,
  OneOf,
  Shape,
  Type,
  UniqueList,
} from '../declarations/schemas.ts';
import { AGE_BANDS, ROOM_TYPES, THEMES } from './room-themes.ts';
import { SESSION_ITEMS } from './session-items.ts';

const itemList = { maxItems: SESSION_ITEMS.length, description: 'What can be used in a session.' };
export const roomItems = UniqueList(OneOf(SESSION_ITEMS), itemList);
/** Items of a new room or toolkit. */
export const firstItems = UniqueList(OneOf(SESSION_ITEMS), { ...itemList, default: [...SESSION_ITEMS] });
export const published = Type.Boolean({ description: '`false` takes it out of use; it is never deleted.' });
export const is_default = Type.Boolean({ description: 'Made by the service, with the practitioner.' });

const name = Line(200, { examples: ['Meadow room'] });
const room_type = OneOf(ROOM_TYPES, { description: 'Whom the room is for.' });
const age_band = OneOf(AGE_BANDS, { description: 'By default that of the room type.' });
const theme = OneOf(THEMES, { description: 'Decides palette and artwork.' });

export const PlayroomView = Shape({
  id: Id(),
  partner_practitioner_id: Id({ description: 'Whose it is.' }),
  name,
  room_type,
  age_band,
  theme,
  items: roomItems,
  published,
  is_default,
  palette: Shape(
    { primary: Colour(), secondary: Colour(), accent: Colour(), background: Colour() },
    { description: 'Follows from the theme; readable on each other (WCAG 2.2 AA).' },
  ),
  artwork_url: Type.String({
    format: 'uri',
    description:
      'A picture of the room (SVG), which follows from theme and room type. Needs no token and holds nothing personal.',
    examples: ['https://api.clinic-service.invalid/artwork/playrooms/meadow-child.svg'],
  }),
  ...lastingFields,
});

export const PlayroomDraft = Shape({
  name,
  room_type,
  age_band: Type.Optional(age_band),
  theme,
  items: Type.Optional(firstItems),
  published: Type.Optional(Type.Boolean({ default: true })),
});

export const PlayroomChange = Change({ name, room_type, age_band, theme, items: roomItems, published });
