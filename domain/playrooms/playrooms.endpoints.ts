import { ownedBy } from '../access/reach.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { pageFields, Shape } from '../declarations/schemas.ts';
import { artworkAddress } from './artwork/artwork.ts';
import { Playroom } from './playroom.entity.ts';
import { PlayroomChange, PlayroomDraft, PlayroomView } from './playroom.schemas.ts';
import { PALETTES, type RoomType, type Theme, USUAL_AGE_BAND } from './room-themes.ts';
import { SESSION_ITEMS } from './session-items.ts';

export const playrooms = resource({
  entity: Playroom,
  table: 'playrooms',
  view: PlayroomView,
  order: 'created_at',
  permanent: true,
  computed: ['palette', 'artwork_url'],
  delegatedReach: ownedBy,
  show: (row, { config }) => ({
    ...row,
    palette: PALETTES[row.theme as Theme],
    artwork_url: `${config.BASE_URL}${artworkAddress(row.theme as Theme, row.room_type as RoomType)}`,
  }),
});

const tag = 'Playrooms';
const access = { tokens: ['delegated'], scopes: [] } as const;

const listPlayrooms = endpoint({
  id: 'listPlayrooms',
  summary: "List the clinician's playrooms",
  tag,
  route: 'GET /v1/partner/playrooms',
  access,
  query: Shape(pageFields),
  lists: playrooms,
  success: [200],
});

const createPlayroom = endpoint({
  id: 'createPlayroom',
  summary: 'Furnish a playroom',
  tag,
  route: 'POST /v1/partner/playrooms',
  access,
  body: PlayroomDraft,
  shows: playrooms,
  success: [201],
  example: { body: { name: 'Reef room', room_type: 'child', theme: 'ocean', items: ['sand_tray'] } },
  insertOnly: {
    record: ({ actor, body }) => ({
      columns: {
        age_band: USUAL_AGE_BAND[body.room_type],
        items: [...SESSION_ITEMS],
        published: true,
        ...body,
        partner_practitioner_id: actor.practitioner_id,
        is_default: false,
      },
    }),
  },
});

const getPlayroom = endpoint({
  id: 'getPlayroom',
  summary: 'Read a playroom',
  tag,
  route: 'GET /v1/partner/playrooms/{id}',
  access,
  shows: playrooms,
  success: [200],
});

const updatePlayroom = endpoint({
  id: 'updatePlayroom',
  summary: 'Change a playroom',
  description:
    'Another room type leaves the age band as it is. Nothing is deleted: set `published` to false.',
  tag,
  route: 'PATCH /v1/partner/playrooms/{id}',
  access,
  subject: playrooms,
  body: PlayroomChange,
  shows: playrooms,
  success: [200],
  example: { body: { theme: 'forest', published: false } },
  handle: ({ body, em, subject }) => void em.assign(subject, body),
});

export const playroomEndpoints = [listPlayrooms, createPlayroom, getPlayroom, updatePlayroom];
