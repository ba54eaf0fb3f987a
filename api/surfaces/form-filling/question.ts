import type { Answer } from '../../../domain/forms/form-answers.ts';
import type { FormField } from '../../../domain/forms/form-fields.ts';
import type { Messages } from '../../../domain/messages/en.ts';
import { type Html, html } from '../../../platform/html.ts';
import { questionTree, type TreeElement } from '../../../web/forms/question-tree.ts';

/**
 * Questions as plain HTML, so that a form can be filled in with any browser without a script.
 * web/forms/question-tree.ts defines how a question is shown, also for the builder's preview and for frames.
 */

const markupOf = ({ tag, attributes, children }: TreeElement): Html => {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' && name === 'checked' ? html` ${name}` : html` ${name}="${value}"`,
  );
  const inner = children.map((one) => (typeof one === 'string' ? one : markupOf(one)));
  return tag === 'input' ? html`<${tag}${written}>` : html`<${tag}${written}>${inner}</${tag}>`;
};

export const question = (
  field: FormField,
  answer: Answer | undefined,
  error: string | undefined,
  { needed, yes, no }: Messages['forms'],
): Html => html`${questionTree(field, { required: needed, yes, no }, answer, error).map(markupOf)}\n`;
