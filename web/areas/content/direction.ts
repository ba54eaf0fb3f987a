/** A child's name in other letters begins many a sentence of its book: it does not turn the sentence round. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/** The direction of most of its letters, as the document of the book has it. */
export const directionOf = (text: string): 'ltr' | 'rtl' => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const turned = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  return 2 * turned > letters ? 'rtl' : 'ltr';
};
