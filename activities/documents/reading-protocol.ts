/** The messages between the worker and the process that reads a document. */

export type RefusalCode = 'unreadable_document' | 'encrypted_document' | 'too_many_pages';

export type Question =
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly media_type: string }
  | { readonly kind: 'page'; readonly index: number }
  /** Requests a new PDF with all pages. */
  | { readonly kind: 'copy' };

export interface DrawnPage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Answer =
  /** Sent once by itself: the libraries are loaded. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'open'; readonly pages: number }
  | ({ readonly kind: 'page' } & DrawnPage)
  | { readonly kind: 'copy'; readonly pdf: Uint8Array }
  | { readonly kind: 'refused'; readonly code: RefusalCode };
