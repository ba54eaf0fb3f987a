import type { Account } from '../../../domain/logins/accounts.ts';
import type { Invitation } from '../../../domain/logins/invitations.ts';
import { SHORTEST_PASSWORD } from '../../../domain/logins/passwords.ts';
import type { Messages } from '../../../domain/messages/en.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { type Html, html } from '../../../platform/html.ts';
import { type Page, page } from '../page.ts';
import { errorSummary, type FormErrors, formField } from '../page-forms/form-field.ts';
import { pressOnce } from '../page-forms/press-once.ts';

const signInFields = [
  { name: 'email', label: 'E-mail', type: 'email', longest: 254, autocomplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
] as const;

const [emailField] = signInFields;

const notice = (sentence: string | undefined): Html | undefined =>
  sentence ? html`<p class="card faults" role="alert">${sentence}</p>` : undefined;

export const signInPage = (email = '', refused?: string): Page =>
  page({
    title: 'Sign in',
    status: refused ? 401 : 200,
    forms: true,
    openAddress: true,
    body: html`<h1>Sign in</h1>
${notice(refused)}<form method="post" action="/login" class="card" novalidate>
${signInFields.map((field) => formField(field, field.name === 'email' ? email : ''))}<button type="submit">Sign in</button>
</form>
<p><a href="/login/forgot">Set a new password</a></p>`,
  });

/** The same words for an unknown address and for a wrong password. */
export const WRONG = 'E-mail and password do not match a login. Please try again.';
export const SUSPENDED = 'This login is suspended. Please ask whoever manages your practice.';
export const CHANGED = 'This login was changed just now. Please sign in again.';
export const STALE_CHOICE = 'That took too long. Please sign in again.';

export const choicePage = (accounts: readonly Account[], choice: string): Page =>
  page({
    title: 'Choose a clinic',
    forms: true,
    openAddress: true,
    body: html`<h1>Where do you want to sign in?</h1>
<p class="lead">Your e-mail address has a login at several clinics.</p>
<form method="post" action="/login/choose" class="card choices">
<input type="hidden" name="choice" value="${choice}">
${accounts.map(
  ({ clinic_name, organization_name }, at) =>
    html`<p><button type="submit" name="account" value="${at}">${clinic_name}</button><br><span class="quiet">${organization_name}</span></p>
`,
)}</form>`,
  });

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
  return page({
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
  return page({
    title: said.setTitle,
    locale,
    body: html`<h1>${said.setTitle}</h1>
<p class="lead" role="status">${said.set}</p>
<p><a class="button" href="/login">${said.signIn}</a></p>`,
  });
};

const closedLink = (locale: Locale, status: number, title: string, sentence: string): Page => {
  const said = messagesIn(locale).password;
  return page({
    title,
    locale,
    status,
    body: html`<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/login">${said.signIn}</a> · <a href="/login/forgot">${said.newLink}</a></p>`,
  });
};

export const closedInvitation = (invitation: Invitation | undefined): Page => {
  if (!invitation)
    return closedLink('en', 404, 'This link leads nowhere', 'It may have been copied incompletely.');
  const { locale, state } = invitation;
  const said = messagesIn(locale).password;
  if (state === 'expired') return closedLink(locale, 410, said.expiredTitle, said.expired);
  if (state === 'suspended') return closedLink(locale, 403, said.suspendedTitle, said.suspended);
  return closedLink(locale, 410, said.usedTitle, said.used);
};

export const forgotPage = (): Page =>
  page({
    title: 'Set a new password',
    forms: true,
    openAddress: true,
    scripts: [pressOnce.address()],
    body: html`<h1>Set a new password</h1>
<p class="lead">We send a link to your e-mail address.</p>
<form method="post" action="/login/forgot" class="card" novalidate>
${formField(emailField)}<button type="submit">Send the link</button>
</form>`,
  });

export const linkSentPage = (): Page =>
  page({
    title: 'Look into your mailbox',
    body: html`<h1>Look into your mailbox</h1>
<p class="lead" role="status">If there is a login with this address, a link is on its way. It works for seven days.</p>
<p><a href="/login">Sign in</a></p>`,
  });

/** The buttons that end a session. They are forms, because a link could be followed by a preview. */
export const signOutForms = (csrf: string): Html => html`<form method="post" action="/logout" class="card">
<input type="hidden" name="csrf" value="${csrf}">
<div class="actions">
<button type="submit">Sign out</button>
<button type="submit" class="plain" formaction="/logout/everywhere">Sign out everywhere</button>
</div>
</form>`;

export const signOutPage = (csrf: string): Page =>
  page({ title: 'Sign out', forms: true, body: html`<h1>Sign out</h1>\n${signOutForms(csrf)}` });
