import type { Context, Middleware } from 'koa';
import { createAccess } from '../../domain/access/admit.ts';
import { createAttempts } from '../../domain/access/attempts.ts';
import type { EmbedTokens } from '../../domain/access/embed-tokens.ts';
import { createRefusalBrake, type RefusalBrake } from '../../domain/access/refusal-brake.ts';
import type { Database } from '../../domain/declarations/database.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { createClientAddress } from '../../platform/network/client-address.ts';
import type { OpenedObjects } from '../../platform/objects/open-objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { applicationSurface } from './applications/applications.surface.ts';
import { playroomArtwork } from './artwork/playroom-artwork.ts';
import { serviceStylesheet } from './assets.ts';
import { clientPackagesSurface } from './client-packages/client-packages.surface.ts';
import { clinicUpgradeSurface } from './clinic-upgrade/clinic-upgrade.surface.ts';
import { createConsoles } from './consoles/consoles.ts';
import { credentialLinkSurface } from './credentials/credential-link.surface.ts';
import { figuresSurface } from './figures.ts';
import { formFillingSurface } from './form-filling/form-filling.surface.ts';
import { contentSurfaces } from './frames/content.surface.ts';
import { frameScripts, frameStyles } from './frames/frame.ts';
import { gamesSurface } from './frames/games.surface.ts';
import { sdkSurface } from './frames/sdk.surface.ts';
import { workspaceSurfaces } from './frames/workspace.surface.ts';
import { frontPageSurface } from './front-page/front-page.surface.ts';
import { guidesSurface } from './guides/guides.surface.ts';
import { hosted } from './hosted.ts';
import { joinSurface } from './join/join.surface.ts';
import { ownWorkspaceSurface } from './login/own-workspace.surface.ts';
import { passwordLinksSurface } from './login/password-links.surface.ts';
import { signInSurface } from './login/sign-in.surface.ts';
import { createVisits } from './login/signed-in.ts';
import { objectLinksSurface } from './objects/object-links.surface.ts';
import { notFoundPage, sendPage } from './page.ts';
import { keepAnswers } from './page-forms/keep-answers.ts';
import { pressOnce } from './page-forms/press-once.ts';
import { createProblemPages } from './problems/problem-pages.ts';
import { routerOf, serve } from './route.ts';
import { sessionSurface } from './session/session.surface.ts';
import { sharedContentSurface } from './shared/shared-content.surface.ts';
import { visitorLanguage } from './visitor-language.ts';
import { gallerySurface } from './workspace-bundle/gallery.surface.ts';
import { createWorkspaceBundle } from './workspace-bundle/serve-bundle.ts';

export interface SurfaceDependencies {
  readonly config: Config;
  readonly database: Scoped & Pick<Database, 'admissions' | 'auditing'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  readonly endpoints: readonly Endpoint[];
  readonly objects: OpenedObjects;
  readonly embedTokens: EmbedTokens;
  /** For tests; the default is a brake of its own. */
  readonly refusals?: RefusalBrake;
}

/** Everything that is hosted beside the partner interface. The first matching path answers. */
export const createSurfaces = (deps: SurfaceDependencies): readonly Middleware[] => {
  const bundle = createWorkspaceBundle(deps.config);
  const visitors = {
    ...deps,
    bundle,
    clientAddress: createClientAddress(deps.config.TRUSTED_PROXIES),
    visits: createVisits(deps),
    attempts: createAttempts(deps.database.unscoped, deps.secrets),
    audit: createAudit(deps.config.ENVIRONMENT, deps.database.auditing, rowsOfPool),
  };
  const framing = {
    ...visitors,
    ...createAccess(
      deps.database.admissions,
      rowsOfPool,
      () => deps.clock.now(),
      deps.refusals ?? createRefusalBrake(),
    ),
  };
  const router = routerOf([
    serve(serviceStylesheet),
    serve(pressOnce),
    serve(keepAnswers),
    ...frontPageSurface(deps),
    ...guidesSurface(deps.config),
    ...createConsoles(deps),
    ...createProblemPages(),
    playroomArtwork(),
    objectLinksSurface(deps),
    ...joinSurface(deps),
    ...sessionSurface(visitors),
    ...applicationSurface(visitors),
    credentialLinkSurface(visitors),
    ...signInSurface(visitors),
    ...ownWorkspaceSurface(visitors),
    ...passwordLinksSurface(visitors),
    clinicUpgradeSurface(visitors),
    formFillingSurface(visitors),
    sharedContentSurface(deps),
    ...[...Object.values(frameScripts), frameStyles].map(serve),
    figuresSurface(),
    bundle.files,
    ...gallerySurface({ bundle, config: deps.config }),
    ...sdkSurface(deps),
    ...clientPackagesSurface(),
    ...workspaceSurfaces(framing),
    ...contentSurfaces(framing),
    gamesSurface(framing),
    // Add further surfaces here, each a function in its own folder.
  ]);
  return [
    hosted(deps.log),
    router.routes() as Middleware,
    (ctx) => sendPage(ctx as Context, notFoundPage(visitorLanguage(ctx as Context))),
  ];
};
