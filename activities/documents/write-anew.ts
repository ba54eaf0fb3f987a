import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

interface Table {
  get(index: number): unknown;
  set(index: number, value: unknown): void;
}

/** Types of the part that is used here; the type package of Node has almost none of it. */
const { Instance, Module } = (
  globalThis as unknown as {
    readonly WebAssembly: {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (
        module: object,
        imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
      ) => { readonly exports: Readonly<Record<string, unknown>> };
    };
  }
).WebAssembly;

/** Internal parts of the package: it contains all of PDFium, but its interface only offers reading. */
interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: {
    readonly __indirect_function_table: Table;
    malloc(size: number): number;
    free(address: number): void;
  };
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
}

const REMOVE_SECURITY = 3;

/**
 * `(module (import "e" "f" (func (param i32 i32 i32) (result i32))) (export "f" (func 0)))`: it wraps a function,
 * because a table does not accept plain functions.
 */
const WRITER = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 127, 127, 1, 127, 2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1,
  1, 102, 0, 0,
]);

type Write = (self: number, address: number, size: number) => 0 | 1;

/** Puts the function into the first free slot of the table, because the table cannot grow. */
const pointerTo = (table: Table, write: Write): number => {
  const { exports } = new Instance(new Module(WRITER), { e: { f: write } });
  let pointer = 0;
  while (table.get(pointer) !== null) pointer += 1;
  table.set(pointer, exports.f);
  return pointer;
};

/**
 * Writes the document again: repaired if it was broken, and unlocked if it was locked without a password. Its pages
 * have been drawn by then, so generated appearances of fields and annotations are written too.
 * @param most in bytes.
 */
export const writeAnew = (library: PDFiumLibrary, document: PDFiumDocument, most: number): Uint8Array => {
  const pdfium = (library as unknown as { module: Pdfium }).module;
  const { documentIdx } = document as unknown as { documentIdx: number };
  const parts: Uint8Array[] = [];
  let size = 0;
  const write: Write = (_self, address, length) => {
    size += length;
    if (size > most) return 0;
    parts.push(pdfium.HEAPU8.slice(address, address + length));
    return 1;
  };
  const { __indirect_function_table: table } = pdfium.wasmExports;
  const pointer = pointerTo(table, write);
  // The structure FPDF_FILEWRITE: its version, and the function.
  const writer = pdfium.wasmExports.malloc(8);
  try {
    const view = new DataView(pdfium.HEAPU8.buffer);
    view.setInt32(writer, 1, true);
    view.setInt32(writer + 4, pointer, true);
    if (!pdfium._FPDF_SaveAsCopy(documentIdx, writer, REMOVE_SECURITY))
      throw new Error('The document cannot be written');
  } finally {
    pdfium.wasmExports.free(writer);
    table.set(pointer, null);
  }
  return Buffer.concat(parts);
};
