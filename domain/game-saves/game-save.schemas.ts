import { Change, Colour, Id, Line, pageFields, recordFields, Shape, Type } from '../declarations/schemas.ts';
import { game_type } from '../game-sessions/game-session.schemas.ts';

const Place = () => Type.Number({ minimum: -100_000, maximum: 100_000 });

/** One figure or piece of furniture. */
const SceneItem = Shape({
  id: Line(64),
  kind: Line(64, { description: 'What it is, from the catalogue of the game.' }),
  x: Place(),
  y: Place(),
  rotation: Type.Optional(Type.Number({ minimum: -360, maximum: 360 })),
  scale: Type.Optional(Type.Number({ minimum: 0.05, maximum: 20 })),
  layer: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  flipped: Type.Optional(Type.Boolean()),
  variant: Type.Optional(Line(64)),
  color: Type.Optional(Colour()),
  room: Type.Optional(Line(64)),
  text: Type.Optional(Line(200)),
  lying: Type.Optional(Type.Boolean({ description: 'Laid down.' })),
  buried: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: 'How much of it is in the sand.' }),
  ),
  lift: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1_000, description: 'How high above the ground it stands.' }),
  ),
  locked: Type.Optional(Type.Boolean({ description: "Moved by the clinician's seat alone." })),
});

const Setting = Shape({ name: Line(64), value: Line(64) });

export const Scene = Shape({
  items: Type.Array(SceneItem, { maxItems: 500 }),
  background: Type.Optional(Line(64)),
  settings: Type.Optional(
    Type.Array(Setting, { maxItems: 100, description: 'What was chosen, such as time of day and weather.' }),
  ),
  sand: Type.Optional(
    Type.String({
      maxLength: 100_000,
      pattern: '^[#-\\[\\]-~]*$',
      description: "The sand's heights and wetness, as the frame writes them.",
    }),
  ),
});

const name = Line(200, { examples: ['The island'] });

export const GameSaveView = Shape({
  id: Id(),
  name,
  game_type,
  partner_patient_id: Id(),
  has_thumbnail: Type.Boolean(),
  ...recordFields,
});
export const GameSaveWithScene = Shape({ ...GameSaveView.properties, scene: Scene });

export const GameSaveDraft = Shape({ name, scene: Scene });
export const GameSaveChange = Change({ name, scene: Scene });
export const GameSaveFilters = Shape({ ...pageFields, partner_patient_id: Type.Optional(Id()) });

const LARGEST_THUMBNAIL = 2_000_000;
export const ThumbnailUpload = Shape({
  content_base64: Type.String({
    minLength: 1,
    maxLength: Math.ceil(LARGEST_THUMBNAIL / 3) * 4,
    format: 'base64',
    description:
      'PNG, JPEG or WebP, up to 2 MB and 4096 by 4096, in Base64 with padding and without line breaks (RFC 4648, 4); kept as a PNG of at most 640 by 480.',
  }),
});
