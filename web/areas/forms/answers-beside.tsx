import { useMemo } from 'react';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import {
  type Answered,
  type AnswerValue,
  type Field,
  type FieldType,
  useAnswerWords,
  useScaleEnds,
} from './form.ts';
import { formsMessages } from './messages.ts';
import { ScalePlot, type ScalePoint } from './scale-plot.tsx';

/** Lowest and highest step of a scale, where the form is known. */
export type StepsOf = (fieldId: string) => { readonly min: number; readonly max: number } | undefined;

interface AskedQuestion extends Pick<Field, 'min' | 'max' | 'min_label' | 'max_label'> {
  readonly id: string;
  readonly label: string;
  readonly type: FieldType;
}
type HandedIn = Answered & { readonly completed_at: string };

/** Those that were handed in, the first one first. */
export const handedIn = (submissions: readonly Answered[]): HandedIn[] =>
  submissions
    .filter((one): one is HandedIn => one.completed_at !== null && one.answers !== null)
    .sort((one, other) => one.completed_at.localeCompare(other.completed_at));

const answerOf = ({ answers }: Answered, field: string): AnswerValue =>
  answers?.find(({ field_id }) => field_id === field)?.value ?? null;

/** Every question that was answered, as it was asked last; the order is that of the newest answers. */
const questionsOf = (submissions: readonly HandedIn[]): AskedQuestion[] => {
  const found = new Map<string, AskedQuestion>();
  for (const { answers } of submissions.toReversed())
    for (const { field_id, value: _value, ...question } of answers ?? [])
      if (question.type !== 'heading' && !found.has(field_id))
        found.set(field_id, { id: field_id, ...question });
  return [...found.values()];
};

/**
 * What one client answered to one form, time after time beside each other; above it each scale as a plot, once there
 * are two answers to it. For the form's page and a client's chart alike.
 */
export const AnswersBeside = ({
  submissions,
  stepsOf,
}: {
  readonly submissions: readonly Answered[];
  readonly stepsOf?: StepsOf;
}) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  const worded = useAnswerWords();
  const endsOf = useScaleEnds();
  const shown = useMemo(() => handedIn(submissions), [submissions]);
  const questions = useMemo(() => questionsOf(shown), [shown]);
  const scales = questions
    .filter(({ type }) => type === 'scale')
    .map((question) => ({
      question,
      points: shown.flatMap((one): ScalePoint[] => {
        const value = answerOf(one, question.id);
        return typeof value === 'number' ? [{ at: one.completed_at, value }] : [];
      }),
    }))
    .filter(({ points }) => points.length > 1);
  return (
    <div className="stack">
      {scales.length > 0 && (
        <div className="scale-plots">
          {scales.map(({ question, points }) => (
            <ScalePlot
              key={question.id}
              label={question.label}
              points={points}
              steps={stepsOf?.(question.id)}
              ends={endsOf(question)}
            />
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who works by keyboard scrolls it. */}
      <section className="answers" tabIndex={0} aria-label={t('answers.beside')}>
        <table className="answers-table">
          <thead>
            <tr>
              <th scope="col">{t('answers.question')}</th>
              {shown.map((one) => (
                <th key={one.submission_id} scope="col">
                  {formats.date(one.completed_at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map(({ id, label, type, ...scale }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {label}
                  <span className="quiet answer-ends">{endsOf(scale)}</span>
                </th>
                {shown.map((one) => (
                  <td key={one.submission_id} dir="auto">
                    {worded(answerOf(one, id), type)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
