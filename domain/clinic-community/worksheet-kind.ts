import { sql } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { shown } from '../declarations/resource.ts';
import { Problem } from '../problems.ts';
import { notBoundYet } from '../stored-objects/requested-bindings.ts';
import { copyObjects } from '../stored-objects/storage-of-organization.ts';
import { readBoundPages } from '../worksheets/bound-pages.ts';
import { Worksheet, WorksheetPage } from '../worksheets/worksheet.entity.ts';
import { openTitle, sealTitle, worksheetPages } from '../worksheets/worksheet.resource.ts';
import { worksheetKeys } from '../worksheets/worksheet-objects.ts';
import { type ContentKind, lockIn, ofContent } from './content-kind.ts';

interface Source {
  readonly title: Buffer;
  readonly media_type: 'application/pdf' | 'image/png' | 'image/jpeg';
}
interface SourcePage {
  readonly position: number;
  readonly image: number;
}

/** Worksheets that are ready. */
export const worksheetKind: ContentKind = {
  alive: sql`exists (
    select 1 from worksheets w where w.organization_id = t.organization_id and w.id = t.content_id
      and w.status = 'ready' and w.deleted_at is null)`,
  changed: ofContent('worksheets', 'updated_at'),
  titled: ofContent('worksheets', 'title'),
  title: (id, sealed, { secrets }) => openTitle(secrets, id, sealed),
  // As bytes, like the sealed columns that other previews are read from.
  previewed: sql`(
    select convert_to(coalesce(json_agg(json_build_object('id', g.id, 'position', g.position, 'image', g.image,
             'organization_id', g.organization_id) order by g.position), '[]')::text, 'UTF8')
    from worksheet_pages g
    where g.organization_id = t.organization_id and g.worksheet_id = t.content_id and g.deleted_at is null)`,
  preview: (id, pages, handlerContext) => {
    const listed = JSON.parse(Buffer.from(pages as Uint8Array).toString()) as (SourcePage & { id: string })[];
    return {
      pages: listed.map((page) => {
        const view = shown(worksheetPages, { ...page, worksheet_id: id }, handlerContext);
        return {
          position: page.position,
          text: null,
          alt_text: `Page ${page.position} of ${listed.length}`,
          image_url: view.image_url,
          image_url_expires_at: view.image_url_expires_at,
        };
      }),
    };
  },

  hold: lockIn('worksheets', 'ready'),

  async copy({ actor, clock, em, rows, secrets }, id, copyId) {
    const { organization_id } = actor;
    const source = await rows.first(sql<Source>`
      select title, media_type from worksheets
      where organization_id = ${organization_id} and id = ${id}
        and status = 'ready' and deleted_at is null for share`);
    if (!source) throw new Problem('not-found');
    const bound = await readBoundPages(rows, organization_id, id);
    // The PDF is being rebuilt after an edit, and a copy would hold pages that were removed.
    if (!bound?.current) throw notBoundYet();
    const pages = await rows.all(sql<SourcePage>`
      select position, image from worksheet_pages
      where organization_id = ${organization_id} and worksheet_id = ${id} and deleted_at is null`);
    const [from, to] = [worksheetKeys(organization_id, id), worksheetKeys(organization_id, copyId)];
    await copyObjects(rows, organization_id, [
      { from: from.document(bound.revision), to: to.document(0) },
      // The cover is the small picture of the original first page, where that page still exists.
      ...(bound.images.includes(1) ? [{ from: from.cover, to: to.cover }] : []),
      ...pages.map(({ image }) => ({ from: from.page(image), to: to.page(image) })),
    ]);
    // Taken after the locks, so that a copy which waited does not appear before content that became ready meanwhile.
    const finished = clock.now();
    em.create(Worksheet, {
      id: copyId,
      organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      title: sealTitle(secrets, copyId, openTitle(secrets, id, source.title)),
      media_type: source.media_type,
      status: 'ready',
      page_count: pages.length,
      pages_done: pages.length,
      ready_at: finished,
      created_at: finished,
      updated_at: finished,
    });
    await em.flush();
    await rows.all(sql`
      update worksheets set bound_revision = 0, bound_images = ${[...bound.images]}::int[]
      where organization_id = ${organization_id} and id = ${copyId}`);
    for (const { position, image } of pages)
      em.create(WorksheetPage, { id: newId(), organization_id, worksheet_id: copyId, position, image });
  },
};
