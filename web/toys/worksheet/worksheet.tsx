import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Eraser from 'lucide-react/icons/eraser';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Type from 'lucide-react/icons/type';
import { useEffect, useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import inkSheet from '../ink/ink.css';
import { InkPaper } from '../ink/ink-paper.tsx';
import type { InkTool } from '../ink/ink-tool.ts';
import { type Paper, pictureOfPaper } from '../ink/keep-picture.ts';
import { readMarks } from '../ink/marks.ts';
import { PenPanel } from '../ink/pen-panel.tsx';
import { toysMessages } from '../stage/messages.ts';
import { itemsOf, numberIn, settingsOf, useVersion } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { useSteps } from '../stage/steps.ts';
import { StepButtons, ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import type { ToyProps, ToySeat, ToySubject } from '../toy.ts';
import { PrintedPages } from './printed-pages.tsx';
import sheet from './worksheet.css';

const TOOLS = [
  ['pen', Pencil],
  ['rubber', Eraser],
  ['words', Type],
] as const;
const FIRST_TOOL: InkTool = { kind: 'pen', colour: 'blue', width: 8, figure: undefined };
/** Units across every page; how many down follows from its picture. */
const ACROSS = 1_000;
/** Of A4, until the picture is there. */
const A4 = Math.SQRT2;

/** The size of a page's paper: that of its picture, the same for both seats. */
const usePaper = (address: string): Paper | undefined => {
  const [paper, setPaper] = useState<Paper>();
  useEffect(() => {
    let isGone = false;
    setPaper(undefined);
    const picture = new Image();
    const measure = (ratio: number) => !isGone && setPaper({ width: ACROSS, height: Math.round(ACROSS * ratio) });
    picture.onload = () => measure(picture.naturalHeight / picture.naturalWidth || A4);
    picture.onerror = () => measure(A4);
    picture.src = address;
    return () => {
      isGone = true;
    };
  }, [address]);
  return paper;
};

const paperOf = (picture: HTMLImageElement): Paper => ({
  width: ACROSS,
  height: Math.round(ACROSS * (picture.naturalHeight / picture.naturalWidth || A4)),
});

/** Every page with what is drawn on it, as pictures. */
const drawnPages = (seat: ToySeat, { pages }: ToySubject): Promise<readonly string[]> =>
  Promise.all(
    pages.map(async ({ image_url }, page) => {
      const picture = new Image();
      picture.src = image_url;
      await picture.decode().catch(() => undefined);
      const marks = readMarks(itemsOf(seat.document).entries(), page);
      const isThere = picture.naturalWidth > 0;
      return (await pictureOfPaper(paperOf(picture), isThere ? image_url : undefined, marks)).toDataURL(
        'image/png',
      );
    }),
  );

const Sheet = ({ seat, subject }: { readonly seat: ToySeat; readonly subject: ToySubject }) => {
  const t = useMessages(toysMessages);
  const { document, canPlay } = seat;
  useVersion(document);
  const settings = settingsOf(document);
  const steps = useSteps(document);
  const sound = useSounds(seat.isSoundOn);
  const [tool, setTool] = useState(FIRST_TOOL);
  const [printed, setPrinted] = useState<readonly string[]>();
  const last = subject.pages.length - 1;
  const at = Math.floor(numberIn(settings.get('page'), 0, last, 0));
  const page = subject.pages[at];
  const paper = usePaper(page?.image_url ?? '');
  const change = (more: Partial<InkTool>) => setTool({ ...tool, ...more });
  const turn = (by: number) => {
    settings.set('page', at + by);
    sound('turn');
  };
  return (
    <>
      <div className="worksheet-bar">
        {canPlay && (
          <div className="toy-group">
            {TOOLS.map(([kind, Icon]) => (
              <ToyButton
                key={kind}
                label={t(`tool.${kind}`)}
                isOn={tool.kind === kind}
                onPress={() => change({ kind })}
              >
                <Icon aria-hidden="true" />
              </ToyButton>
            ))}
            <StepButtons steps={steps} />
          </div>
        )}
        {last > 0 && (
          <div className="toy-group">
            <ToyButton label={t('book.previous')} isDisabled={!canPlay || at === 0} onPress={() => turn(-1)}>
              <ChevronLeft aria-hidden="true" />
            </ToyButton>
            <span className="worksheet-count" role="status">
              {t('book.page', { page: at + 1, count: last + 1 })}
            </span>
            <ToyButton label={t('book.next')} isDisabled={!canPlay || at === last} onPress={() => turn(1)}>
              <ChevronRight aria-hidden="true" />
            </ToyButton>
          </div>
        )}
        {seat.role === 'clinician' && (
          <div className="toy-group">
            <ToyButton
              label={t('worksheet.print')}
              onPress={() => void drawnPages(seat, subject).then(setPrinted)}
            >
              <Printer aria-hidden="true" />
            </ToyButton>
          </div>
        )}
      </div>
      {canPlay && <PenPanel tool={tool} onChange={change} />}
      {page && paper && (
        <InkPaper
          key={at}
          seat={seat}
          page={at}
          paper={paper}
          tool={tool}
          label={t('worksheet.paper', { page: at + 1 })}
          sound={sound}
        >
          <img src={page.image_url} alt={page.alt_text ?? ''} draggable={false} />
        </InkPaper>
      )}
      {printed && <PrintedPages pages={printed} onPrinted={() => setPrinted(undefined)} />}
    </>
  );
};

/** A worksheet filled in together. What is drawn is in the toy's document alone; on paper it is the clinician's. */
const Worksheet = ({ seat, subject }: ToyProps) => {
  const t = useMessages(toysMessages);
  return (
    <ToyFrame name="worksheet" label={subject?.title ?? t('worksheet')} sheets={[inkSheet, sheet]}>
      {subject && subject.pages.length > 0 ? (
        <div className="worksheet-whole">
          <Sheet key={subject.id} seat={seat} subject={subject} />
        </div>
      ) : (
        <p>{t('shelf.nothing')}</p>
      )}
    </ToyFrame>
  );
};
export default Worksheet;
