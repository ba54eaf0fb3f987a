import type { Account } from '../../../domain/logins/accounts.ts';
import type { Invitation } from '../../../domain/logins/invitations.ts';
import { SHORTEST_PASSWORD } from '../../../domain/logins/passwords.ts';
import type { Messages } from '../../../domain/messages/en.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { type Html, html } from '../../../platform/html.ts';
import { type Page, page, welcomePage } from '../page.ts';
import { errorSummary, type FormErrors, formField } from '../page-forms/form-field.ts';
import { pressOnce } from '../page-forms/press-once.ts';

const signInFields = ({ email, password }: Messages['signIn']) =>
  [
    { name: 'email', label: email, type: 'email', longest: 254, autocomplete: 'username' },
    { name: 'password', label: password, type: 'password', autocomplete: 'current-password' },
  ] as const;

const notice = (sentence: string | undefined): Html | undefined =>
  sentence ? html`<p class="card faults" role="alert">${sentence}</p>` : undefined;

/** Why somebody was not signed in. The same words for an address that nobody has and for a wrong password. */
export type SignInRefusal = 'wrong' | 'suspended' | 'changed' | 'stale';

export const signInPage = (locale: Locale, email = '', refusal?: SignInRefusal): Page => {
  const said = messagesIn(locale).signIn;
  return welcomePage({
    title: said.title,
    locale,
    status: refusal ? 401 : 200,
    forms: true,
    openAddress: true,
    body: html`<h1>${said.title}</h1>
${notice(refusal && said[refusal])}<form method="post" action="/login" class="card" novalidate>
${signInFields(said).map((field) => formField(field, field.name === 'email' ? email : ''))}<button type="submit">${said.submit}</button>
</form>
<p><a href="/login/forgot">${said.forgotten}</a></p>`,
  });
};

export const choicePage = (locale: Locale, accounts: readonly Account[], choice: string): Page => {
  const said = messagesIn(locale).signIn;
  return welcomePage({
    title: said.choose,
    locale,
    forms: true,
    openAddress: true,
    body: html`<h1>${said.where}</h1>
<p class="lead">${said.several}</p>
<form method="post" action="/login/choose" class="card choices">
<input type="hidden" name="choice" value="${choice}">
${accounts.map(
  ({ clinic_name, organization_name }, at) =>
    html`<p><button type="submit" name="account" value="${at}">${clinic_name}</button><br><span class="quiet">${organization_name}</span></p>
`,
)}</form>`,
  });
};

const newPasswordFields = (said: Messages['password']) =>
  [
    {
      name: 'password',
      label: said.password,
      hint: said.hint(SHORTEST_PASSWORD),
      type: 'password',
      autocomplete: 'new-password',
    },
    { name: 'password_again', label: said.again, type: 'password', autocomplete: 'new-password' },
  ] as const;

export const setPasswordPage = (invitation: Invitation, errors: FormErrors): Page => {
  const { locale } = invitation;
  const { password: said, letter } = messagesIn(locale);
  const fields = newPasswordFields(said);
  return welcomePage({
    title: said.title,
    locale,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    forms: true,
    scripts: [pressOnce.address()],
    body: html`<h1>${said.title}</h1>
<p class="lead">${said.whose(invitation.practitioner_name, invitation.clinic_name)}</p>
${errorSummary(fields, errors, said.errors)}<form method="post" class="card" novalidate>
<div class="field">
<label for="username">${letter.email}</label>
<input type="text" id="username" value="${invitation.email}" autocomplete="username" readonly>
</div>
${fields.map((field) => formField(field, '', errors[field.name]))}<button type="submit">${said.submit}</button>
</form>`,
  });
};

export const passwordSetPage = (locale: Locale): Page => {
  const said = messagesIn(locale).password;
  return welcomePage({
    title: said.setTitle,
    locale,
    body: html`<h1>${said.setTitle}</h1>
<p class="lead" role="status">${said.set}</p>
<p><a class="button" href="/login">${said.signIn}</a></p>`,
  });
};

const closedLink = (locale: Locale, status: number, title: string, sentence: string): Page => {
  const said = messagesIn(locale).password;
  return welcomePage({
    title,
    locale,
    status,
    body: html`<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/login">${said.signIn}</a> · <a href="/login/forgot">${said.newLink}</a></p>`,
  });
};

/** @param visitor the language of whoever comes by a link that was never handed out. */
export const closedInvitation = (invitation: Invitation | undefined, visitor: Locale): Page => {
  if (!invitation) {
    const { nowhereTitle, nowhere } = messagesIn(visitor).upgradePage;
    return closedLink(visitor, 404, nowhereTitle, nowhere);
  }
  const { locale, state } = invitation;
  const said = messagesIn(locale).password;
  if (state === 'expired') return closedLink(locale, 410, said.expiredTitle, said.expired);
  if (state === 'suspended') return closedLink(locale, 403, said.suspendedTitle, said.suspended);
  return closedLink(locale, 410, said.usedTitle, said.used);
};

export const forgotPage = (locale: Locale): Page => {
  const said = messagesIn(locale).signIn;
  const [emailField] = signInFields(said);
  return welcomePage({
    title: said.forgotten,
    locale,
    forms: true,
    openAddress: true,
    scripts: [pressOnce.address()],
    body: html`<h1>${said.forgotten}</h1>
<p class="lead">${said.forgotLead}</p>
<form method="post" action="/login/forgot" class="card" novalidate>
${formField(emailField)}<button type="submit">${said.sendLink}</button>
</form>`,
  });
};

export const linkSentPage = (locale: Locale): Page => {
  const said = messagesIn(locale).signIn;
  return welcomePage({
    title: said.sentTitle,
    locale,
    body: html`<h1>${said.sentTitle}</h1>
<p class="lead" role="status">${said.sent}</p>
<p><a href="/login">${said.submit}</a></p>`,
  });
};

/** The ways out of a session, each a form: a link could be followed by a mere preview. */
export const signOutForms = (
  csrf: string,
  { out, everywhere }: Messages['signIn'],
): Html => html`<form method="post" action="/logout" class="card">
<input type="hidden" name="csrf" value="${csrf}">
<div class="actions">
<button type="submit">${out}</button>
<button type="submit" class="plain" formaction="/logout/everywhere">${everywhere}</button>
</div>
</form>`;

export const signOutPage = (locale: Locale, csrf: string): Page => {
  const said = messagesIn(locale).signIn;
  return page({
    title: said.out,
    locale,
    forms: true,
    body: html`<h1>${said.out}</h1>\n${signOutForms(csrf, said)}`,
  });
};
