import { type Answered, useAnswerWords } from './form.ts';

/** What a client answered to a form, question by question. */
export const AnswerList = ({ answers }: { readonly answers: NonNullable<Answered['answers']> }) => {
  const worded = useAnswerWords();
  return (
    <dl className="answer-list">
      {answers
        .filter(({ type }) => type !== 'heading')
        .map(({ field_id, label, value, type }) => (
          <div key={field_id}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">{worded(value, type)}</dd>
          </div>
        ))}
    </dl>
  );
};
