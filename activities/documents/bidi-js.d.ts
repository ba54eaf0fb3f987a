/** Types of the part of bidi-js that is used here; the package has none. */
declare module 'bidi-js' {
  export interface EmbeddingLevels {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): EmbeddingLevels;
    getBidiCharTypeName(character: string): string;
    getMirroredCharacter(character: string): string | null;
  };
}
