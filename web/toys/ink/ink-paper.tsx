// Paper that both seats draw on: by finger, pen, mouse, or the keys alone.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import type { Sound } from '../stage/sounds.ts';
import type { ToySeat } from '../toy.ts';
import { InkHand, type Spot } from './ink-hand.ts';
import { type InkTool, isPen, WORDS_SIZE } from './ink-tool.ts';
import { inkRatio, type Paper } from './keep-picture.ts';
import { useInk, useMarks } from './use-ink.ts';

export interface InkPaperProps {
  readonly seat: ToySeat;
  readonly page: number;
  readonly paper: Paper;
  readonly tool: InkTool;
  readonly label: string;
  readonly sound: (sound: Sound) => void;
  /** What lies behind the marks. */
  readonly children?: ReactNode;
}

/** The field that stands on the paper until its words do. */
const WordsField = ({
  at,
  paper,
  label,
  onDone,
}: {
  readonly at: Spot;
  readonly paper: Paper;
  readonly label: string;
  readonly onDone: (text: string) => void;
}) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      className="ink-words"
      aria-label={label}
      maxLength={120}
      style={{ left: `${(at.x / paper.width) * 100}%`, top: `${(at.y / paper.height) * 100}%` }}
      onBlur={({ target }) => onDone(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.value = '';
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
      onPointerDown={(event) => event.stopPropagation()}
    />
  );
};

/** Binds the hand to the element: listeners of its own, for a wheel must be able to be held. */
const useHand = (element: RefObject<HTMLElement | null>, hand: InkHand): void => {
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    place.addEventListener('pointerdown', (event) => hand.down(event), on);
    place.addEventListener('mousedown', (event) => hand.mouseDown(event), on);
    place.addEventListener('pointermove', (event) => hand.move(event), on);
    place.addEventListener('pointerup', (event) => hand.up(event), on);
    place.addEventListener('pointercancel', (event) => hand.up(event), on);
    place.addEventListener('wheel', (event) => hand.wheel(event), { ...on, passive: false });
    place.addEventListener('keydown', (event) => hand.key(event), on);
    place.addEventListener('blur', () => hand.leave(), on);
    return () => {
      stop.abort();
      hand.leave();
    };
  }, [element, hand]);
};

export const InkPaper = (props: InkPaperProps) => {
  const { seat, page, paper, tool, label, sound, children } = props;
  const t = useMessages(toysMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Spot & { readonly isDown: boolean }>();
  const [words, setWords] = useState<Spot>();
  const marks = useMarks(seat.document, page);
  const [hand] = useState(() => new InkHand());
  const redraw = useInk(canvas, paper, marks, hand.writer);
  hand.take({ ...props, marks, redraw, setCursor, isWriting: words !== undefined, setWords });
  useHand(place, hand);
  usePointing(seat, place);
  const write = (text: string) => {
    if (words && text.trim() !== '') {
      hand.write(text.trim(), words);
      sound('place');
    }
    setWords(undefined);
    place.current?.focus();
  };
  return (
    <div className="ink-fit" style={inkRatio(paper)}>
      <div className="ink-paper">
        {children}
        <canvas ref={canvas} className="ink-canvas" />
        <div
          ref={place}
          className={`ink-hand is-${tool.kind}${seat.canPlay ? '' : ' is-watching'}`}
          role="application"
          aria-label={label}
          aria-description={seat.canPlay ? t('ink.keys') : t('watching')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the paper is drawn on by keys.
          tabIndex={0}
        />
        {cursor && (
          <span
            className={`ink-cursor${cursor.isDown ? ' is-down' : ''}`}
            style={{
              left: `${(cursor.x / paper.width) * 100}%`,
              top: `${(cursor.y / paper.height) * 100}%`,
              width: `${Math.max(2, ((isPen(tool.kind) ? tool.width : WORDS_SIZE) / paper.width) * 100)}%`,
            }}
          />
        )}
        {words && <WordsField at={words} paper={paper} label={t('ink.words')} onDone={write} />}
        <OtherHand seat={seat} />
      </div>
    </div>
  );
};
