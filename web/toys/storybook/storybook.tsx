import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Square from 'lucide-react/icons/square';
import Volume from 'lucide-react/icons/volume-2';
import { useCallback, useEffect, useRef, useState } from 'react';
import { directionOf } from '../../areas/content/direction.ts';
import { useReadAloud } from '../../areas/content/use-read-aloud.ts';
import { useTurning } from '../../areas/content/use-turning.ts';
import { useMessages } from '../../shell/messages.ts';
import { OtherHand, usePointing } from '../stage/hands.tsx';
import { toysMessages } from '../stage/messages.ts';
import { numberIn, settingsOf, useVersion } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import type { ToyProps, ToySeat, ToySubject } from '../toy.ts';
import sheet from './storybook.css';

/** The page that is open for both, and the voice that reads it on this device. */
const useReading = (seat: ToySeat, { id, pages, language }: ToySubject) => {
  const { document, canPlay } = seat;
  useVersion(document);
  const settings = settingsOf(document);
  const last = pages.length - 1;
  const key = `page/${id}`;
  const at = Math.floor(numberIn(settings.get(key), 0, last, 0));
  const [isAloud, setAloud] = useState(false);
  const open = useCallback((page: number) => settings.set(key, page), [settings, key]);
  const next = useCallback(() => {
    if (at < last && canPlay) open(at + 1);
    else setAloud(false);
  }, [at, last, canPlay, open]);
  const { hasVoice, speak, stop } = useReadAloud(language, next);
  const text = pages[at]?.text ?? '';
  useEffect(() => {
    if (!isAloud) return;
    if (text === '') return next();
    speak(text);
    return stop;
  }, [isAloud, text, speak, stop, next]);
  const turn = (to: 'next' | 'previous' | 'first' | 'last') => {
    if (!canPlay) return;
    const page = { next: at + 1, previous: at - 1, first: 0, last }[to];
    if (page >= 0 && page <= last && page !== at) open(page);
  };
  return { at, last, turn, isAloud, setAloud, canRead: hasVoice && pages.some((page) => page.text) };
};

const Book = ({ seat, subject }: { readonly seat: ToySeat; readonly subject: ToySubject }) => {
  const t = useMessages(toysMessages);
  const stage = useRef<HTMLDivElement>(null);
  const sound = useSounds(seat.isSoundOn);
  const { at, last, turn, isAloud, setAloud, canRead } = useReading(seat, subject);
  const isMirrored = directionOf(subject.pages.map(({ text }) => text ?? '').join(' ')) === 'rtl';
  useTurning(stage, turn, isMirrored);
  usePointing(seat, stage);
  const before = useRef(at);
  const isBack = at < before.current;
  useEffect(() => {
    if (before.current !== at) sound('turn');
    before.current = at;
  }, [at, sound]);
  const page = subject.pages[at];
  const [Back, On] = isMirrored ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <div className={`book${isMirrored ? ' is-mirrored' : ''}`}>
      <div ref={stage} className={`book-stage${seat.canPlay ? ' can-turn' : ''}`}>
        {page && (
          <article
            key={at}
            className={`book-leaf${page.text ? ' has-text' : ''}${isBack === isMirrored ? ' is-on' : ' is-back'}`}
            {...(subject.language ? { lang: subject.language } : {})}
          >
            {page.image_url && <img src={page.image_url} alt={page.alt_text ?? ''} draggable={false} />}
            {page.text && (
              <p className="book-text" dir={directionOf(page.text)}>
                {page.text}
              </p>
            )}
          </article>
        )}
        <OtherHand seat={seat} />
      </div>
      <footer className="book-foot">
        <ToyButton
          label={t('book.previous')}
          isDisabled={!seat.canPlay || at === 0}
          onPress={() => turn('previous')}
        >
          <Back aria-hidden="true" />
        </ToyButton>
        <div
          className="book-dots"
          role="status"
          aria-label={t('book.page', { page: at + 1, count: last + 1 })}
        >
          {subject.pages.map(({ image_url }, index) => (
            <i
              key={`${index}-${image_url.length}`}
              className={index === at ? 'is-on' : index < at ? 'is-read' : ''}
            />
          ))}
        </div>
        <ToyButton
          label={t('book.next')}
          isDisabled={!seat.canPlay || at === last}
          onPress={() => turn('next')}
        >
          <On aria-hidden="true" />
        </ToyButton>
        {canRead && (
          <ToyButton
            words={t(isAloud ? 'book.stop' : 'book.aloud')}
            isOn={isAloud}
            onPress={() => setAloud(!isAloud)}
          >
            {isAloud ? <Square aria-hidden="true" /> : <Volume aria-hidden="true" />}
          </ToyButton>
        )}
      </footer>
    </div>
  );
};

/** A storybook read together: a page turns for both, one hand points, and the device's own voice reads. */
const Storybook = ({ seat, subject }: ToyProps) => {
  const t = useMessages(toysMessages);
  return (
    <ToyFrame name="storybook" label={subject?.title ?? t('storybook')} sheets={[sheet]}>
      {subject && subject.pages.length > 0 ? (
        <Book key={subject.id} seat={seat} subject={subject} />
      ) : (
        <p>{t('shelf.nothing')}</p>
      )}
    </ToyFrame>
  );
};
export default Storybook;
