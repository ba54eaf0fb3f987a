import { html } from '../../../platform/html.ts';
import { frameHead, type WorkspaceStart, workspaceHead } from '../frames/frame.ts';
import { workspaceBody } from '../frames/workspace.surface.ts';
import { type Page, type PageOptions, page } from '../page.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { signOutForms } from './login-pages.ts';
import type { SignedIn } from './signed-in.ts';

/** Tells the scripts that no partner's page surrounds them, and where to request tokens. */
const ownData = ({ csrf }: SignedIn): Readonly<Record<string, string>> => ({ own: 'true', csrf });

const noScript = html`<noscript><p class="warn">This page needs JavaScript.</p></noscript>`;

export const workspacePage = async (
  visit: SignedIn,
  start: WorkspaceStart,
  { bundle, pictures }: Pick<PageOptions, 'pictures'> & { readonly bundle: WorkspaceBundle },
): Promise<Page> => {
  const { clinic_name, practitioner_name } = visit.session;
  return page({
    title: `${clinic_name} · Workspace`,
    forms: true,
    pictures,
    ...(await workspaceHead(bundle, start, ownData(visit))),
    body: html`<section class="account" aria-label="Your login">
<p><strong>${practitioner_name}</strong> <span class="quiet">${clinic_name}</span></p>
${signOutForms(visit.csrf)}
</section>
${workspaceBody}`,
  });
};

/** A page for one form that is filled in together with a patient. No other part of the workspace is open on it. */
export const fillingPage = (
  visit: SignedIn,
  { form, patient }: { readonly form: string; readonly patient: string },
): Page =>
  page({
    title: 'Form',
    layout: 'wide',
    ...frameHead(['form'], {
      ...ownData(visit),
      kind: 'forms',
      id: form,
      fills: 'true',
      capability: 'form:submit',
      patient,
    }),
    body: html`<main id="surface" tabindex="-1"><p role="status" id="status">One moment …</p></main>
<nav aria-label="Back"><a href="/workspace/forms">Back to the workspace</a></nav>
${noScript}`,
  });
