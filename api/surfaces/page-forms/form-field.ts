import { en } from '../../../domain/messages/en.ts';
import { type Html, html } from '../../../platform/html.ts';

/** What was wrong with a form, by the name of the field. */
export type FormFaults = Readonly<Record<string, string>>;

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'email' | 'url' | 'password';
  /** Rows of a longer text. */
  readonly rows?: number;
  readonly longest?: number;
  readonly autocomplete?: string;
}

/**
 * One labelled field. Hint and fault are tied to it for those who do not see them beside it. What was
 * typed comes back, except a password.
 */
export const formField = (field: FormField, value = '', fault?: string): Html => {
  const { name, label, hint, type = 'text', rows, longest, autocomplete } = field;
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  const attributes = html`id="${name}" name="${name}" required${
    longest ? html` maxlength="${longest}"` : ''
  }${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${
    described ? html` aria-describedby="${described}"` : ''
  }${fault ? html` aria-invalid="true"` : ''}`;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="quiet hint" id="${name}-hint">${hint}</p>`}${
  fault && html`<p class="warn fault" id="${name}-fault">${fault}</p>`
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

/** Read out when the page opens; each fault leads to its field. */
export const faultSummary = (
  fields: readonly FormField[],
  faults: FormFaults,
  heading = en.password.faults,
): Html | undefined => {
  const wrong = fields.filter(({ name }) => Object.hasOwn(faults, name));
  if (wrong.length === 0) return undefined;
  return html`<div class="card faults" role="alert">
<p><strong>${heading(wrong.length)}</strong></p>
<ul>${wrong.map(({ name, label }) => html`<li><a href="#${name}">${label}</a>: ${faults[name]}</li>`)}</ul>
</div>
`;
};
