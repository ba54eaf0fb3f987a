// A bench for the toys of the playroom: both seats beside each other, their documents kept in line in memory.
// `/embed/gallery/toys?toy=whiteboard&seats=both`; in development only.
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import * as Y from 'yjs';
import { ConfirmHost } from '../components/confirm.tsx';
import { chooseLocale, setLocale } from '../shell/locale.ts';
import { toys } from '../toys/registry.ts';
import { type Hand, type SeatRole, TOYS, type ToyKey, type ToyProps, type ToySeat } from '../toys/toy.ts';
import { subjectOf } from './bench-subjects.ts';

const ROLES = ['clinician', 'client'] as const;
const asked = new URLSearchParams(location.search);
setLocale(chooseLocale(asked.get('locale')));

interface Line {
  readonly document: Y.Doc;
  readonly hear: Set<(hand: Hand) => void>;
}
/** A change of one is a change of the other at once; what was sent is kept for tests. */
const sent: Uint8Array[] = [];
const LINK = { name: 'link' };
const lines: Readonly<Record<SeatRole, Line>> = {
  clinician: { document: new Y.Doc(), hear: new Set() },
  client: { document: new Y.Doc(), hear: new Set() },
};
const other = (role: SeatRole): SeatRole => (role === 'client' ? 'clinician' : 'client');
for (const role of ROLES)
  lines[role].document.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === LINK) return;
    sent.push(update);
    Y.applyUpdate(lines[other(role)].document, update, LINK);
  });
Object.assign(window, { bench: { lines, sent, Y } });

const seatOf = (role: SeatRole, canPlay: boolean, isSoundOn: boolean): ToySeat => ({
  role,
  document: lines[role].document,
  canPlay,
  isSoundOn,
  point(hand) {
    for (const listener of lines[other(role)].hear) listener(hand);
  },
  onHand(listener) {
    lines[role].hear.add(listener);
    return () => lines[role].hear.delete(listener);
  },
});

const Switch = ({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) => (
  <label className="bench-switch">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

const setDark = (isDark: boolean) => {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
};

const lazyToys = new Map(
  TOYS.flatMap((key) => {
    const load = toys[key];
    return load ? [[key, lazy(load)] as const] : [];
  }),
);

const Seat = ({
  role,
  toy: Played,
  toyKey,
  canPlay,
  isSoundOn,
}: {
  readonly role: SeatRole;
  readonly toy: ComponentType<ToyProps>;
  readonly toyKey: ToyKey;
  readonly canPlay: boolean;
  readonly isSoundOn: boolean;
}): ReactNode => {
  const seat = useMemo(() => seatOf(role, canPlay, isSoundOn), [role, canPlay, isSoundOn]);
  const subject = subjectOf(toyKey);
  return (
    <div className="bench-seat" data-seat={role}>
      <Suspense>
        <Played seat={seat} {...(subject && !asked.has('bare') ? { subject } : {})} />
      </Suspense>
    </div>
  );
};

export const Bench = (): ReactNode => {
  const [key, setKey] = useState<ToyKey>(TOYS.find((one) => one === asked.get('toy')) ?? 'whiteboard');
  const Played = lazyToys.get(key);
  const [isHandedOver, setHandedOver] = useState(true);
  const [isSoundOn, setSoundOn] = useState(false);
  const [seats, setSeats] = useState(asked.get('seats') ?? 'both');
  return (
    <main className="bench">
      <h1 className="toy-bench-title">Toys</h1>
      <div className="bench-controls">
        <select aria-label="Toy" value={key} onChange={({ target }) => setKey(target.value as ToyKey)}>
          {TOYS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select aria-label="Seats" value={seats} onChange={({ target }) => setSeats(target.value)}>
          {['both', ...ROLES].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <Switch label="Handed over" isOn={isHandedOver} onChange={setHandedOver} />
        <Switch label="Sound" isOn={isSoundOn} onChange={setSoundOn} />
        <Switch
          label="Dark"
          isOn={document.documentElement.dataset.theme === 'dark'}
          onChange={(isDark) => {
            setDark(isDark);
            setSeats(`${seats}`);
          }}
        />
      </div>
      <div className={`bench-seats is-${seats}`}>
        {Played &&
          ROLES.filter((role) => seats === 'both' || seats === role).map((role) => (
            <Seat
              key={`${role}-${key}`}
              role={role}
              toy={Played}
              toyKey={key}
              canPlay={role === 'clinician' || isHandedOver}
              isSoundOn={isSoundOn}
            />
          ))}
      </div>
      <ConfirmHost />
    </main>
  );
};
