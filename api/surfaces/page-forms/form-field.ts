import { en } from '../../../domain/messages/en.ts';
import { type Html, html } from '../../../platform/html.ts';

/** Error messages by the name of the field. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'url' | 'password';
  /** Number of rows, for longer texts. */
  readonly rows?: number;
  readonly longest?: number;
  readonly autocomplete?: string;
}

/**
 * One field with a label. Hint and error are connected to it for screen readers. The value is shown again, except for
 * a password.
 */
export const formField = (field: FormField, value = '', error?: string): Html => {
  const { name, label, hint, type = 'text', rows, longest, autocomplete } = field;
  const described = [hint && `${name}-hint`, error && `${name}-fault`].filter(Boolean).join(' ');
  const attributes = html`id="${name}" name="${name}" required${
    longest ? html` maxlength="${longest}"` : ''
  }${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${
    described ? html` aria-describedby="${described}"` : ''
  }${error ? html` aria-invalid="true"` : ''}`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="quiet hint" id="${name}-hint">${hint}</p>`}${
  error && html`<p class="warn fault" id="${name}-fault">${error}</p>`
}${
  rows
    ? html`<textarea ${attributes} rows="${rows}">${value}</textarea>`
    : html`<input type="${type}" ${attributes}${
        type === 'password' ? '' : html` value="${value}"`
      }${type === 'url' || type === 'email' ? html` autocapitalize="none" spellcheck="false"` : ''}>`
}
</div>
`;
};

/** Screen readers read it when the page opens. Each message links to its field. */
export const errorSummary = (
  fields: readonly FormField[],
  errors: FormErrors,
  heading = en.password.errors,
): Html | undefined => {
  const wrong = fields.filter(({ name }) => Object.hasOwn(errors, name));
  if (wrong.length === 0) return undefined;
  return html`<div class="card faults" role="alert">
<p><strong>${heading(wrong.length)}</strong></p>
<ul>${wrong.map(({ name, label }) => html`<li><a href="#${name}">${label}</a>: ${errors[name]}</li>`)}</ul>
</div>
`;
};
