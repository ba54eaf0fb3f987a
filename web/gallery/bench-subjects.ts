import type { ToyKey, ToySubject } from '../toys/toy.ts';

const picture = (sky: string, ground: string, more: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${sky}"/><ellipse cx="600" cy="860" rx="900" ry="300" fill="${ground}"/>${more}</svg>`,
  )}`;
const fox = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-90 0 L-100 -120 L-40 -70 H40 L100 -120 L90 0 Q0 120 -90 0Z" fill="#e07a3f"/><path d="M-90 0 Q-40 20 0 70 Q40 20 90 0 Q0 120 -90 0Z" fill="#fff4e6"/><circle cx="-36" cy="-10" r="10"/><circle cx="36" cy="-10" r="10"/><circle cy="64" r="12"/></g>`;

const BOOK: ToySubject = {
  id: 'book',
  title: 'The fox who counted stars',
  language: 'en',
  pages: [
    {
      image_url: picture(
        '#20304f',
        '#39506f',
        `${fox(420, 520)}<g fill="#fbe08a"><circle cx="200" cy="120" r="10"/><circle cx="700" cy="90" r="14"/><circle cx="960" cy="200" r="9"/></g>`,
      ),
      text: 'One night the little fox could not sleep. It was so dark outside.',
      alt_text: 'A fox below the stars',
    },
    {
      image_url: picture(
        '#6f9fc9',
        '#7fb069',
        `${fox(760, 540)}<circle cx="250" cy="180" r="80" fill="#fbe08a"/>`,
      ),
      text: 'So she counted the stars, one after the other, and breathed slowly.',
      alt_text: 'A fox on a hill',
    },
    {
      image_url: picture('#f6c9a0', '#8dbb7a', fox(600, 520)),
      text: 'When the morning came, she was not afraid any more.',
      alt_text: 'A fox in the morning',
    },
  ],
};

const line = (y: number): string =>
  `<path d="M80 ${y} H920" stroke="#b9b4a8" stroke-width="3" stroke-dasharray="2 10"/>`;
const sheetOf = (title: string, more: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1414" viewBox="0 0 1000 1414"><rect width="1000" height="1414" fill="#fff"/><text x="80" y="130" font-family="sans-serif" font-size="54" font-weight="700" fill="#2a3533">${title}</text>${more}</svg>`,
  )}`;
const WORKSHEET: ToySubject = {
  id: 'worksheet',
  title: 'What makes me strong',
  language: 'en',
  pages: [
    {
      image_url: sheetOf(
        'What makes me strong',
        `${[320, 420, 520].map(line).join('')}<rect x="80" y="620" width="840" height="640" rx="30" fill="none" stroke="#b9b4a8" stroke-width="5"/>`,
      ),
      text: null,
      alt_text: 'Lines to write on and a frame to draw in',
    },
    {
      image_url: sheetOf('People who help me', [320, 460, 600, 740].map(line).join('')),
      text: null,
      alt_text: 'Lines',
    },
  ],
};

/** What the session would have chosen for a toy that needs something. */
export const subjectOf = (toy: ToyKey): ToySubject | undefined =>
  toy === 'storybook' || toy === 'jigsaw' ? BOOK : toy === 'worksheet' ? WORKSHEET : undefined;
