/**
 * The figures of the playroom, in the drawers of a therapist's shelf. An emoji stands for its picture of the package
 * `@lobehub/fluent-emoji-3d`; a word for a picture of our own (`own/`).
 */

export type FigureLocale = 'en' | 'de' | 'fr' | 'es';

export interface Drawer {
  readonly key: string;
  readonly label: Readonly<Record<FigureLocale, string>>;
  /** Ids, which are the names of the pictures' files. */
  readonly figures: readonly string[];
}

const TONES = ['🏻', '🏼', '🏽', '🏾', '🏿'] as const;
const PICTOGRAM = /\p{Extended_Pictographic}/u;

/** @returns the id of an emoji's picture: its code points. */
const idOf = (figure: string): string =>
  PICTOGRAM.test(figure)
    ? Array.from(figure, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('-')
    : figure;

const each = (figures: string): readonly string[] => figures.trim().split(/\s+/);
const inTone = (figure: string, tone = ''): string => {
  const [person = '', ...more] = figure;
  const rest = more[0] === '\ufe0f' ? more.slice(1) : more;
  return [person, tone, ...rest].join('');
};
/** Each of them in five colours of skin. */
const toned = (figures: string): readonly string[] =>
  each(figures).flatMap((figure) => TONES.map((tone) => inTone(figure, tone)));
/** The same, all of them once before any comes again: what is seen first has many people and all colours of skin. */
const mixed = (figures: string): readonly string[] =>
  TONES.flatMap((_tone, round) =>
    each(figures).map((figure, index) => inTone(figure, TONES[(index + round) % TONES.length])),
  );

const drawer = (
  key: string,
  [en, de, fr, es]: readonly [string, string, string, string],
  ...figures: readonly (readonly string[])[]
): Drawer => ({ key, label: { en, de, fr, es }, figures: figures.flat().map(idOf) });

export const drawers: readonly Drawer[] = [
  drawer(
    'people',
    ['People', 'Menschen', 'Personnes', 'Personas'],
    mixed('👧 👦 🧍‍♀️ 🧍‍♂️ 👶 👵 👴 🧒 👩 👨 🚶‍♀️ 🚶‍♂️ 👩‍🦽 👨‍🦽 👩‍🦯 👨‍🦯 🦻 🧏‍♀️ 🧏‍♂️ 🏃‍♀️ 🏃‍♂️ 🧎‍♀️ 🧎‍♂️'),
    each(
      '🧑🏽‍🦼 🧑🏻‍🦼 👩🏿‍🦼 👨🏾‍🦼 👩🏻‍🦰 👨🏼‍🦰 👩🏾‍🦱 👨🏽‍🦱 👩🏼‍🦳 👨🏿‍🦳 👩🏽‍🦲 👨🏻‍🦲 🧔🏻 🧔🏽 🧔🏿 👱🏻‍♀️ 👱🏼‍♂️ 🧕🏻 🧕🏽 🧕🏿',
    ),
    each('👳🏽‍♂️ 👳🏾‍♀️ 🧓🏼 🧓🏾 💃🏽 🕺🏿 🙇🏻 🙋🏾 🤷🏼 🙅🏽 🦯 🦼 🦽 🦿 🦾 👓 👣 👤'),
  ),
  drawer(
    'families',
    ['Families', 'Familien', 'Familles', 'Familias'],
    each('👪 👨‍👩‍👦 👨‍👩‍👧 👨‍👩‍👧‍👦 👨‍👩‍👦‍👦 👨‍👩‍👧‍👧 👩‍👩‍👦 👩‍👩‍👧 👩‍👩‍👧‍👧 👨‍👨‍👦 👨‍👨‍👧 👨‍👨‍👦‍👦'),
    each('👩‍👦 👩‍👧 👩‍👧‍👦 👩‍👦‍👦 👩‍👧‍👧 👨‍👦 👨‍👧 👨‍👧‍👦 👨‍👦‍👦 👨‍👧‍👧'),
    toned('🤰 🤱 👩‍🍼 👨‍🍼 👫 👭 👬'),
    each('👩‍❤️‍👨 👩‍❤️‍👩 👨‍❤️‍👨 👥 🫂'),
  ),
  drawer(
    'work',
    ['Work', 'Berufe', 'Métiers', 'Oficios'],
    each(
      '👩🏽‍⚕️ 👨🏿‍⚕️ 👩🏻‍🏫 👨🏾‍🏫 👮🏼‍♀️ 👮🏾‍♂️ 👩🏾‍🚒 👨🏼‍🚒 👩🏻‍⚖️ 👨🏽‍⚖️ 👩🏿‍🌾 👨🏻‍🌾 👩🏼‍🍳 👨🏽‍🍳 👩🏽‍🔧 👨🏿‍🔧 👩🏻‍🏭 👨🏽‍🏭 👩🏾‍💼 👨🏼‍💼',
    ),
    each(
      '👩🏿‍🔬 👨🏽‍🔬 👩🏼‍💻 👨🏾‍💻 👩🏽‍🎤 👨🏻‍🎤 👩🏾‍🎨 👨🏿‍🎨 👩🏼‍✈️ 👨🏽‍✈️ 👩🏻‍🚀 👨🏾‍🚀 👷🏽‍♀️ 👷🏻‍♂️ 💂🏾 🕵🏼‍♀️ 🕵🏿‍♂️ 👩🏽‍🎓 👨🏼‍🎓 🥷🏽',
    ),
  ),
  drawer(
    'wild',
    ['Wild animals', 'Wilde Tiere', 'Animaux sauvages', 'Animales salvajes'],
    each(
      '🦁 🐅 🐆 🐘 🦒 🦓 🦏 🦛 🐒 🦍 🦧 🐊 🐍 🦎 🐻 🐻‍❄️ 🐼 🐨 🦘 🐺 🦊 🦝 🦌 🫎 🐗 🦔 🐿️ 🦫 🦨 🦡 🦥 🦦 🦇 🦅 🦉 🦚 🦜 🦩 🐧 🐸 🐢 🐫 🦬 🐁 🕊️ 🪺 🐾',
    ),
  ),
  drawer(
    'farm',
    ['Farm animals and pets', 'Bauernhof und Haustiere', 'Ferme et compagnons', 'Granja y mascotas'],
    each('🐕 🐩 🐕‍🦺 🦮 🐈 🐈‍⬛ 🐎 🐄 🐂 🐃 🐖 🐷 🐑 🐏 🐐 🦙 🫏 🐓 🐔 🐣 🐤 🐥 🦆 🪿 🦢 🦃 🐇 🐹 🐭 🐶 🐱'),
  ),
  drawer(
    'sea',
    ['Sea animals', 'Meerestiere', 'Animaux marins', 'Animales marinos'],
    each('🐋 🐳 🐬 🦈 🐟 🐠 🐡 🐙 🪼 🦀 🦞 🦐 🦑 🦪 🐚 🦭 🪸'),
  ),
  drawer(
    'insects',
    ['Insects and small ones', 'Insekten und Kleine', 'Insectes et petites bêtes', 'Insectos y bichos'],
    each('🦋 🐝 🐞 🐛 🐜 🐌 🦗 🪲 🪳 🕷️ 🕸️ 🦂 🦟 🪰 🪱'),
  ),
  drawer(
    'magic',
    ['Fantasy and magic', 'Fantasie und Zauber', 'Féerie et magie', 'Fantasía y magia'],
    each(
      '🐉 🐲 🦄 🧙🏻‍♂️ 🧙🏽‍♀️ 🧚🏼‍♀️ 🧚🏿‍♂️ 🧜🏽‍♀️ 🧜🏻‍♂️ 🧝🏼‍♀️ 🧝🏾‍♂️ 🧞‍♂️ 🧞‍♀️ 🦸🏻‍♀️ 🦸🏿‍♂️ 🦸🏽‍♀️ 🦹🏼‍♂️ 🦹🏾‍♀️ 🤴🏽 👸🏻 👸🏿 🫅🏾 🎅🏼 🤶🏾 🦕 🦖 🪄 🔮 👑 🗝️ 🪶 💎 treasure-chest 🤖 👾 🛸',
    ),
  ),
  drawer(
    'fears',
    ['Fears and monsters', 'Ängste und Monster', 'Peurs et monstres', 'Miedos y monstruos'],
    each('👻 👽 👹 👺 👿 😈 🧟‍♂️ 🧟‍♀️ 🧛🏻‍♂️ 🧛🏽‍♀️ 🧌 💀 ☠️ 🤡 🎃 🏴‍☠️ 🕳️ 💣 🔥 🌪️ ⛓️ 🪤 🩸 👁️ 🌋 🗡️ 💥'),
  ),
  drawer(
    'houses',
    ['Houses and landmarks', 'Häuser und Bauwerke', 'Maisons et monuments', 'Casas y monumentos'],
    each(
      '🏠 🏡 🏘️ 🏚️ 🛖 🏢 🏬 🏫 🏥 🏦 🏨 🏪 🏭 🏰 🏯 🗼 🗽 ⛺ 🏕️ 🎪 🎡 🎢 🎠 ⛲ 🏟️ 🏛️ 🗿 🌉 bridge 🧱 fence 🚏 🚦 🛑 🚧 🏝️ 🗻',
    ),
  ),
  drawer(
    'vehicles',
    ['Vehicles and rescue', 'Fahrzeuge und Rettung', 'Véhicules et secours', 'Vehículos y rescate'],
    each(
      '🚑 🚒 🚓 🚁 🚗 🚙 🚕 🚌 🚎 🏎️ 🚚 🚛 🚜 🏍️ 🛵 🚲 🛴 🛹 🚂 🚃 🚄 🚋 ✈️ 🛩️ 🚀 ⛵ 🛶 🚤 🛥️ ⛴️ 🚢 🛟 ⚓ 🚨 🛞 ⛽',
    ),
  ),
  drawer(
    'landscape',
    ['Plants and landscape', 'Pflanzen und Landschaft', 'Plantes et paysage', 'Plantas y paisaje'],
    each('🌳 🌲 🌴 🌵 🌱 🌿 ☘️ 🍀 🎋 🍃 🍂 🍁 🌾 🌷 🌹 🥀 🌺 🌸 🌼 🌻 💐 🪷 🪻 🍄 🪨 🪵 ⛰️ 🏔️ 🪴 🌊 🏜️ 🪹'),
  ),
  drawer(
    'sky',
    ['Sky and weather', 'Himmel und Wetter', 'Ciel et temps', 'Cielo y tiempo'],
    each('☀️ 🌤️ ⛅ 🌥️ ☁️ 🌦️ 🌧️ ⛈️ 🌩️ 🌨️ ❄️ ☃️ ⛄ 🌈 ⚡ 💧 🌙 🌛 🌝 🌞 🌕 🌑 ⭐ 🌟 ✨ ☄️ 🌍 🪐 💨 🌫️ ☔'),
  ),
  drawer(
    'food',
    ['Food', 'Essen', 'Nourriture', 'Comida'],
    each(
      '🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🫐 🍒 🍑 🍍 🥝 🍅 🥑 🥕 🌽 🥦 🥔 🧅 🍞 🥐 🥨 🧀 🥚 🍳 🥞 🍔 🍟 🍕 🌭 🥪 🌮 🍝 🍜 🍲 🍚 🍣 🥗 🍦 🍩 🍪 🎂 🧁 🍫 🍬 🍭 🍯 🥛 🧃 ☕ 🍼 🥤 🍷',
    ),
  ),
  drawer(
    'household',
    ['Household and furniture', 'Haushalt und Möbel', 'Maison et meubles', 'Hogar y muebles'],
    each(
      '🛏️ 🛋️ 🪑 table wardrobe shelf stove fridge sink toy-box 🛁 🚿 🚽 🪠 🧻 🧼 🪥 🧽 🪣 🧹 🧺 🪞 🪟 🚪 🖼️ 🕰️ ⏰ 🕯️ 💡 lamp 🏮 📺 📻 ☎️ 📱 💻 🖥️ 🎹 🍽️ 🥄 🔪 🫖 🍵 🏺 🪴 📚 📖 ✏️ 🎒 👕 👗 👖 🧦 👞 🧢 👜 ☂️ 💼 🧳 🗑️ 💰 📷 ✉️ 🎁 🔑 🔒',
    ),
  ),
  drawer(
    'play',
    ['Play and sport', 'Spiel und Sport', 'Jeux et sport', 'Juego y deporte'],
    each(
      '⚽ 🏀 🏈 🎾 🏐 🏓 🏸 🥊 🎳 ⛸️ 🎿 🛷 🏊🏽 🏄🏾 🚴🏼‍♀️ 🚴🏿‍♂️ 🧘🏽 🤸🏻 🧗🏾 🧸 🪁 🪀 🎈 🎉 🎨 🖍️ 🎭 🎲 🧩 🃏 🎯 🎮 🎸 🥁 🎺 🎻 🪇 🛝 🪆 🏆 🥇 🎣 🪃 🫧 🎏',
    ),
  ),
  drawer(
    'tools',
    ['Tools', 'Werkzeug', 'Outils', 'Herramientas'],
    each('🔨 🪓 ⛏️ 🛠️ 🔧 🪛 🪚 🔩 ⚙️ 🧰 🧲 🪜 🔦 ✂️ 📏 🪝 🔗 🛡️ ⚔️ 🏹 🔫 🧯 🩹 🩺 💊 💉 🩼 🌡️ 🔬 🔭 🧭 🧪 ⏳'),
  ),
  drawer(
    'feelings',
    ['Feelings', 'Gefühle', 'Émotions', 'Emociones'],
    each(
      '😀 😄 😂 🙂 😊 🥰 😍 🤗 😎 🤔 😐 😏 😒 🙄 😔 😢 😭 😡 😠 🤬 😱 😨 😰 😳 🥺 😴 🤢 🤒 🤕 😇 🥳 😬 🫣 🤐 🤯 🥱 ❤️ 💔 ❤️‍🩹 💛 💙 🖤 👍🏽 👎🏽 👏🏾 🙏🏼 ✊🏿',
    ),
  ),
  drawer(
    'life',
    ['Life and death', 'Leben und Tod', 'Vie et mort', 'Vida y muerte'],
    each('👶🏽 cradle 🍼 🎂 💍 👰🏻‍♀️ 👰🏿‍♀️ 🤵🏽‍♂️ 🤵🏼‍♂️ 💒 🪦 ⚰️ ⚱️ 💐 🥀 🕯️ 👼🏻 👼🏽 👼🏿 🏥 🥚 🐣 🦴 ⌛ 🧬'),
  ),
  drawer(
    'belief',
    ['Belief', 'Glaube', 'Croyances', 'Creencias'],
    each('⛪ 🕌 🕍 🛕 ⛩️ 🕋 ✝️ ☪️ ✡️ 🕉️ ☸️ ☯️ 🕎 🪯 ☦️ 🔯 📿 🪔 🪬 🧿 🕊️ 🙏🏽'),
  ),
];

/** Every figure once. */
export const figureIds: ReadonlySet<string> = new Set(drawers.flatMap(({ figures }) => figures));
