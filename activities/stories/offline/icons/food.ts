import type { IconObject } from './icon-object.ts';

/** Food and drink. */
export const FOOD = {
  banana: {
    icon: 'banana',
    names: ['a banana', 'eine Banane', 'une banane', 'un plátano'],
    words: ['banana*', 'banane*', 'banane*', 'plátano*, banana*'],
  },
  bread: {
    icon: 'bread',
    names: ['bread', 'Brot', 'du pain', 'pan'],
    words: ['bread, toast', 'brot, brote, brötchen, toast', 'pain, tartine*', 'pan, tostada*'],
  },
  broccoli: {
    icon: 'broccoli',
    names: ['broccoli', 'Brokkoli', 'du brocoli', 'brócoli'],
    words: ['broccoli, vegetable*', 'brokkoli, gemüse', 'brocoli*, légume*', 'brócoli, verdura*'],
  },
  cheese: {
    icon: 'cheese-wedge',
    names: ['cheese', 'Käse', 'du fromage', 'queso'],
    words: ['cheese', 'käse', 'fromage*', 'queso*'],
  },
  chocolate: {
    icon: 'chocolate-bar',
    names: [
      'a bar of chocolate',
      'eine Tafel Schokolade',
      'une tablette de chocolat',
      'una tableta de chocolate',
    ],
    words: ['chocolate*', 'schokolade*', 'chocolat*', 'chocolate*'],
  },
  cookie: {
    icon: 'cookie',
    names: ['a biscuit', 'ein Keks', 'un biscuit', 'una galleta'],
    words: ['cookie*, biscuit*', 'keks*, plätzchen', 'biscuit*, cookie*, gâteaux secs', 'galleta*'],
  },
  egg: {
    icon: 'egg',
    names: ['an egg', 'ein Ei', 'un œuf', 'un huevo'],
    words: ['egg, eggs, easter', 'ei, eier, ostern, osterei*', 'oeuf, oeufs, pâques', 'huevo, huevos'],
  },
  icecream: {
    icon: 'soft-ice-cream',
    names: ['an ice cream', 'ein Eis', 'une glace', 'un helado'],
    words: [
      'ice cream*, icecream*',
      'eisdiele*, eiscreme, eistüte, eis essen, eiswaffel*',
      'une glace, glaces, crème glacée',
      'helado*, heladería*',
    ],
  },
  lollipop: {
    icon: 'lollipop',
    names: ['a lollipop', 'ein Lutscher', 'une sucette', 'una piruleta'],
    words: [
      'lollipop*, candy, candies, sweets',
      'lutscher*, süßigkeit*, bonbon*',
      'bonbon*, sucreries, sucette*',
      'piruleta*, caramelo*, chuche*, dulces',
    ],
  },
  milk: {
    icon: 'glass-of-milk',
    names: ['a glass of milk', 'ein Glas Milch', 'un verre de lait', 'un vaso de leche'],
    words: ['milk', 'milch', 'lait', 'leche'],
  },
  noodles: {
    icon: 'spaghetti',
    names: [
      'a plate of spaghetti',
      'ein Teller Spaghetti',
      'une assiette de spaghettis',
      'un plato de espaguetis',
    ],
    words: [
      'spaghetti*, noodle*, pasta',
      'spaghetti, nudel*',
      'spaghetti*, pâtes, nouilles',
      'espagueti*, fideos, macarrones',
    ],
  },
  peanut: {
    icon: 'peanuts',
    names: ['peanuts', 'Erdnüsse', 'des cacahuètes', 'cacahuetes'],
    words: [
      'peanut*, nut allergy, nuts',
      'erdnuss*, erdnüsse*, nussallergie*, nüsse',
      'cacahuète*, arachide*, noix',
      'cacahuete*, frutos secos, nueces',
    ],
  },
  pizza: {
    icon: 'pizza',
    names: ['a slice of pizza', 'ein Stück Pizza', 'une part de pizza', 'un trozo de pizza'],
    words: ['pizza*', 'pizza*', 'pizza*', 'pizza*'],
  },
  soup: {
    icon: 'pot-of-food',
    names: ['a pot of soup', 'ein Topf Suppe', 'une marmite de soupe', 'una olla de sopa'],
    words: ['soup, soups, cooking', 'suppe, suppen, kochen', 'soupe*, cuisiner', 'sopa, sopas, cocinar'],
  },
  strawberry: {
    icon: 'strawberry',
    names: ['a strawberry', 'eine Erdbeere', 'une fraise', 'una fresa'],
    words: ['strawberr*', 'erdbeer*', 'fraise*', 'fresa, fresas'],
  },
} as const satisfies Record<string, IconObject>;
