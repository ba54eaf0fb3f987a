import type { TreeElement } from './question-tree.ts';

/** Writes a tree into a browser's document. Text is text, never markup. */
export const drawTree = ({ tag, attributes, children }: TreeElement): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((one) => (typeof one === 'string' ? one : drawTree(one))));
  return element;
};
