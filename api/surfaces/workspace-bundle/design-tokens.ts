import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../../web/styles/tokens.css', import.meta.url);

/** One declaration with different values by theme: `--name: … light-dark(light, dark) …;`. */
const DECLARATION = /^\s*(--[\w-]+):\s*([^;]*light-dark\([^;]*);/gm;
/** The two colours. Each may contain one level of parentheses. */
const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g;

/**
 * The design tokens without `light-dark()`, which tablets from before 2024 do not know: the light values, then the
 * dark ones, once for the device's setting and once for a host's theme.
 */
export const designTokens = (): string => {
  const source = readFileSync(TOKENS, 'utf8');
  const dark = [...source.matchAll(DECLARATION)].map(
    ([, name, value = '']) => `${name}: ${value.replaceAll(PAIR, '$2')};`,
  );
  const light = source.replaceAll(PAIR, '$1');
  // Inserted before the rules with hosts' own colours, which have the same specificity.
  const end = light.indexOf('\n}\n') + 3;
  return [
    light.slice(0, end),
    `@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark.join(' ')} } }`,
    `:root[data-theme="dark"] { ${dark.join(' ')} }`,
    light.slice(end),
  ].join('\n');
};
