import { type Attempts, takeEach } from '../../../domain/access/attempts.ts';
import { type ApplicationDraft, receiveApplication } from '../../../domain/applications/application.ts';
import type { Database } from '../../../domain/declarations/database.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { html } from '../../../platform/html.ts';
import { canonicalAddress, mailboxOf } from '../../../platform/mail-address.ts';
import { type ClientAddress, placeOf } from '../../../platform/network/client-address.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { page, sendPage, setHostedHeaders } from '../page.ts';
import { errorSummary, type FormErrors, formField } from '../page-forms/form-field.ts';
import { pressOnce } from '../page-forms/press-once.ts';
import { readForm, tooManyAttempts } from '../page-forms/read-form.ts';
import { at, get, type Route } from '../route.ts';
import { applicationFields, readApplication } from './application-form.ts';

/** Most applications in an hour from one address, and most that name one e-mail address. */
const FROM_ADDRESS = { attempts: 300, seconds: 3_600 };
const TO_MAILBOX = { attempts: 30, seconds: 3_600 };
/** Most e-mails to an unverified address, which may belong to a person who never applied. */
const UNVERIFIED_MAILS = { attempts: 2, seconds: 86_400 };

const formPage = (draft: Partial<ApplicationDraft>, errors: FormErrors) => {
  const invalid = Object.keys(errors).length > 0;
  return page({
    title: `${invalid ? 'Please look again · ' : ''}Apply to become a partner`,
    status: invalid ? 422 : 200,
    forms: true,
    openAddress: true,
    scripts: [pressOnce.address()],
    body: html`<h1>Apply to become a partner</h1>
<p class="lead">Tell us who you are and what you want to build. We read every application; the answer comes by e-mail, with a link to your credential if we can work together.</p>
${errorSummary(applicationFields, errors)}<form method="post" action="/apply" novalidate class="card">
${applicationFields.map((field) => formField(field, draft[field.name], errors[field.name]))}<button type="submit">Send application</button>
</form>
<p class="quiet">All fields are needed. We use what you write to decide on the application and to reach you, for nothing else.</p>`,
  });
};

const received = () =>
  page({
    title: 'Thank you for your application',
    body: html`<h1>Thank you</h1>
<p class="lead">Your application has arrived.</p>
<p>You will get an e-mail that confirms it. Once it is decided we write to you again. If it is approved, that e-mail holds a link which shows your credential once.</p>`,
  });

/** `/apply`: the form by which a partner applies (decisions 2.4). */
export const applicationSurface = (deps: {
  readonly config: Config;
  readonly database: Pick<Database, 'unscoped'>;
  readonly secrets: Secrets;
  readonly attempts: Attempts;
  readonly clientAddress: ClientAddress;
}): readonly Route[] => [
  at('/apply', {
    GET: (ctx) => sendPage(ctx, formPage({}, {})),
    POST: async (ctx) => {
      const { draft, errors } = readApplication(await readForm(ctx));
      if (Object.keys(errors).length > 0) return sendPage(ctx, formPage(draft, errors));
      const wait = await takeEach(
        deps.attempts,
        ['apply-from', placeOf(deps.clientAddress(ctx.req)), FROM_ADDRESS],
        ['apply-to', canonicalAddress(draft.email), TO_MAILBOX],
      );
      if (wait !== undefined) throw tooManyAttempts(wait);
      // The answer is the same in both cases, so it does not reveal whether others named the address.
      const mailed = await deps.attempts.take('unverified-mail', mailboxOf(draft.email), UNVERIFIED_MAILS);
      await receiveApplication(
        deps.database.unscoped,
        deps.secrets,
        draft,
        ctx.response.get('X-Request-Id'),
        mailed === undefined,
      );
      setHostedHeaders(ctx);
      ctx.status = 303;
      ctx.redirect('/apply/received');
    },
  }),
  get('/apply/received', (ctx) => sendPage(ctx, received())),
];
