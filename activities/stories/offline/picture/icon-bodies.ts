import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICONS, type IconName } from '../icons/icons.ts';

/** The pictures of the dependency, as SVG without its root. Of its three thousand only ours are kept in memory. */

const FILE = '@iconify-json/fluent-emoji-flat/icons.json';

const readBodies = (): ReadonlyMap<IconName, string> => {
  const path = createRequire(import.meta.url).resolve(FILE);
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  return new Map(
    (Object.keys(ICONS) as IconName[]).map((name) => {
      const body = icons[ICONS[name].icon]?.body;
      if (body === undefined) throw new Error(`No picture named ${ICONS[name].icon}`);
      return [name, body];
    }),
  );
};

let bodies: ReadonlyMap<IconName, string> | undefined;

/** An icon, 32 wide and high. */
export const iconBody = (name: IconName): string => {
  bodies ??= readBodies();
  return bodies.get(name) as string;
};
