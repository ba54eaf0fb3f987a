import type { Config } from '../../../platform/configuration/config.ts';
import { html } from '../../../platform/html.ts';
import { page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import type { WorkspaceBundle } from './serve-bundle.ts';

/**
 * `/embed/gallery`: every component of the workspace in every state; `/embed/gallery/toys`: a toy of the playroom with
 * both its seats. In development only.
 */
export const gallerySurface = ({
  bundle,
  config,
}: {
  readonly bundle: WorkspaceBundle;
  readonly config: Pick<Config, 'ENVIRONMENT'>;
}): readonly Route[] =>
  config.ENVIRONMENT === 'development'
    ? ['/embed/gallery', '/embed/gallery/toys'].map((place) =>
        get(place, async (ctx) =>
          sendPage(
            ctx,
            page({
              title: 'Gallery of components',
              layout: 'application',
              head: await bundle.head('gallery'),
              body: html`<div id="surface"></div>`,
            }),
          ),
        ),
      )
    : [];
