import { type Rows, sql } from '../../platform/database/rows.ts';
import { patientIsThere } from '../access/reach.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { artworkAddress } from '../playrooms/artwork/artwork.ts';
import { PALETTES, type RoomType, type Theme } from '../playrooms/room-themes.ts';
import type { SessionItem } from '../playrooms/session-items.ts';
import { isEntitled } from '../practitioners/entitlement.ts';
import { internalOfCover, withCover } from '../shelves/content-cover.ts';
import { type ContentType, isThere, SHELF_CONTENT, sealedTitle } from '../shelves/shelf-content.ts';
import { openPageText, openStory } from '../storybooks/sealed-story.ts';
import { storybookKeys } from '../storybooks/storybook-objects.ts';
import { openTitle } from '../worksheets/worksheet.resource.ts';
import { worksheetKeys } from '../worksheets/worksheet-objects.ts';
import type { SessionParties } from './live-session-store.ts';

/** The rooms of a session's clinician, and what is in them. */

interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly room_type: RoomType;
  readonly theme: Theme;
  readonly items: readonly SessionItem[];
  readonly games: boolean | readonly string[] | null;
  readonly games_on: boolean;
  readonly country: string | null;
}

/** A room as both seats see it: no name, for a client sees none of the clinician's records. */
export interface SessionRoom {
  readonly id: string;
  readonly room_type: RoomType;
  readonly theme: Theme;
  readonly items: readonly SessionItem[];
  readonly palette: (typeof PALETTES)[Theme];
}
export interface NamedRoom extends SessionRoom {
  readonly name: string;
  readonly artwork_url: string;
}

const GAMES: ReadonlySet<SessionItem> = new Set(['sand_tray', 'dollhouse']);

const roomOf = ({ games, games_on, country, ...row }: RoomRow): NamedRoom => {
  const hasGames = games_on && isEntitled(games ?? false, country);
  return {
    ...row,
    // An organization without games has rooms whose sand tray is not there.
    items: row.items.filter((item) => hasGames || !GAMES.has(item)),
    palette: PALETTES[row.theme],
    artwork_url: artworkAddress(row.theme, row.room_type),
  };
};

const selected = ({
  organization_id,
  practitioner_id,
}: Pick<SessionParties, 'organization_id' | 'practitioner_id'>) => sql`
  select r.id, r.name, r.room_type, r.theme, r.items::text[] as items, o.features -> 'games' as games,
    'games' = any(s.enabled_features) as games_on, p.country
  from playrooms r
  join organizations o on o.id = r.organization_id
  join session_configurations s on s.organization_id = r.organization_id
  join practitioners p on p.organization_id = r.organization_id and p.id = r.partner_practitioner_id
  where r.organization_id = ${organization_id} and r.partner_practitioner_id = ${practitioner_id}`;

/** One of the clinician's rooms; also one that was unpublished since it was chosen. */
export const readRoom = async (
  rows: Rows,
  parties: SessionParties,
  id: string,
  { isPublished = false } = {},
): Promise<NamedRoom | undefined> => {
  const row = await rows.first(sql<RoomRow>`
    ${selected(parties)} and r.id = ${id} ${isPublished ? sql`and r.published` : sql``}`);
  return row && roomOf(row);
};

/** The clinician's published rooms; the one that was used last with this client first, then the newest changed. */
export const listRooms = async (rows: Rows, parties: SessionParties): Promise<readonly NamedRoom[]> => {
  const found = await rows.all(sql<RoomRow>`
    ${selected(parties)} and r.published
    order by exists (select 1 from rooms_used u where u.organization_id = r.organization_id and u.playroom_id = r.id
      and u.partner_practitioner_id = r.partner_practitioner_id and u.partner_patient_id = ${parties.patient_id}) desc,
      r.is_default, r.created_at, r.id
    limit 60`);
  return found.map(roomOf);
};

export const noteRoomUsed = async (rows: Rows, parties: SessionParties, roomId: string): Promise<void> => {
  if (!parties.patient_id) return;
  await rows.all(sql`
    insert into rooms_used (organization_id, partner_practitioner_id, partner_patient_id, playroom_id)
    values (${parties.organization_id}, ${parties.practitioner_id}, ${parties.patient_id}, ${roomId})
    on conflict (organization_id, partner_practitioner_id, partner_patient_id)
    do update set playroom_id = excluded.playroom_id, used_at = clock_timestamp()`);
};

/** What stands on a room's shelf, as covers. */
export interface Shelved {
  readonly content_type: ContentType;
  readonly content_id: string;
  readonly cover_image_url: string | null;
  /** For the clinician alone. */
  readonly title: string;
}

type ShelfRow = { id: string; content_type: ContentType; content_id: string; title: unknown } & {
  cover_organization_id: string;
  cover_first_image: number;
};

const shelfStatement = ({ organization_id }: SessionParties, roomId: string) => sql`
  select t.id, t.content_type, t.content_id, ${sealedTitle} as title,
    ${internalOfCover.cover_organization_id} as cover_organization_id,
    ${internalOfCover.cover_first_image} as cover_first_image
  from shelf_attachments t
  where t.organization_id = ${organization_id} and t.playroom_id = ${roomId} and ${isThere}`;

export const readShelf = async (
  rows: Rows,
  parties: SessionParties,
  roomId: string,
  context: HandlerContext,
): Promise<readonly Shelved[]> => {
  const found = await rows.all(
    sql<ShelfRow>`${shelfStatement(parties, roomId)} order by t.position limit 24`,
  );
  return found.map((row) => {
    const { cover_image_url } = withCover(row, context) as { cover_image_url: string | null };
    const { content_type, content_id, title } = row;
    return {
      content_type,
      content_id,
      cover_image_url,
      title: SHELF_CONTENT[content_type].openTitle(context.secrets, content_id, title),
    };
  });
};

export const isOnShelf = async (
  rows: Rows,
  parties: SessionParties,
  roomId: string,
  content: { readonly content_type: string; readonly content_id: string },
): Promise<boolean> =>
  (await rows.first(sql`${shelfStatement(parties, roomId)}
    and t.content_type = ${content.content_type} and t.content_id = ${content.content_id}`)) !== undefined;

/** What of a toy the session chose, as `ToySubject` of the pages describes it. */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly language?: string;
  readonly pages: readonly {
    readonly image_url: string;
    readonly text: string | null;
    readonly alt_text?: string;
  }[];
}

const linkTo = ({ config, now, objects }: HandlerContext, key: string): string =>
  objects.link(key, {
    expires_at: new Date(Math.floor(now.getTime() / 1_000 + config.IMAGE_LINK_SECONDS) * 1_000),
    media_type: 'image/png',
  });

const readBook = async (
  rows: Rows,
  organizationId: string,
  id: string,
  context: HandlerContext,
): Promise<Subject | undefined> => {
  const book = await rows.first(sql<{ title: Buffer; language: string }>`
    select title, language from storybooks t
    where organization_id = ${organizationId} and id = ${id} and status = 'ready' and deleted_at is null
      and ${patientIsThere}`);
  if (!book) return undefined;
  const pages = await rows.all(sql<{ id: string; picture: string; text: Buffer; alt_text: Buffer }>`
    select id, coalesce(picture_id, id) as picture, text, alt_text from storybook_pages
    where organization_id = ${organizationId} and storybook_id = ${id} and deleted_at is null order by position`);
  const { secrets } = context;
  return {
    id,
    title: openStory<string>(secrets, id, 'title', book.title),
    language: book.language,
    pages: pages.map((page) => ({
      image_url: linkTo(context, storybookKeys(organizationId, id).page(page.picture)),
      text: openPageText(secrets, page.id, 'text', page.text),
      alt_text: openPageText(secrets, page.id, 'alt_text', page.alt_text),
    })),
  };
};

const readSheet = async (
  rows: Rows,
  organizationId: string,
  id: string,
  context: HandlerContext,
): Promise<Subject | undefined> => {
  const sheet = await rows.first(sql<{ title: Buffer }>`
    select title from worksheets
    where organization_id = ${organizationId} and id = ${id} and status = 'ready' and deleted_at is null`);
  if (!sheet) return undefined;
  const pages = await rows.all(sql<{ image: number }>`
    select image from worksheet_pages
    where organization_id = ${organizationId} and worksheet_id = ${id} and deleted_at is null order by position`);
  return {
    id,
    title: openTitle(context.secrets, id, sheet.title),
    pages: pages.map(({ image }) => ({
      image_url: linkTo(context, worksheetKeys(organizationId, id).page(image)),
      text: null,
    })),
  };
};

/** A book or a worksheet with its pages; undefined where it is not there any more. */
export const readSubject = (
  rows: Rows,
  organizationId: string,
  content: { readonly content_type: ContentType; readonly content_id: string },
  context: HandlerContext,
): Promise<Subject | undefined> =>
  (content.content_type === 'storybook' ? readBook : readSheet)(
    rows,
    organizationId,
    content.content_id,
    context,
  );
