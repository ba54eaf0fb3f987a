/** The pens of a whiteboard, a worksheet and a colouring page. Each has a name; a person never goes by the colour alone. */
export const COLOURS = {
  black: '#23211f',
  grey: '#8a8f96',
  brown: '#8a5a33',
  red: '#d93a31',
  orange: '#f0851d',
  yellow: '#f7cb2d',
  lime: '#8fc63d',
  green: '#2f9e55',
  turquoise: '#22a9b0',
  blue: '#2f6fd6',
  purple: '#7d4cc2',
  pink: '#ea6fa8',
  'skin-1': '#fbdcc4',
  'skin-2': '#e5b18a',
  'skin-3': '#b97a4c',
  'skin-4': '#6f452b',
} as const;
export type Colour = keyof typeof COLOURS;
export const COLOUR_KEYS = Object.keys(COLOURS) as readonly Colour[];
