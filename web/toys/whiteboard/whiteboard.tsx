import Brush from 'lucide-react/icons/brush';
import Download from 'lucide-react/icons/download';
import Eraser from 'lucide-react/icons/eraser';
import Grab from 'lucide-react/icons/hand';
import Frame from 'lucide-react/icons/layout-template';
import Pencil from 'lucide-react/icons/pencil';
import Stamp from 'lucide-react/icons/sticker';
import Trash from 'lucide-react/icons/trash-2';
import Type from 'lucide-react/icons/type';
import { useEffect, useRef, useState } from 'react';
import { confirm } from '../../components/confirm.tsx';
import { useMessages } from '../../shell/messages.ts';
import figureSheet from '../figures/figures.css';
import inkSheet from '../ink/ink.css';
import { InkPaper } from '../ink/ink-paper.tsx';
import { type InkTool, isPen } from '../ink/ink-tool.ts';
import { keepOnDevice, pictureOfPaper } from '../ink/keep-picture.ts';
import { readMarks } from '../ink/marks.ts';
import { PenPanel, PenWidths } from '../ink/pen-panel.tsx';
import { toysMessages } from '../stage/messages.ts';
import { itemsOf } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { step } from '../stage/steps.ts';
import { StepButtons, ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import { useSize } from '../stage/use-size.ts';
import { useSteps } from '../stage/use-steps.ts';
import { useVersion } from '../stage/use-version.ts';
import type { ToyProps, ToySeat } from '../toy.ts';
import { BackgroundDrawing, PAPERS } from './backgrounds.tsx';
import { GroundPanel, groundOf, useShapeOfClient } from './ground.tsx';
import { StampPanel } from './stamp-panel.tsx';
import sheet from './whiteboard.css';

const TOOLS = [
  ['pen', Pencil],
  ['brush', Brush],
  ['rubber', Eraser],
  ['stamp', Stamp],
  ['words', Type],
  ['move', Grab],
] as const;
const FIRST_TOOL: InkTool = { kind: 'pen', colour: 'blue', width: 18, figure: undefined };

/** What only the clinician does with the whole board. */
const ClinicianButtons = ({ seat, onKeep }: { readonly seat: ToySeat; readonly onKeep: () => void }) => {
  const t = useMessages(toysMessages);
  const clear = async () => {
    const isSure = await confirm({
      title: t('whiteboard.clear-question'),
      confirmLabel: t('whiteboard.clear'),
      isDanger: true,
    });
    if (!isSure) return;
    const items = itemsOf(seat.document);
    step(seat.document, () => {
      for (const key of [...items.keys()]) items.delete(key);
    });
  };
  return (
    <div className="toy-group">
      <ToyButton label={t('whiteboard.keep')} onPress={onKeep}>
        <Download aria-hidden="true" />
      </ToyButton>
      <ToyButton label={t('whiteboard.clear')} onPress={() => void clear()}>
        <Trash aria-hidden="true" />
      </ToyButton>
    </div>
  );
};

const Whiteboard = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const { document: shared, canPlay } = seat;
  useVersion(shared);
  const sound = useSounds(seat.isSoundOn);
  const steps = useSteps(shared);
  const [tool, setTool] = useState(FIRST_TOOL);
  const [isChoosing, setChoosing] = useState(false);
  const [isShelfOpen, setShelfOpen] = useState(true);
  const drawing = useRef<SVGSVGElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const ground = groundOf(seat);
  const paper = PAPERS[ground.shape];
  useShapeOfClient(seat, useSize(whole));
  useEffect(() => {
    if (!canPlay) setChoosing(false);
  }, [canPlay]);
  const change = (more: Partial<InkTool>) => setTool({ ...tool, ...more });
  const keep = async () => {
    const marks = readMarks(itemsOf(shared).entries(), 0);
    const picture = await pictureOfPaper(paper, drawing.current ?? undefined, marks);
    keepOnDevice(picture, t('whiteboard'));
  };
  const bar = (
    <>
      {canPlay && (
        <>
          <div className="toy-group">
            {TOOLS.map(([kind, Icon]) => (
              <ToyButton
                key={kind}
                label={t(`tool.${kind}`)}
                isOn={tool.kind === kind && !isChoosing}
                onPress={() => {
                  change({ kind });
                  setChoosing(false);
                }}
              >
                <Icon aria-hidden="true" />
              </ToyButton>
            ))}
            <ToyButton
              label={t('whiteboard.background')}
              isOn={isChoosing}
              onPress={() => setChoosing(!isChoosing)}
            >
              <Frame aria-hidden="true" />
            </ToyButton>
          </div>
          {isPen(tool.kind) && !isChoosing && (
            <div className="toy-group whiteboard-widths">
              <PenWidths tool={tool} onChange={change} />
            </div>
          )}
          <div className="toy-group">
            <StepButtons steps={steps} />
          </div>
        </>
      )}
      {seat.role === 'clinician' && <ClinicianButtons seat={seat} onKeep={() => void keep()} />}
    </>
  );
  return (
    <ToyFrame name="whiteboard" label={t('whiteboard')} sheets={[figureSheet, inkSheet, sheet]} bar={bar}>
      <div ref={whole} className="whiteboard-whole">
        {canPlay && isChoosing && <GroundPanel seat={seat} ground={ground} sound={sound} />}
        {canPlay && !isChoosing && tool.kind === 'stamp' && (
          <StampPanel
            role={seat.role}
            value={tool.figure}
            isOpen={isShelfOpen}
            onOpen={setShelfOpen}
            onChange={(figure) => {
              change({ figure });
              setShelfOpen(false);
            }}
          />
        )}
        {canPlay && !isChoosing && tool.kind !== 'stamp' && tool.kind !== 'move' && (
          <PenPanel tool={tool} onChange={change} />
        )}
        <InkPaper seat={seat} page={0} paper={paper} tool={tool} label={t('whiteboard.paper')} sound={sound}>
          <svg
            ref={drawing}
            viewBox={`0 0 ${paper.width} ${paper.height}`}
            role="img"
            aria-label={t(`background.${ground.background}`)}
          >
            <BackgroundDrawing {...ground} />
          </svg>
        </InkPaper>
      </div>
    </ToyFrame>
  );
};
export default Whiteboard;
