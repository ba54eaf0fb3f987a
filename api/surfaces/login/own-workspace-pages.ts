import { html } from '../../../platform/html.ts';
import { frameHead } from '../frames/frame.ts';
import { type Page, type PageOptions, page } from '../page.ts';
import { signOutForms } from './login-pages.ts';
import type { SignedIn } from './signed-in.ts';

/** What tells the scripts that no partner's page is around them, and whom to ask for tokens. */
const ownHead = (
  script: 'workspace' | 'form',
  { csrf }: SignedIn,
  data: Readonly<Record<string, string>>,
): ReturnType<typeof frameHead> => frameHead([script], { own: 'true', csrf, ...data });

const noScript = html`<noscript><p class="warn">This page needs JavaScript.</p></noscript>`;

export const workspacePage = (
  visit: SignedIn,
  { area, id }: { readonly area: string; readonly id: string },
  { pictures }: Pick<PageOptions, 'pictures'>,
): Page => {
  const { clinic_name, practitioner_name } = visit.session;
  return page({
    title: `${clinic_name} · Workspace`,
    layout: 'wide',
    forms: true,
    pictures,
    ...ownHead('workspace', visit, { area, id }),
    body: html`<section class="account" aria-label="Your login">
<p><strong>${practitioner_name}</strong> <span class="quiet">${clinic_name}</span></p>
${signOutForms(visit.csrf)}
</section>
<div id="surface" class="workspace"><p role="status" id="status">Opening your workspace …</p></div>
${noScript}`,
  });
};

/** One form, filled in together with a patient: nothing else of the workspace is open on it. */
export const fillingPage = (
  visit: SignedIn,
  { form, patient }: { readonly form: string; readonly patient: string },
): Page =>
  page({
    title: 'Form',
    layout: 'wide',
    ...ownHead('form', visit, {
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
