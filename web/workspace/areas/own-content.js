// The clinician's own content, to be chosen from: what is shared with the clinic, or put on a shelf.
import { all, h } from '../frame.js';

/**
 * As far as it is open here.
 * @param kinds of each kind of content the area where it is read, and which of it can be chosen.
 */
export const ownContent = async ({ areas }, kinds) => {
  const found = await Promise.all(
    Object.entries(kinds)
      .filter(([, [area]]) => areas.includes(area))
      .map(async ([kind, [area, isFit]]) => (await all(area)).filter(isFit).map((one) => ({ ...one, kind }))),
  );
  return found.flat();
};

/** Its value is the kind and the id, with a slash between them. */
export const contentField = (id, content) =>
  h(
    'select',
    { id, name: 'content_id' },
    content.map((one) =>
      h('option', { value: `${one.kind}/${one.id}` }, `${one.title ?? 'Untitled'} · ${one.kind}`),
    ),
  );
