import { useEffect, useRef } from 'react';
import { drawTree } from '../../forms/draw-tree.ts';
import { questionTree } from '../../forms/question-tree.ts';
import { useMessages } from '../../shell/messages.ts';
import { askedField, type FormDraft } from './form-draft.ts';
import { formsMessages } from './messages.ts';

/**
 * The form as a client sees it, by the same renderer as in the frame and on the mailed page. It is looked at alone:
 * nobody who works by keyboard goes through the questions twice.
 */
export const Preview = ({ draft }: { readonly draft: FormDraft }) => {
  const t = useMessages(formsMessages);
  const place = useRef<HTMLDivElement>(null);
  const words = { required: t('ask.required'), yes: t('answer.yes'), no: t('answer.no') };
  const unnamed = t('unnamed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again with each change of the form or the language.
  useEffect(() => {
    place.current?.replaceChildren(
      ...draft.fields.flatMap((field) => questionTree(askedField(field, unnamed), words).map(drawTree)),
    );
  }, [draft.fields, unnamed, words.required]);
  return (
    <section className="form-preview" aria-label={t('preview')}>
      <p className="form-preview-name quiet">{t('preview')}</p>
      <div className="form-preview-paper" inert>
        <p className="form-preview-title" dir="auto">
          {draft.title.trim() || t('untitled')}
        </p>
        {draft.description.trim() && (
          <p className="form-preview-lead" dir="auto">
            {draft.description}
          </p>
        )}
        <div ref={place} />
        <span className="form-preview-button">{t('fill.handIn')}</span>
      </div>
    </section>
  );
};
