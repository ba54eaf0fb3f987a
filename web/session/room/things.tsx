// What stands in a room to be pressed, drawn in the room's colours; a child's, a teen's and an adult's differ.
import type { ReactNode } from 'react';
import type { Room } from '../live.ts';
import type { Item, Palette, RoomType } from '../setup.ts';

export interface Look extends Palette {
  readonly wood: string;
  readonly dark: string;
  readonly light: string;
  readonly type: RoomType;
}

const WOODS: Readonly<Record<RoomType, readonly [wood: string, dark: string, light: string]>> = {
  child: ['#e3a868', '#b97c3f', '#f6d3a2'],
  teen: ['#56606e', '#373f4b', '#8d99aa'],
  adult: ['#8d6a4a', '#62472f', '#c3a382'],
};

export const lookOf = ({ palette, room_type }: Pick<Room, 'palette' | 'room_type'>): Look => {
  const [wood, dark, light] = WOODS[room_type];
  return { ...palette, wood, dark, light, type: room_type };
};

/** @param ropes the colour of the ropes that it hangs by; without, it stands on the ground. */
const Picture = ({ ropes, children }: { readonly ropes?: string; readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 200" aria-hidden="true" focusable="false">
    {ropes ? (
      <path className="session-rope" d="M64-400V40M176-400V40" stroke={ropes} strokeWidth="5" />
    ) : (
      <ellipse cx="120" cy="190" rx="104" ry="9" fill="#000" opacity="0.2" />
    )}
    {children}
  </svg>
);

const SandTray = ({ wood, dark, light, accent, primary }: Look) => (
  <Picture>
    <path d="M30 132 62 92h116l32 40v34a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z" fill={dark} />
    <path d="M30 132h180v34a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z" fill={wood} />
    <path d="M30 132h180v8H30z" fill={light} opacity="0.7" />
    <path d="M44 130 69 98h102l25 32z" fill="#58b7d8" />
    <path d="M44 130 60 109q22-16 44-4 26-20 54-6 22 2 38 31z" fill="#f1d59b" />
    <path d="M52 130q30-20 62-6 36-12 78 6z" fill="#e6c27d" />
    <path d="M84 116V84l-5-1 2-10h5v5h6v-5h6v5h6v-5h5l2 10-5 1v32z" fill="#dcae62" />
    <path d="M92 116v-14a6 6 0 0 1 12 0v14z" fill="#9a6f34" />
    <path d="M98 73V56l18 6-18 6z" fill={accent} />
    <path d="M150 118q2-26-4-44" stroke="#8a5a2c" strokeWidth="6" fill="none" strokeLinecap="round" />
    <path
      d="M146 74q-22-12-32 4 18-4 32-4 16-14 32 2-18-4-32-2 2-18 20-22-10 10-20 22-12-18-26-16 14 4 26 16z"
      fill="#4f9a57"
    />
    <path d="M170 122q10-12 20 0z" fill={primary} />
    <circle cx="66" cy="122" r="6" fill="#f7efe2" />
    <path d="M66 116v12M60 122h12" stroke="#d9a58a" strokeWidth="2" />
  </Picture>
);

const Dollhouse = ({ wood, dark, light, primary, secondary, accent, background }: Look) => (
  <Picture>
    <path d="M40 84h160v98a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" fill={wood} />
    <path d="M48 90h70v44H48z" fill={background} />
    <path d="M124 90h68v44h-68z" fill="#fbe6cf" />
    <path d="M48 140h70v42H48z" fill="#dfeaf3" />
    <path d="M124 140h68v42h-68z" fill="#f5edd8" />
    <path d="M22 88 120 22l98 66z" fill={primary} />
    <path d="M22 88 120 22l98 66-10 2-88-58-88 58z" fill={accent} />
    <circle cx="120" cy="62" r="13" fill="#ffe39a" stroke={light} strokeWidth="4" />
    <path d="M164 34h18v22l-18-12z" fill={dark} />
    <path d="M54 122h34v-12a6 6 0 0 0-6-6H60a6 6 0 0 0-6 6z" fill={secondary} />
    <path d="M52 120h40v10H52z" fill={dark} />
    <path d="M100 108a7 7 0 0 1 14 0z" fill="#ffd45c" />
    <path d="M107 108v22" stroke={dark} strokeWidth="3" />
    <path d="M132 112h30v18h-30z" fill={primary} rx="3" />
    <path d="M132 112h30v7h-30z" fill="#fff" />
    <path d="M172 130v-20h12v20z" fill={dark} />
    <path d="M56 166h26v14H56z" fill={dark} />
    <path d="M60 158h18v8H60z" fill="#c9d3da" />
    <path d="M92 152h18v28H92z" fill="#fff" stroke="#b9c7cc" strokeWidth="2" />
    <path d="M132 164q12-14 26 0v16h-26z" fill={accent} />
    <circle cx="176" cy="158" r="7" fill="#f2c39b" />
    <path d="M168 180q0-14 8-14t8 14z" fill={secondary} />
  </Picture>
);

const Whiteboard = ({ wood, dark, accent, primary, secondary }: Look) => (
  <Picture ropes={dark}>
    <rect x="28" y="20" width="184" height="124" rx="10" fill={wood} />
    <rect x="38" y="30" width="164" height="104" rx="5" fill="#fdfdfb" />
    <circle cx="70" cy="58" r="13" fill="none" stroke="#f0a52b" strokeWidth="4" />
    <path
      d="M70 36v-3M70 83v-3M48 58h-3M95 58h-3M55 43l-2-2M87 75l-2-2M85 43l2-2M55 73l-2 2"
      stroke="#f0a52b"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M116 118V88l24-20 24 20v30zM134 118v-16h12v16"
      fill="none"
      stroke={primary}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M46 118q12-14 24 0t24 0" fill="none" stroke={secondary} strokeWidth="4" strokeLinecap="round" />
    <path d="M180 62q-10-14-16 0 2 12 16 20 14-8 16-20-6-14-16 0z" fill={accent} />
    <rect x="60" y="140" width="120" height="12" rx="4" fill={dark} />
    <rect x="72" y="134" width="26" height="7" rx="3" fill={accent} />
    <rect x="104" y="134" width="26" height="7" rx="3" fill={primary} />
    <rect x="138" y="132" width="24" height="9" rx="2" fill="#d8dfe1" />
  </Picture>
);

const Games = ({ wood, dark, light, primary, secondary, accent, background }: Look) => (
  <Picture ropes={dark}>
    <rect x="34" y="24" width="172" height="162" rx="10" fill={dark} />
    <rect x="42" y="32" width="156" height="66" rx="4" fill={light} opacity="0.45" />
    <rect x="42" y="108" width="156" height="70" rx="4" fill={light} opacity="0.45" />
    <rect x="34" y="98" width="172" height="11" fill={wood} />
    <rect x="50" y="78" width="62" height="20" rx="3" fill={primary} />
    <rect x="56" y="60" width="54" height="18" rx="3" fill={accent} />
    <rect x="52" y="44" width="56" height="16" rx="3" fill={secondary} />
    <rect x="126" y="54" width="44" height="44" rx="7" fill={background} transform="rotate(-8 148 76)" />
    <g fill={dark}>
      <circle cx="137" cy="66" r="4" />
      <circle cx="148" cy="76" r="4" />
      <circle cx="160" cy="85" r="4" />
    </g>
    <path d="M174 98q-6-26 8-32-10-14 4-20 14 6 4 20 14 6 8 32z" fill={accent} />
    <rect x="52" y="122" width="66" height="56" rx="5" fill={primary} />
    {[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => (
        <circle
          key={`${row}${column}`}
          cx={62 + column * 15.5}
          cy={131 + row * 13}
          r="5"
          fill={(row + column) % 3 === 0 ? '#ffd45c' : (row * column) % 2 ? '#e0604a' : background}
        />
      )),
    )}
    <g transform="rotate(10 152 150)">
      <rect x="134" y="124" width="32" height="48" rx="5" fill="#fff" />
      <path d="M150 138q-8-11-12 0 2 8 12 15 10-7 12-15-4-11-12 0z" fill="#d5484f" />
    </g>
    <g transform="rotate(24 176 152)">
      <rect x="162" y="126" width="30" height="46" rx="5" fill={background} />
      <path d="m177 136 4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#f0a52b" />
    </g>
  </Picture>
);

const CalmCorner = ({ primary, secondary, accent, background, type, light }: Look) => (
  <Picture>
    {type === 'child' ? (
      <>
        <path d="M120 14 34 184h172z" fill={background} />
        <path d="M120 14 34 184h36zM120 14l86 170h-36z" fill={secondary} />
        <path d="M120 60q-26 60-34 124h68q-8-64-34-124z" fill="#51485e" />
        <path d="M120 14q-4-4 0-10 4 6 0 10z" fill={accent} />
        <path d="M62 46q58 34 116 0" stroke={light} strokeWidth="3" fill="none" />
        {[74, 96, 120, 144, 166].map((x, index) => (
          <circle key={x} cx={x} cy={55 + 6 * (2 - Math.abs(2 - index))} r="5" fill="#ffe39a" />
        ))}
      </>
    ) : (
      <>
        <path d="M40 184q-14-90 60-96 46-2 62 40t-4 56z" fill={primary} />
        <path d="M60 140q30-40 84-4-30 34-84 4z" fill="#fff" opacity="0.18" />
        <path d="M186 184h30l-5-40h-20z" fill={accent} />
        <path d="M201 146q-26-18-20-46 16 6 20 30 6-30 24-38 2 32-24 54z" fill="#5a9161" />
      </>
    )}
    <ellipse cx="112" cy="180" rx="40" ry="12" fill={accent} />
    <ellipse cx="146" cy="178" rx="30" ry="11" fill={primary} />
    <rect x="150" y="128" width="32" height="46" rx="9" fill="#cfe9f3" opacity="0.92" />
    <rect x="153" y="120" width="26" height="10" rx="3" fill={secondary} />
    <g fill="#f0a52b">
      <circle cx="158" cy="160" r="3" />
      <circle cx="170" cy="152" r="2.5" />
      <circle cx="165" cy="166" r="2.5" />
      <circle cx="174" cy="164" r="3" />
    </g>
    <path d="m112 112 8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z" fill="#ffd45c" />
    <path
      d="M104 138q3-4 6 0M115 138q3-4 6 0M108 146q5 5 9 0"
      stroke="#7a5a17"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
  </Picture>
);

/** The covers of what is attached; painted spines where there are fewer. */
const ActivityShelf = ({ look, shelf }: { readonly look: Look; readonly shelf: Room['shelf'] }) => {
  const { wood, dark, light, primary, secondary, accent, background } = look;
  const spines = [primary, accent, secondary, background, accent, primary];
  const places = [46, 98, 150];
  return (
    <Picture ropes={dark}>
      <rect x="30" y="18" width="180" height="170" rx="10" fill={wood} />
      <rect x="40" y="28" width="160" height="70" rx="3" fill={dark} opacity="0.75" />
      <rect x="40" y="108" width="160" height="70" rx="3" fill={dark} opacity="0.75" />
      <rect x="34" y="94" width="172" height="9" fill={light} />
      <rect x="34" y="174" width="172" height="9" fill={light} />
      {places.map((x, index) => {
        const cover = shelf[index]?.cover_image_url;
        return cover ? (
          <image
            key={x}
            href={cover}
            x={x}
            y="34"
            width="46"
            height="60"
            preserveAspectRatio="xMidYMid slice"
          />
        ) : (
          <g key={x}>
            <rect x={x} y="36" width="46" height="58" rx="3" fill={spines[index]} />
            <circle cx={x + 23} cy="60" r="11" fill="#fff" opacity="0.75" />
            <rect x={x + 10} y="78" width="26" height="5" rx="2" fill="#fff" opacity="0.75" />
          </g>
        );
      })}
      {[50, 67, 84, 101, 118, 135].map((x, index) => (
        <rect
          key={x}
          x={x}
          y={124 + (index % 3) * 6}
          width="14"
          height={50 - (index % 3) * 6}
          rx="2"
          fill={spines[index]}
        />
      ))}
      <g transform="rotate(12 174 150)">
        <rect x="160" y="126" width="32" height="46" rx="2" fill="#fff" />
        <path d="M165 136h22M165 144h22M165 152h14" stroke={secondary} strokeWidth="3" />
      </g>
    </Picture>
  );
};

export const Thing = ({
  item,
  look,
  shelf,
}: {
  readonly item: Item;
  readonly look: Look;
  readonly shelf: Room['shelf'];
}) => {
  switch (item) {
    case 'sand_tray':
      return <SandTray {...look} />;
    case 'dollhouse':
      return <Dollhouse {...look} />;
    case 'whiteboard':
      return <Whiteboard {...look} />;
    case 'multiplayer_games':
      return <Games {...look} />;
    case 'single_player_games':
      return <CalmCorner {...look} />;
    case 'activity_shelf':
      return <ActivityShelf look={look} shelf={shelf} />;
  }
};
