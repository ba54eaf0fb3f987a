import { TextField } from '../../components/fields.tsx';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';
import { LONGEST } from './note-draft.ts';
import { beginWith, joinParts, outlineOf, type Template } from './outline.ts';

/** From how many letters on it is told how many are left. */
const NEARLY = LONGEST - 1_000;

const Left = ({ text }: { readonly text: string }) => {
  const t = useMessages(notesMessages);
  if (text.length < NEARLY) return null;
  return <p className="note-left quiet">{t('text.left', { count: Math.max(0, LONGEST - text.length) })}</p>;
};

/** Outlines to begin with, where nothing is written yet. */
const Beginnings = ({
  templates,
  onChoose,
}: {
  readonly templates: readonly Template[];
  readonly onChoose: (template: Template) => void;
}) => {
  const t = useMessages(notesMessages);
  return (
    <fieldset className="note-beginnings">
      <legend>{t('outline.begin')}</legend>
      {templates.map((template) => (
        <button
          key={template.template}
          type="button"
          className="note-beginning"
          onClick={() => onChoose(template)}
        >
          <strong>{template.title}</strong>
          <span className="quiet">{template.sections.map(({ heading }) => heading).join(' · ')}</span>
        </button>
      ))}
    </fieldset>
  );
};

/** What is written: under the headings of its outline, or as one text. */
export const NoteText = ({
  text,
  templates,
  isFixed,
  onChange,
}: {
  readonly text: string;
  readonly templates: readonly Template[];
  /** Nothing can be typed, as while it is being signed. */
  readonly isFixed: boolean;
  readonly onChange: (text: string) => void;
}) => {
  const t = useMessages(notesMessages);
  const outline = outlineOf(text, templates);
  const write = (parts: NonNullable<typeof outline>['parts'], index: number, words: string) =>
    onChange(joinParts(parts.map((part, at) => (at === index ? { ...part, text: words } : part))));
  return (
    <div className="note-text">
      {text.trim() === '' && !isFixed && templates.length > 0 && (
        <Beginnings templates={templates} onChoose={(template) => onChange(beginWith(template))} />
      )}
      {outline ? (
        outline.parts.map(({ heading, hint, text: words }, index) => (
          <TextField
            key={heading}
            label={heading}
            hint={hint}
            lines={3}
            isReadOnly={isFixed}
            value={words}
            onChange={(value) => write(outline.parts, index, value)}
          />
        ))
      ) : (
        <TextField label={t('text.label')} lines={16} isReadOnly={isFixed} value={text} onChange={onChange} />
      )}
      <Left text={text} />
    </div>
  );
};

/** What is written, as a page to read; it is what is printed too. */
export const NotePaper = ({
  text,
  templates,
}: {
  readonly text: string;
  readonly templates: readonly Template[];
}) => {
  const t = useMessages(notesMessages);
  const outline = outlineOf(text, templates);
  if (text.trim() === '') return <p className="quiet">{t('text.empty')}</p>;
  if (!outline)
    return (
      <p className="note-words" dir="auto">
        {text}
      </p>
    );
  return outline.parts.map(({ heading, text: words }) => (
    <section key={heading} className="note-part">
      <h2 className="note-heading">{heading}</h2>
      <p className="note-words" dir="auto">
        {words.trim() || '–'}
      </p>
    </section>
  ));
};
