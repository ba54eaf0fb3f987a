/** Markup in which every value is escaped, unless it is markup itself. */
class Markup {
  constructor(text) {
    this.text = text;
  }
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const textOf = (value) => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => ESCAPES[character]);
};

export const html = (parts, ...values) => new Markup(String.raw({ raw: parts }, ...values.map(textOf)));
export const markup = ({ text }) => text;
