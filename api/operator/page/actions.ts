import { type Html, html } from '../../../platform/html.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Page } from '../../surfaces/page.ts';
import type { CommandDeclaration } from '../command.ts';
import { commandGroups } from '../commands.ts';
import type { Session } from '../session.ts';
import { framed } from './frame.ts';
import type { SignedInOperator } from './signed-in.ts';

/**
 * What can be done from the page: commands of the command line, run by their own functions, so both do the same and
 * write the same audit row. A command that reveals a secret has no place here.
 */
const DONE: Readonly<Record<string, string>> = {
  'applications approve':
    'The application is approved. The contact gets the link to the credential by e-mail.',
  'applications decline': 'The application is declined. The contact is told by e-mail.',
  'organizations suspend': 'The organization is suspended.',
  'organizations reinstate': 'The suspension has ended.',
  'webhooks pause': 'Nothing is sent to the endpoint until it is resumed.',
  'webhooks resume': 'The endpoint goes on where it stopped.',
  'webhooks disable': 'The endpoint is disabled. The contact is told by e-mail.',
  'operations retry': 'The operation is tried once more.',
  'operations cancel': 'The operation is asked to end.',
  'maintenance run': 'The task has begun. Reload the page in a moment.',
  'audit checkpoint': 'A checkpoint is signed.',
  'erasures cancel': 'The erasure is cancelled.',
  'closings cancel': 'The organization stays.',
};

/** A command by its name, such as `applications list`. Undefined where this version has none. */
export const commandOf = (name: string): CommandDeclaration | undefined => {
  const [group, command] = name.split(' ');
  return commandGroups.find((one) => one.name === group)?.commands.find((one) => one.name === command);
};

/** What a command that only reads answers with `--json`. */
export const read = async <Answer>(
  session: Session,
  name: string,
  {
    args = [],
    options = {},
  }: { args?: readonly unknown[]; options?: Readonly<Record<string, unknown>> } = {},
): Promise<Answer> => {
  const command = commandOf(name);
  if (!command) throw new Error(`There is no command ${name}`);
  return (await command.run({ session, args, options })).json as Answer;
};

/** A button that runs a command. `about` tells screen readers which record it concerns. */
export const actionButton = (
  { csrf }: Pick<SignedInOperator, 'csrf'>,
  name: string,
  id: string,
  { label, about, plain = false }: { label: string; about?: string; plain?: boolean },
): Html => html`<form method="post" action="/operators/actions">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="command" value="${name}">
<input type="hidden" name="id" value="${id}">
<button type="submit"${plain && html` class="plain"`}>${label}${
  about && html`<span class="unseen"> ${about}</span>`
}</button>
</form>`;

const confirmPage = (visit: SignedInOperator, name: string, id: string, concerns: string, question: string) =>
  framed(
    {
      title: question,
      body: html`<h1>${question}</h1>
<p dir="auto">${concerns}</p>
<div class="actions">
<form method="post" action="/operators/actions">
<input type="hidden" name="csrf" value="${visit.csrf}">
<input type="hidden" name="command" value="${name}">
<input type="hidden" name="id" value="${id}">
<input type="hidden" name="yes" value="yes">
<button type="submit">Yes</button>
</form>
<a class="button plain" href="/operators">No</a>
</div>`,
    },
    visit,
  );

const refusedPage = (visit: SignedInOperator, { message }: Refusal) =>
  framed(
    {
      title: 'Nothing was changed',
      status: 409,
      body: html`<h1>Nothing was changed</h1>
<p>${message}</p>
<p><a href="/operators">Back</a></p>`,
    },
    visit,
  );

/** The sentence about an action that was just done; undefined for anything else. */
export const doneSentence = (name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(DONE, name) ? DONE[name] : undefined;

/**
 * Runs a command for the signed-in operator; a destructive one asks first, as at a terminal.
 * @returns a page, or the name of what was done.
 */
export const act = async (
  session: Session,
  visit: SignedInOperator,
  form: ReadonlyMap<string, string>,
): Promise<Page | { readonly done: string }> => {
  const [name = '', id = ''] = [form.get('command'), form.get('id')];
  const command = Object.hasOwn(DONE, name) ? commandOf(name) : undefined;
  try {
    if (!command) throw new Refusal('There is no such action.');
    const invocation = { session, args: id === '' ? [] : [id], options: { yes: true } };
    if (command.destructive && form.get('yes') !== 'yes') {
      const concerns = (await command.concerns?.(invocation)) ?? id;
      return confirmPage(visit, name, id, concerns, command.destructive);
    }
    await command.run(invocation);
    return { done: name };
  } catch (error) {
    if (error instanceof Refusal) return refusedPage(visit, error);
    throw error;
  }
};
