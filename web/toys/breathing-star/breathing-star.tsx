import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shell/messages.ts';
import { toysMessages } from '../stage/messages.ts';
import { useReducedMotion } from '../stage/reduced-motion.ts';
import { oneOf, record, settingsOf, useVersion } from '../stage/shared.ts';
import { useSounds } from '../stage/sounds.ts';
import { ToyButton, ToyFrame } from '../stage/toy-frame.tsx';
import type { ToyProps, ToySeat } from '../toy.ts';
import { BREATHS, type Breath, breathAt, CORNERS, lightAt, PACE_KEYS, type Pace } from './breath.ts';
import sheet from './breathing-star.css';

const STILL: Breath = { phase: 'done', part: 1, count: 0, fullness: 0 };
const STAR = `M${CORNERS.map((corner) => corner.map((one) => one.toFixed(2)).join(' ')).join(' L')} Z`;

/** What of the breathing is shared: whether it goes, how slowly, and which run of it this is. */
const useBreathing = (seat: ToySeat) => {
  const { document } = seat;
  useVersion(document);
  const shared = record(settingsOf(document).get('breath'));
  const pace = oneOf(shared.pace, PACE_KEYS) ?? 'middle';
  const isGoing = shared.isGoing === true;
  const run = typeof shared.run === 'number' ? shared.run : 0;
  const set = (more: { readonly pace?: Pace; readonly isGoing: boolean }) =>
    settingsOf(document).set('breath', { pace, ...more, run: run + 1 });
  return { pace, isGoing, run, set };
};

/** Both seats count from the moment in which they hear of it: a clock of one is none of the other's. */
const useBreath = (pace: Pace, isGoing: boolean, run: number, isReduced: boolean): Breath => {
  const [breath, setBreath] = useState(STILL);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another run begins anew.
  useEffect(() => {
    if (!isGoing) return setBreath(STILL);
    const start = performance.now();
    const look = () => setBreath(breathAt(pace, (performance.now() - start) / 1_000));
    look();
    if (isReduced) {
      // Its words change; nothing moves.
      const timer = setInterval(look, 500);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      look();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [pace, isGoing, run, isReduced]);
  return breath;
};

const Star = ({
  breath,
  isGoing,
  isReduced,
}: {
  readonly breath: Breath;
  readonly isGoing: boolean;
  readonly isReduced: boolean;
}) => {
  const [x, y] = lightAt(breath);
  const size = isReduced ? 0.95 : 0.78 + 0.28 * breath.fullness;
  return (
    <svg viewBox="-140 -140 280 280" className="breath-star" aria-hidden="true">
      <defs>
        <radialGradient id="breath-glow">
          <stop offset="0" stopColor="#fff3b8" stopOpacity="0.9" />
          <stop offset="0.55" stopColor="#ffe38a" stopOpacity="0.4" />
          <stop offset="1" stopColor="#ffe38a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="breath-body" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe98f" />
          <stop offset="1" stopColor="#f7b84a" />
        </linearGradient>
      </defs>
      <circle r={80 + 55 * (isReduced ? 0.4 : breath.fullness)} fill="url(#breath-glow)" />
      <g transform={`scale(${size})`}>
        <path d={STAR} fill="url(#breath-body)" stroke="#fff6d2" strokeWidth="9" strokeLinejoin="round" />
        <circle cx="-17" cy="-8" r="5" fill="#6b4a14" />
        <circle cx="17" cy="-8" r="5" fill="#6b4a14" />
        {breath.phase === 'out' ? (
          <ellipse cy="15" rx="7" ry={5 + 4 * (1 - breath.part)} fill="#6b4a14" />
        ) : (
          <path
            d="M-14 11 Q0 25 14 11"
            fill="none"
            stroke="#6b4a14"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        )}
        <circle cx="-30" cy="8" r="8" fill="#f59a6a" opacity="0.55" />
        <circle cx="30" cy="8" r="8" fill="#f59a6a" opacity="0.55" />
        {isGoing && !isReduced && breath.phase !== 'done' && (
          <circle cx={x} cy={y} r="10" fill="#ffffff" stroke="#5aa9d8" strokeWidth="5" />
        )}
      </g>
    </svg>
  );
};

/** Five breaths along the points of a star; the other seat breathes with it. */
const BreathingStar = ({ seat }: ToyProps) => {
  const t = useMessages(toysMessages);
  const isReduced = useReducedMotion();
  const sound = useSounds(seat.isSoundOn);
  const { pace, isGoing, run, set } = useBreathing(seat);
  const breath = useBreath(pace, isGoing, run, isReduced);
  const before = useRef(breath.phase);
  useEffect(() => {
    if (before.current === breath.phase || !isGoing) return;
    before.current = breath.phase;
    if (breath.phase !== 'hold') sound(breath.phase === 'done' ? 'done' : 'breath');
  }, [breath.phase, isGoing, sound]);
  const isDone = isGoing && breath.phase === 'done';
  const words = isDone ? t('breath.done') : isGoing ? t(`breath.${breath.phase}`) : t('breath.ready');
  return (
    <ToyFrame
      name="breathing-star"
      label={t('breathing-star')}
      sheets={[sheet]}
      bar={
        seat.canPlay && (
          <div className="toy-group">
            {PACE_KEYS.map((one) => (
              <ToyButton
                key={one}
                words={t(`breath.pace-${one}`)}
                isOn={one === pace}
                onPress={() => set({ pace: one, isGoing })}
              >
                <span className={`breath-wave is-${one}`} aria-hidden="true" />
              </ToyButton>
            ))}
          </div>
        )
      }
    >
      <div className={`breath-sky is-${isGoing ? breath.phase : 'done'}`}>
        <Star breath={breath} isGoing={isGoing} isReduced={isReduced} />
        <p className="breath-words" role="status">
          {words}
        </p>
        <div
          className="breath-count"
          role="img"
          aria-label={t('breath.count', { count: breath.count, of: BREATHS })}
        >
          {Array.from({ length: BREATHS }, (_none, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stars never move.
            <svg
              key={index}
              viewBox="-110 -110 220 220"
              className={index < breath.count ? 'is-lit' : ''}
              aria-hidden="true"
            >
              <path d={STAR} strokeLinejoin="round" />
            </svg>
          ))}
        </div>
        {seat.canPlay && (
          <ToyButton
            tone="strong"
            words={t(isGoing && !isDone ? 'breath.stop' : 'breath.start')}
            onPress={() => set({ isGoing: !isGoing || isDone })}
          >
            {isGoing && !isDone ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </ToyButton>
        )}
      </div>
    </ToyFrame>
  );
};
export default BreathingStar;
