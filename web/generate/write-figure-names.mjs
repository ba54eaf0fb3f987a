// Writes the names of the playroom's figures, in each language of the interface, from Unicode's annotations (CLDR).
import { readFileSync, writeFileSync } from 'node:fs';
import { figureIds } from '../toys/figures/drawers.ts';

const OWN = {
  'treasure-chest': ['Treasure chest', 'Schatztruhe', 'Coffre au trésor', 'Cofre del tesoro'],
  bridge: ['Wooden bridge', 'Holzbrücke', 'Pont de bois', 'Puente de madera'],
  fence: ['Fence', 'Zaun', 'Clôture', 'Valla'],
  table: ['Table', 'Tisch', 'Table', 'Mesa'],
  wardrobe: ['Wardrobe', 'Kleiderschrank', 'Armoire', 'Armario'],
  shelf: ['Shelf', 'Regal', 'Étagère', 'Estantería'],
  stove: ['Stove', 'Herd', 'Cuisinière', 'Cocina'],
  fridge: ['Fridge', 'Kühlschrank', 'Réfrigérateur', 'Frigorífico'],
  sink: ['Wash basin', 'Waschbecken', 'Lavabo', 'Lavabo'],
  'toy-box': ['Toy box', 'Spielzeugkiste', 'Coffre à jouets', 'Caja de juguetes'],
  lamp: ['Lamp', 'Lampe', 'Lampe', 'Lámpara'],
  cradle: ['Cradle', 'Wiege', 'Berceau', 'Cuna'],
};
const LANGUAGES = ['en', 'de', 'fr', 'es'];

const plain = (id) => id.replaceAll('-fe0f', '');
LANGUAGES.forEach((language, index) => {
  const file = new URL(import.meta.resolve(`emojibase-data/${language}/data.json`));
  const labels = new Map();
  for (const { hexcode, label, skins = [] } of JSON.parse(readFileSync(file, 'utf8')))
    for (const one of [{ hexcode, label }, ...skins]) labels.set(plain(one.hexcode.toLowerCase()), one.label);
  const names = [...figureIds].map((id) => {
    const name = OWN[id]?.[index] ?? labels.get(plain(id));
    if (name === undefined) throw new Error(`No name of ${id} in ${language}`);
    return [id, name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)];
  });
  const lines = names.map(
    ([id, name]) =>
      `  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: ${name.includes("'") ? JSON.stringify(name) : `'${name}'`},`,
  );
  writeFileSync(
    new URL(`../toys/figures/names/${language}.ts`, import.meta.url),
    `// Written by web/generate/write-figure-names.mjs.\nexport default {\n${lines.join('\n')}\n} as Readonly<Record<string, string>>;\n`,
  );
});
