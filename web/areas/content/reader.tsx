import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../shell/messages.ts';
import type { ShownPage } from './content.ts';
import { directionOf } from './direction.ts';
import { contentMessages } from './messages.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useTurning } from './use-turning.ts';

interface ReaderProps {
  readonly title: string;
  readonly language?: string | undefined;
  readonly pages: readonly ShownPage[];
  /** The page that is shown first, from 0. */
  readonly start?: number;
  readonly onClose: () => void;
}

/** The frame's whole page on the whole screen; where a browser or a host forbids it, there is no button. */
const useFullScreen = () => {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return { isFull, toggle, isPossible: document.fullscreenEnabled };
};

/** Which page is open, and whether the book is being read aloud; a page read to its end turns. */
const useReading = ({ language, pages, start = 0 }: ReaderProps) => {
  const [at, setAt] = useState(start);
  const [isAloud, setAloud] = useState(false);
  const last = pages.length - 1;
  const next = useCallback(() => {
    if (at < last) setAt(at + 1);
    else setAloud(false);
  }, [at, last]);
  const { hasVoice, speak, stop } = useReadAloud(language, next);
  const text = pages[at]?.text ?? '';
  useEffect(() => {
    if (!isAloud) return;
    if (text === '') return next();
    speak(text);
    return stop;
  }, [isAloud, text, speak, stop, next]);
  const turn = (to: 'next' | 'previous' | 'first' | 'last') =>
    setAt(
      to === 'first' ? 0 : to === 'last' ? last : Math.min(last, Math.max(0, at + (to === 'next' ? 1 : -1))),
    );
  const hasText = pages.some((page) => page.text);
  return { at, last, turn, isAloud, setAloud, canRead: hasVoice && hasText };
};

const Leaf = ({ page, language }: { readonly page: ShownPage; readonly language?: string | undefined }) => (
  <article className={`reader-leaf${page.text ? ' has-text' : ''}`} {...(language ? { lang: language } : {})}>
    {page.image_url && (
      <img
        key={page.id}
        className="reader-picture"
        src={page.image_url}
        alt={page.alt_text}
        draggable={false}
      />
    )}
    {page.text && (
      <p className="reader-text" dir={directionOf(page.text)}>
        {page.text}
      </p>
    )}
  </article>
);

const Pages = (props: ReaderProps) => {
  const { title, language, pages, onClose } = props;
  const t = useMessages(contentMessages);
  const stage = useRef<HTMLDivElement>(null);
  const { at, last, turn, isAloud, setAloud, canRead } = useReading(props);
  const full = useFullScreen();
  const isMirrored = directionOf(pages.map(({ text }) => text ?? '').join(' ')) === 'rtl';
  useTurning(stage, turn, isMirrored);
  const page = pages[at];
  const [Back, On] = isMirrored ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <header className="reader-head">
        <p className="reader-title" dir="auto">
          {title}
        </p>
        {canRead && (
          <Button
            size="s"
            icon={isAloud ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            onPress={() => setAloud(!isAloud)}
          >
            {t(isAloud ? 'reader.stop' : 'reader.aloud')}
          </Button>
        )}
        {full.isPossible && (
          <Button
            variant="quiet"
            size="s"
            icon={full.isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            aria-label={t(full.isFull ? 'reader.small' : 'reader.full')}
            onPress={full.toggle}
          />
        )}
        <Button
          variant="quiet"
          size="s"
          icon={<X aria-hidden="true" />}
          aria-label={t('reader.close')}
          onPress={onClose}
        />
      </header>
      <div ref={stage} className={`reader-stage${isMirrored ? ' is-mirrored' : ''}`}>
        {page && <Leaf page={page} language={language} />}
      </div>
      <footer className={`reader-foot${isMirrored ? ' is-mirrored' : ''}`}>
        <Button
          icon={<Back aria-hidden="true" />}
          aria-label={t('reader.previous')}
          isDisabled={at === 0}
          onPress={() => turn('previous')}
        />
        <p className="reader-count" aria-live="polite">
          {t('reader.page', { page: at + 1, count: last + 1 })}
        </p>
        <Button
          icon={<On aria-hidden="true" />}
          aria-label={t('reader.next')}
          isDisabled={at === last}
          onPress={() => turn('next')}
        />
      </footer>
    </>
  );
};

/** A book over the whole page, one page at a time: turned by press, keys and swipes, read aloud where there is a voice. */
export const Reader = (props: ReaderProps) => (
  <ModalOverlay className="reader-overlay" isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    <Modal className="reader-modal">
      <Dialog className="reader" aria-label={props.title}>
        <Pages {...props} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
