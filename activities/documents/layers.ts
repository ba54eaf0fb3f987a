import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

const name = PDFName.of;

/** Deepest nesting of conditions on layers that is followed. */
const DEEPEST = 10;

/** Finds out whether a layer (ISO 32000-2, 8.11) is hidden when the document is opened. */
export const hiddenLayers = (document: PDFDocument): ((layer: PDFObject | undefined) => boolean) => {
  const { context, catalog } = document;
  const dict = (value: PDFObject | undefined): PDFDict | undefined => {
    const found = value instanceof PDFRef ? context.lookup(value) : value;
    return found instanceof PDFDict ? found : undefined;
  };
  const items = (value: PDFObject | undefined): PDFObject[] => {
    const found = value instanceof PDFRef ? context.lookup(value) : value;
    return found instanceof PDFArray ? found.asArray() : found ? [value as PDFObject] : [];
  };
  const settings = dict(dict(catalog.get(name('OCProperties')))?.get(name('D')));
  const named = (key: string) => new Set(items(settings?.get(name(key))).map(String));
  const [off, on] = [named('OFF'), named('ON')];
  const offAtFirst = settings?.get(name('BaseState')) === name('OFF');

  /** `[/And …]`, `[/Or …]`, `[/Not …]` */
  const holds = (expression: PDFObject | undefined, depth: number): boolean => {
    const [operator, ...operands] = items(expression);
    if (!(operator instanceof PDFName)) return !isHidden(expression, depth + 1);
    const values = operands.map((one) => depth > DEEPEST || holds(one, depth + 1));
    if (operator === name('Not')) return !values[0];
    return operator === name('Or') ? values.some(Boolean) : values.every(Boolean);
  };
  const isHidden = (layer: PDFObject | undefined, depth = 0): boolean => {
    const found = dict(layer);
    if (!found || depth > DEEPEST) return false;
    if (found.get(name('Type')) !== name('OCMD'))
      return offAtFirst ? !on.has(String(layer)) : off.has(String(layer));
    const condition = found.get(name('VE'));
    if (condition) return !holds(condition, depth + 1);
    const hidden = items(found.get(name('OCGs'))).map((one) => isHidden(one, depth + 1));
    if (hidden.length === 0) return false;
    const rules: Readonly<Record<string, boolean>> = {
      '/AllOn': hidden.some(Boolean),
      '/AnyOff': !hidden.some(Boolean),
      '/AllOff': !hidden.every(Boolean),
    };
    return rules[String(found.get(name('P')))] ?? hidden.every(Boolean);
  };
  return (layer) => isHidden(layer);
};
