/** A body that a seat may save. */
export const savedScene = {
  name: 'The island',
  scene: {
    background: 'beach',
    items: [
      { id: 'a', kind: 'palm', x: 10, y: 20.5, rotation: 15, scale: 1.5, layer: 2, flipped: true },
      { id: 'b', kind: 'boat', x: -4, y: 0, color: '#3a7d44', text: 'Home' },
    ],
  },
};

/** A PNG of one pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
