import { asset } from '../declarations/asset.ts';
import { endpoint } from '../declarations/endpoint.ts';
import type { StoredRow } from '../declarations/resource-definition.ts';
import { notBoundYet } from '../stored-objects/requested-bindings.ts';
import { StorybookFilters } from './storybook.schemas.ts';
import { readAsset, storybookKeys } from './storybook-objects.ts';
import { pagesOf, storybookPages, storybooks } from './storybooks.resource.ts';

const tag = 'Storybooks';
const access = { tokens: ['delegated'], scopes: [] } as const;
const PNG = { bytes: ['image/png'] };

/** The same for every book: a title in a file name would reveal something about a patient. */
const FILE_NAME = 'storybook.pdf';

const isReady = ({ status }: StoredRow): boolean => status === 'ready';

const listStorybookPages = endpoint({
  id: 'listStorybookPages',
  summary: 'List the pages of a storybook',
  description:
    'In the order of the book; none until it is ready. Image links work for about an hour: list again for fresh ones.',
  tag,
  route: 'GET /v1/partner/storybooks/{id}/pages',
  access,
  subject: storybooks,
  query: StorybookFilters,
  lists: storybookPages,
  filters: (_, { params }) => [pagesOf(params.id as string)],
  success: [200],
});

const getStorybookPage = endpoint({
  id: 'getStorybookPage',
  summary: 'Read a page of a storybook',
  tag,
  route: 'GET /v1/partner/storybooks/{id}/pages/{pageId}',
  access,
  subject: storybooks,
  shows: storybookPages,
  shownBy: 'pageId',
  filters: (_, { params }) => [pagesOf(params.id as string)],
  success: [200],
});

const getStorybookPageImage = endpoint({
  id: 'getStorybookPageImage',
  summary: 'Download the illustration of a page',
  tag,
  route: 'GET /v1/partner/storybooks/{id}/pages/{pageId}/image',
  access,
  subject: storybooks,
  success: [200, PNG],
  problems: ['content-not-ready'],
  handle: async (call) => {
    const { actor, params, rows } = call;
    const [id, pageId] = [params.id as string, params.pageId as string];
    const { picture_id } = await storybookPages.find(rows, actor, pageId, [pagesOf(id)]);
    const { page } = storybookKeys(actor.organization_id, id);
    return asset('image/png', await readAsset(call, page(picture_id)));
  },
});

const getStorybookCover = endpoint({
  id: 'getStorybookCover',
  summary: 'Download the cover of a storybook',
  tag,
  route: 'GET /v1/partner/storybooks/{id}/cover',
  access,
  subject: storybooks,
  success: [200, PNG],
  problems: ['content-not-ready'],
  handle: async (call) => {
    const { actor, params, subject, fail } = call;
    if (!isReady(subject)) throw fail('content-not-ready');
    const { cover } = storybookKeys(actor.organization_id, params.id as string);
    return asset('image/png', await readAsset(call, cover));
  },
});

const downloadStorybook = endpoint({
  id: 'downloadStorybook',
  summary: 'Download a storybook as PDF',
  description:
    'After an edit it is bound anew, which takes some seconds: until then, the answer is 409, with `Retry-After`.',
  tag,
  route: 'GET /v1/partner/storybooks/{id}/download',
  access,
  subject: storybooks,
  success: [200, { bytes: ['application/pdf'] }],
  problems: ['content-not-ready'],
  handle: async (call) => {
    const { actor, params, subject, fail } = call;
    const { revision, bound_revision } = subject;
    if (!isReady(subject)) throw fail('content-not-ready');
    if (revision !== bound_revision) throw notBoundYet();
    const { document } = storybookKeys(actor.organization_id, params.id as string);
    return asset('application/pdf', await readAsset(call, document(revision)), FILE_NAME);
  },
});

export const storybookAssetEndpoints = [
  listStorybookPages,
  getStorybookPage,
  getStorybookPageImage,
  getStorybookCover,
  downloadStorybook,
];
