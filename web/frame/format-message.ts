export type Values = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural, ((?:\w+|=\d+) \{[^{}]*\}(?: (?:\w+|=\d+) \{[^{}]*\})*)\}/g;
const CASE = /(\w+|=\d+) \{([^{}]*)\}/g;

/** Fills in a message. `#` in a plural's case is the number, as the locale writes it. */
export const format = (message: string, values: Values, tag: string): string =>
  message
    .replace(PLURAL, (_whole, name: string, cases: string) => {
      const count = Number(values[name]);
      const byCase = new Map([...cases.matchAll(CASE)].map(([, key = '', words = '']) => [key, words]));
      const words =
        byCase.get(`=${count}`) ??
        byCase.get(new Intl.PluralRules(tag).select(count)) ??
        byCase.get('other') ??
        '';
      return words.replaceAll('#', new Intl.NumberFormat(tag).format(count));
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : (value ?? whole);
    });
