import { type Answered, useAnswerWords, useScaleEnds } from './form.ts';

/** What a client answered to a form, question by question. */
export const AnswerList = ({ answers }: { readonly answers: NonNullable<Answered['answers']> }) => {
  const worded = useAnswerWords();
  const endsOf = useScaleEnds();
  return (
    <dl className="answer-list">
      {answers
        .filter(({ type }) => type !== 'heading')
        .map(({ field_id, label, value, type, ...scale }) => (
          <div key={field_id}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">
              {worded(value, type)} <span className="quiet answer-ends">{endsOf(scale)}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
};
