// Pictures by which a game is told from the others without reading.
import type { ReactNode } from 'react';
import type { ToyKey } from '../../toys/toy.ts';

const RED = '#e2554f';
const YELLOW = '#ffce45';
const BLUE = '#4a83d6';
const GREEN = '#4fae6b';
const PINK = '#f08ab1';
const INK = '#4a3412';
const STAR = 'M24 3l6.2 13.2 14.5 1.7-10.7 9.9 2.9 14.2L24 34.9 11.1 42 14 27.8 3.3 17.9l14.5-1.7z';
const HEART = 'M36 31c-7-5-9-9-9-12.5a4.6 4.6 0 0 1 9-1.3 4.6 4.6 0 0 1 9 1.3c0 3.5-2 7.5-9 12.5z';

const disc = (x: number, y: number, r: number, fill: string) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={fill} />
);
const smile = (x: number, y: number, path: string) => (
  <g stroke={INK} strokeWidth="2" strokeLinecap="round" fill="none">
    <path d={`M${x - 4} ${y - 3}v1M${x + 4} ${y - 3}v1`} strokeWidth="3" />
    <path d={path} />
  </g>
);

const EMBLEMS: Partial<Record<ToyKey, ReactNode>> = {
  pairs: (
    <>
      <rect x="2" y="5" width="20" height="34" rx="4" fill={BLUE} />
      <rect x="26" y="5" width="20" height="34" rx="4" fill="#fff" stroke={BLUE} strokeWidth="2.5" />
      <circle cx="12" cy="22" r="5" fill={YELLOW} />
      <path d={HEART} transform="translate(0 -2)" fill={RED} />
    </>
  ),
  'four-in-a-row': (
    <>
      <rect x="2" y="3" width="44" height="38" rx="6" fill={BLUE} />
      {[0, 1, 2, 3].flatMap((column) =>
        [0, 1, 2].map((row) =>
          disc(
            8.5 + column * 10.4,
            10.5 + row * 11.6,
            4.3,
            column + row === 3 || (column === 3 && row === 0)
              ? YELLOW
              : row === 2 && column < 3
                ? RED
                : '#dbe8fb',
          ),
        ),
      )}
    </>
  ),
  draughts: (
    <>
      <rect x="4" y="2" width="40" height="40" rx="4" fill="#f3ddb3" />
      <path
        d="M14 2h10v10H14zM34 2h6a4 4 0 0 1 4 4v6H34zM4 12h10v10H4zM24 12h10v10H24zM14 22h10v10H14zM34 22h10v10H34zM4 32h10v10H8a4 4 0 0 1-4-4zM24 32h10v10H24z"
        fill="#b9763f"
      />
      {disc(19, 7, 4, '#3c2a21')}
      {disc(29, 17, 4, '#3c2a21')}
      {disc(19, 27, 4, '#fff')}
      {disc(9, 37, 4, '#fff')}
    </>
  ),
  jigsaw: (
    <>
      <path d="M3 5h18v9a4.5 4.5 0 1 0 0 8v17H3z" fill={GREEN} />
      <path d="M24 5h21v34H24V24.5a5 5 0 1 1 0-11z" fill={YELLOW} />
      <circle cx="36" cy="14" r="4" fill={RED} />
      <path d="M3 39l9-13 9 13z" fill="#2f7d4b" />
    </>
  ),
  'feelings-cards': (
    <>
      <circle cx="17" cy="18" r="15" fill={YELLOW} />
      {smile(17, 17, 'M10 21q7 7 14 0')}
      <circle cx="34" cy="29" r="13" fill="#8fbdf0" stroke="#fff" strokeWidth="2" />
      {smile(34, 29, 'M29 35q5-5 10 0')}
    </>
  ),
  'breathing-star': (
    <>
      <path d={STAR} fill={YELLOW} stroke={YELLOW} strokeWidth="3" strokeLinejoin="round" />
      {smile(24, 24, 'M19 27q5 5 10 0')}
    </>
  ),
  'glitter-jar': (
    <>
      <rect x="14" y="1" width="20" height="7" rx="3" fill="#b9763f" />
      <path d="M12 9h24q5 4 5 10v16q0 7-7 7H14q-7 0-7-7V19q0-6 5-10z" fill="#cfeaf7" />
      <path d="M7 20h34v15q0 7-7 7H14q-7 0-7-7z" fill="#7fc4ec" />
      {disc(16, 34, 2.5, YELLOW)}
      {disc(24, 28, 2, PINK)}
      {disc(31, 35, 2.5, '#fff')}
      {disc(34, 26, 2, YELLOW)}
      {disc(15, 25, 1.8, '#fff')}
      {disc(24, 37, 2.2, PINK)}
    </>
  ),
  'five-senses': (
    <>
      <path
        d="M15 42c-5-8-10-13-9-15 2-3 6 1 8 3L11 9c0-4 5-4 6 0l2 10 1-14c0-4 6-4 6 0v14l3-12c1-4 6-3 6 1l-3 14 4-8c2-3 6-1 5 2-2 9-4 19-9 26z"
        fill="#e9b07e"
      />
      <ellipse cx="23" cy="31" rx="7.5" ry="5" fill="#fff" />
      <circle cx="23" cy="31" r="3.2" fill={BLUE} />
    </>
  ),
  colouring: (
    <>
      <path d="M4 40q10-12 18-4t20-6" stroke={PINK} strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M4 30q8-8 14-3" stroke={GREEN} strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M33 3l9 8-19 20-11 4 3-11z" fill={YELLOW} />
      <path d="M33 3l9 8-4 4-9-8z" fill={RED} />
      <path d="M15 24l8 7-11 4z" fill="#f6dfb8" />
    </>
  ),
};

export const Emblem = ({ toy }: { readonly toy: ToyKey }) => (
  <svg viewBox="0 0 48 44" aria-hidden="true" focusable="false">
    {EMBLEMS[toy]}
  </svg>
);
