import type { IconObject } from './icon-object.ts';

/** What helps a body, and what hurts it. */
export const CARE = {
  bone: {
    icon: 'x-ray',
    names: ['an X-ray picture', 'ein Röntgenbild', 'une radiographie', 'una radiografía'],
    words: [
      'broken arm, broken leg, x ray, xray, broken bone*',
      'röntgen*, gebrochen* arm, gebrochen* bein, arm gebrochen, bein gebrochen, gips',
      'radiographie*, bras cassé, jambe cassée, plâtre',
      'radiografía*, brazo roto, pierna rota, escayola',
    ],
  },
  bandage: {
    icon: 'adhesive-bandage',
    names: ['a plaster', 'ein Pflaster', 'un pansement', 'una tirita'],
    words: [
      'wound*, injur*, bleeding, blood, scar, scars',
      'wunde, wunden, blut, bluten, narbe*',
      'blessure*, sang, cicatrice*',
      'herida*, sangre, cicatri*',
    ],
  },
  brain: {
    icon: 'brain',
    names: ['a brain', 'ein Gehirn', 'un cerveau', 'un cerebro'],
    words: ['brain*', 'gehirn*', 'cerveau*', 'cerebro*'],
  },
  crutches: {
    icon: 'crutch',
    names: ['a crutch', 'eine Krücke', 'une béquille', 'una muleta'],
    words: ['crutch*', 'krücke*', 'béquille*', 'muleta*'],
  },
  ear: {
    icon: 'ear',
    names: ['an ear', 'ein Ohr', 'une oreille', 'una oreja'],
    words: [
      'ear, ears, earache, loud noise*, noise, noises',
      'ohr, ohren, ohrenschmerz*, lärm, laute geräusche',
      'oreille*, otite*, bruit, bruits',
      'oreja*, oído*, ruido*',
    ],
  },
  hearingaid: {
    icon: 'ear-with-hearing-aid',
    names: [
      'an ear with a hearing aid',
      'ein Ohr mit Hörgerät',
      'une oreille avec un appareil auditif',
      'un oído con audífono',
    ],
    words: [
      'hearing aid*, cochlear, deaf*, hard hearing',
      'hörgerät*, gehörlos*, schwerhörig*, cochlea*',
      'appareil auditif, sourd*, malentendant*',
      'audífono*, sord*',
    ],
  },
  pill: {
    icon: 'pill',
    names: ['a pill', 'eine Tablette', 'un comprimé', 'una pastilla'],
    words: ['pill, pills', 'tablette nehmen, tabletten, pille*', 'comprimé*, pilule*', 'pastilla*, píldora*'],
  },
  thermometer: {
    icon: 'thermometer',
    names: ['a thermometer', 'ein Thermometer', 'un thermomètre', 'un termómetro'],
    words: [
      'fever, temperature, thermometer*',
      'fieber*, thermometer',
      'fièvre, thermomètre*',
      'fiebre, termómetro*',
    ],
  },
  facemask: {
    icon: 'face-with-medical-mask',
    names: ['a face with a mask', 'ein Gesicht mit Maske', 'un visage masqué', 'una cara con mascarilla'],
    words: [
      'virus*, covid, corona virus, face mask',
      'virus, corona, covid, mundschutz',
      'virus, covid',
      'virus, covid, mascarilla*',
    ],
  },
  wheelchair: {
    icon: 'manual-wheelchair',
    names: ['a wheelchair', 'ein Rollstuhl', 'un fauteuil roulant', 'una silla de ruedas'],
    words: ['wheelchair*', 'rollstuhl*, rollstühle*', 'fauteuil roulant', 'silla ruedas'],
  },
} as const satisfies Record<string, IconObject>;
