import BookOpen from 'lucide-react/icons/book-open';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';

const ICONS = { storybook: BookOpen, worksheet: FileText, form: ClipboardList } as const;
export type CoverKind = keyof typeof ICONS;

/** A cover as a picture; without one a sheet that says what it is. The title stands beside it. */
export const Cover = ({
  src,
  kind,
}: {
  readonly src: string | null | undefined;
  readonly kind: CoverKind;
}) => {
  const Icon = ICONS[kind];
  return (
    <span className={`cover cover-${kind}`} aria-hidden="true">
      {src ? (
        <img src={src} alt="" loading="lazy" draggable={false} />
      ) : (
        <span className="cover-blank">
          <Icon />
        </span>
      )}
    </span>
  );
};
