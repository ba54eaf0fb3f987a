import { sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { patientIsThere, patientIsThereOf } from '../access/reach.ts';
import { shown } from '../declarations/resource.ts';
import { Problem } from '../problems.ts';
import { notBoundYet } from '../stored-objects/requested-bindings.ts';
import { copyObjects } from '../stored-objects/storage-of-organization.ts';
import { openPageText, openStory, sealPageText, sealStory } from '../storybooks/sealed-story.ts';
import { Storybook } from '../storybooks/storybook.entity.ts';
import { storybookKeys } from '../storybooks/storybook-objects.ts';
import { StorybookPage } from '../storybooks/storybook-page.entity.ts';
import { storybookPages } from '../storybooks/storybooks.resource.ts';
import { type ContentKind, lockIn, ofContent } from './content-kind.ts';

/** A page in the preview's JSON, where bytes are base64. */
interface ListedPage {
  readonly id: string;
  readonly position: number;
  readonly text: string;
  readonly alt_text: string;
  readonly organization_id: string;
  readonly storybook_id: string;
  readonly picture_id: string;
}

interface Source extends Pick<Storybook, 'language' | 'age_band' | 'illustration_style'> {
  readonly title: Buffer;
  readonly plan: Buffer | null;
  readonly revision: number;
  readonly bound_revision: number;
}
interface SourcePage {
  readonly id: string;
  readonly picture_id: string;
  readonly position: number;
  readonly text: Buffer;
  readonly alt_text: Buffer;
}

const kept = sql`select 1 from storybooks b where b.organization_id = t.organization_id and b.id = t.content_id
  and b.status = 'ready' and b.deleted_at is null`;

/**
 * Storybooks that are ready. The patient a book was made for stays with the source: once deleted, the book is shown to
 * nobody, and whoever shared it may still take it back.
 */
export const storybookKind: ContentKind = {
  alive: sql`exists (${kept} and ${patientIsThereOf('b')})`,
  kept: sql`exists (${kept})`,
  changed: ofContent('storybooks', 'updated_at'),
  titled: ofContent('storybooks', 'title'),
  title: (id, sealed, { secrets }) => openStory(secrets, id, 'title', sealed as Uint8Array),
  // As bytes, like the sealed columns that other previews are read from.
  previewed: sql`(
    select convert_to(coalesce(json_agg(json_build_object('id', g.id, 'position', g.position,
             'text', encode(g.text, 'base64'), 'alt_text', encode(g.alt_text, 'base64'),
             'organization_id', g.organization_id, 'storybook_id', g.storybook_id,
             'picture_id', coalesce(g.picture_id, g.id)) order by g.position), '[]')::text, 'UTF8')
    from storybook_pages g
    where g.organization_id = t.organization_id and g.storybook_id = t.content_id and g.deleted_at is null)`,
  preview: (_, pages, handlerContext) => ({
    pages: (JSON.parse(Buffer.from(pages as Uint8Array).toString()) as ListedPage[]).map((page) => {
      const sealed = (name: 'text' | 'alt_text') => Buffer.from(page[name], 'base64');
      const row = { ...page, text: sealed('text'), alt_text: sealed('alt_text') };
      const { id: _id, ...view } = shown(storybookPages, row, handlerContext);
      return view;
    }),
  }),

  hold: lockIn('storybooks', 'ready'),

  async copy({ actor, clock, em, rows, secrets }, id, copyId) {
    const { organization_id } = actor;
    const source = await rows.first(sql<Source>`
      select title, plan, language, age_band, illustration_style, revision, bound_revision from storybooks t
      where organization_id = ${organization_id} and id = ${id}
        and status = 'ready' and deleted_at is null and ${patientIsThere} for share of t`);
    if (!source) throw new Problem('not-found');
    // The PDF is being rebuilt after an edit, and a copy would hold the former one.
    if (source.revision !== source.bound_revision) throw notBoundYet();
    const pages = await rows.all(sql<SourcePage>`
      select id, coalesce(picture_id, id) as picture_id, position, text, alt_text from storybook_pages
      where organization_id = ${organization_id} and storybook_id = ${id} and deleted_at is null
      order by position`);
    const copied = pages.map((page) => ({ ...page, copyId: newId() }));
    const [from, to] = [storybookKeys(organization_id, id), storybookKeys(organization_id, copyId)];
    await copyObjects(rows, organization_id, [
      { from: from.cover, to: to.cover },
      { from: from.document(source.bound_revision), to: to.document(0) },
      ...copied.map((page) => ({ from: from.page(page.picture_id), to: to.page(page.copyId) })),
    ]);
    const opened = <Value>(part: 'title' | 'plan', sealed: Buffer) =>
      openStory<Value>(secrets, id, part, sealed);
    const sealed = (part: 'title' | 'plan', value: unknown) => sealStory(secrets, copyId, part, value);
    const { title, plan, language, age_band, illustration_style } = source;
    // Taken after the locks, so that a copy which waited does not appear before content that became ready meanwhile.
    const finished = clock.now();
    em.create(Storybook, {
      language,
      age_band,
      illustration_style,
      id: copyId,
      organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      status: 'ready',
      page_count: copied.length,
      pages_done: copied.length,
      shelf_ready: false,
      title: sealed('title', opened('title', title)),
      copied_from_id: id,
      ready_at: finished,
      created_at: finished,
      updated_at: finished,
    });
    await em.flush();
    // The plan, and the book that the pictures were drawn for, are needed to draw pictures again later.
    if (plan)
      await rows.all(sql`
        update storybooks set plan = ${sealed('plan', { drawn_for: id, ...opened<object>('plan', plan) })}
        where organization_id = ${organization_id} and id = ${copyId}`);
    for (const page of copied) {
      const again = (part: 'text' | 'alt_text') =>
        sealPageText(secrets, page.copyId, part, openPageText(secrets, page.id, part, page[part]));
      em.create(StorybookPage, {
        id: page.copyId,
        organization_id,
        storybook_id: copyId,
        position: page.position,
        text: again('text'),
        alt_text: again('alt_text'),
      });
    }
  },
};
