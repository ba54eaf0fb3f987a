import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { html } from '../../../platform/html.ts';
import { formFrameWords, loadingBody } from '../frames/form-frame.ts';
import { frameHead, type WorkspaceStart, workspaceHead } from '../frames/frame.ts';
import { workspaceBody } from '../frames/workspace.surface.ts';
import { type Page, type PageOptions, page } from '../page.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { signOutForms } from './login-pages.ts';
import type { SignedIn } from './signed-in.ts';

/** Tells the scripts that no partner's page surrounds them, and where to request tokens. */
const ownData = ({ csrf, session }: SignedIn): Readonly<Record<string, string>> => ({
  own: 'true',
  csrf,
  practitioner: session.practitioner_id,
});

export const workspacePage = async (
  visit: SignedIn,
  start: WorkspaceStart,
  {
    bundle,
    pictures,
    locale,
  }: Pick<PageOptions, 'pictures'> & { readonly bundle: WorkspaceBundle; readonly locale: Locale },
): Promise<Page> => {
  const said = messagesIn(locale).signIn;
  const { clinic_name, practitioner_name } = visit.session;
  return page({
    title: `${clinic_name} · ${said.workspace}`,
    locale,
    forms: true,
    pictures,
    ...(await workspaceHead(bundle, start, ownData(visit))),
    body: html`<section class="account" aria-label="${said.yours}">
<p><strong>${practitioner_name}</strong> <span class="quiet">${clinic_name}</span></p>
${signOutForms(visit.csrf, said)}
</section>
${workspaceBody(locale)}`,
  });
};

/** A page for one form that is filled in together with a patient. No other part of the workspace is open on it. */
export const fillingPage = (
  visit: SignedIn,
  { form, patient, locale }: { readonly form: string; readonly patient: string; readonly locale: Locale },
): Page => {
  const said = messagesIn(locale).forms;
  return page({
    title: messagesIn(locale).frames.titles.forms,
    locale,
    layout: 'wide',
    ...frameHead(['form'], {
      ...ownData(visit),
      kind: 'forms',
      id: form,
      fills: 'true',
      capability: 'form:submit',
      patient,
      ...formFrameWords(),
    }),
    body: html`${loadingBody(locale)}
<nav><a href="/workspace/forms">${said.back}</a></nav>`,
  });
};
