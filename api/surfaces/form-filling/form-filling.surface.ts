import type { Answer } from '../../../domain/forms/form-answers.ts';
import { answerFormRequest, type FormRequest, findFormRequest } from '../../../domain/forms/form-request.ts';
import type { Messages } from '../../../domain/messages/en.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { Problem, type ValidationIssue } from '../../../domain/problems.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { html } from '../../../platform/html.ts';
import { newRequestId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { answersIn } from '../../../web/forms/question-tree.ts';
import { notFoundPage, type Page, page, sendPage, setHostedHeaders, welcomePage } from '../page.ts';
import { keepAnswers } from '../page-forms/keep-answers.ts';
import { readForm } from '../page-forms/read-form.ts';
import { at, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import { question } from './question.ts';

/** Enough for a hundred questions with fifty boxes each, and the longest texts. */
const LARGE_FORM = { fields: 5_200, bytes: 4_000_000 };

/** Errors by the id of the field. */
type FieldErrors = ReadonlyMap<string, string>;

const errorsOf = (error: unknown, said: Messages['forms']): FieldErrors => {
  if (!(error instanceof Problem) || error.slug !== 'validation-error') throw error;
  const fields = error.extensions.fields as readonly ValidationIssue[];
  return new Map(
    fields.map(({ path, code }) => [
      /^answers\.([0-9a-f-]{36})/.exec(path)?.[1] ?? '',
      code === 'required' ? said.required : said.unfit,
    ]),
  );
};

const formPage = (
  { clinic_name, content, locale }: FormRequest,
  answers: Readonly<Record<string, unknown>>,
  { errors = new Map(), saved = false }: { readonly errors?: FieldErrors; readonly saved?: boolean } = {},
): Page => {
  const said = messagesIn(locale).forms;
  const wrong = content.fields.filter(({ id }) => errors.has(id));
  return page({
    // The title contains no name of the form: it could reveal something about a person, and browsers store titles in
    // their history.
    title: `${wrong.length > 0 ? `${said.lookAgain} · ` : ''}${said.title}`,
    locale,
    status: wrong.length > 0 ? 422 : 200,
    forms: true,
    scripts: [keepAnswers.address()],
    body: html`<h1 dir="auto">${content.title}</h1>
<p class="quiet">${clinic_name}</p>
${content.description && html`<p class="lead" dir="auto">${content.description}</p>\n`}${
  saved && html`<p class="card" role="status">${said.saved}</p>\n`
}${
  wrong.length > 0 &&
  html`<div class="card faults" role="alert"><p><strong>${said.errors(wrong.length)}</strong></p>
<ul>${wrong.map(({ id, label }) => html`<li><a href="#field-${id}">${label}</a>: ${errors.get(id)}</li>`)}</ul></div>\n`
}<form method="post" class="card" data-keeps-answers>
${content.fields.map((field) => question(field, answers[field.id] as Answer | undefined, errors.get(field.id), said))}<p class="card faults" role="alert" data-unsent hidden>${said.unsent}</p>
<p class="row"><button type="submit" name="action" value="complete">${said.handIn}</button>
<button type="submit" name="action" value="save" class="plain">${said.save}</button></p>
</form>
<p class="quiet">${said.whoReads}</p>`,
  });
};

const thankYou = ({ locale }: FormRequest): Page => {
  const said = messagesIn(locale).forms;
  return welcomePage({
    title: said.thanks,
    locale,
    body: html`<h1>${said.thanks}</h1>
<p class="lead">${said.handedIn}</p>
<p>${said.close}</p>`,
  });
};

/** `/forms/<code>`: the page that the link in a patient's e-mail opens. */
export const formFillingSurface = (deps: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly audit: Audit;
}): Route => {
  const { database, secrets, clock, audit } = deps;
  return at('/forms/:code', {
    GET: async (ctx, { code = '' }) => {
      const request = await findFormRequest(database, secrets, code);
      if (!request) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
      const saved = ctx.querystring === 'saved';
      sendPage(ctx, request.completed ? thankYou(request) : formPage(request, request.answers, { saved }));
    },
    POST: async (ctx, { code = '' }) => {
      const form = await readForm(ctx, { largest: LARGE_FORM, knowsSecret: true });
      const request = await findFormRequest(database, secrets, code);
      if (!request) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
      if (request.completed) return sendPage(ctx, thankYou(request));
      const sent = answersIn(request.content.fields, form);
      const complete = form.get('action') !== 'save';
      try {
        await database.transact(request.organization_id, async (rows) => {
          if (!(await answerFormRequest(rows, secrets, request, sent, { complete, now: clock.now() })))
            return;
          await audit.appendWithin(rows, {
            organization_id: request.organization_id,
            request_id: ctx.response.get('X-Request-Id') || newRequestId(),
            replayed_request_id: null,
            actor_kind: 'system',
            client_id: null,
            practitioner_id: null,
            action: complete ? 'completeFormSubmission' : 'saveFormAnswers',
            route: '/forms/{code}',
            method: 'POST',
            status: 303,
            problem: null,
            resource_id: request.id,
            workflow_id: null,
          });
        });
      } catch (error) {
        return sendPage(
          ctx,
          formPage(request, sent, { errors: errorsOf(error, messagesIn(request.locale).forms) }),
        );
      }
      setHostedHeaders(ctx);
      ctx.status = 303;
      ctx.redirect(`/forms/${code}${complete ? '' : '?saved'}`);
    },
  });
};
