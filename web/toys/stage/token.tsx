import type { SeatRole } from '../toy.ts';

const RAYS = Array.from({ length: 8 }, (_none, index) => index * 45);

/** A seat's sign: a sun for the client, a leaf for the clinician. The form tells them apart, and the colour beside it. */
export const TokenSign = ({ role }: { readonly role: SeatRole }) =>
  role === 'client' ? (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" className="toy-sign">
      <circle r="8" fill="currentColor" />
      {RAYS.map((angle) => (
        <rect
          key={angle}
          x="-2.2"
          y="-19"
          width="4.4"
          height="8"
          rx="2.2"
          fill="currentColor"
          transform={`rotate(${angle})`}
        />
      ))}
    </svg>
  ) : (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" className="toy-sign">
      <path d="M-15 15 C-20 -8 -4 -20 17 -17 C20 4 8 20 -15 15 Z" fill="currentColor" />
      <path
        d="M-17 18 C-8 6 0 -2 9 -9"
        fill="none"
        stroke="var(--token-ground)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );

/** A round token of a seat, as large as its place. */
export const Token = ({ role, isKing = false }: { readonly role: SeatRole; readonly isKing?: boolean }) => (
  <span className={`toy-token is-${role}`} aria-hidden="true">
    <TokenSign role={role} />
    {isKing && (
      <svg viewBox="0 0 48 48" className="toy-crown">
        <path
          d="M6 36 L4 14 L15 24 L24 8 L33 24 L44 14 L42 36 Z"
          fill="#ffd95a"
          stroke="#7a5200"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </svg>
    )}
  </span>
);
