import { completeAnswers, formBody } from '../support/forms.ts';
import type { Office, WebStage } from './stage.ts';

export interface MadeForm {
  readonly id: string;
  readonly fields: readonly { readonly id: string; readonly type: string; readonly label: string }[];
}
export const makeForm = async ({ clinician }: Office, fields: object = {}): Promise<MadeForm> => {
  const made = await clinician.post('/v1/partner/forms', formBody(fields));
  if (made.status !== 201) throw new Error(made.text);
  return made.body.data;
};

/** Answers of the clinic's patient, as in a frame. @param step of the form's scale. */
export const handIn = async (
  stage: WebStage,
  office: Office,
  form: MadeForm,
  step: number,
): Promise<void> => {
  const token = await office.mint({ capabilities: ['form:submit'], patient_id: office.practice.patient.id });
  const post = (path: string, body?: object) =>
    fetch(`${stage.app.baseUrl}/api/embed/forms/${form.id}/submissions${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': crypto.randomUUID(),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { data } = (await (await post('')).json()) as { data: { submission_id: string } };
  const scale = form.fields.find(({ type }) => type === 'scale');
  const answers = { ...completeAnswers(form.fields), ...(scale ? { [scale.id]: step } : {}) };
  const done = await post(`/${data.submission_id}/complete`, { answers });
  if (!done.ok) throw new Error(await done.text());
};
