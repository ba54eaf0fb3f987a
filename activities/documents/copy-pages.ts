import { inflateSync, constants as zlib } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { type ResourceKind, redraw } from './content-stream.ts';
import { DRAWING_MOST } from './document-limits.ts';
import { hiddenLayers } from './layers.ts';
import { placeOf } from './note-place.ts';
import { cleanJpeg, cleanJpeg2000 } from './picture-metadata.ts';

/**
 * Copies pages into a new document, with only those entries that are listed as needed for drawing. Everything else
 * (scripts, actions, files, forms, metadata, other pages) cannot get into the copy. Only pages that PDFium has
 * written are copied.
 *
 * Longer than 300 lines: what may be copied, and how, is judged in one file.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Dictionary entries that are needed for drawing (ISO 32000-2, 7 to 11). */
const DRAWN = setOf(`
  Type Subtype S CS I K Length Filter DecodeParms Predictor Colors BitsPerComponent Columns EarlyChange EndOfLine
  EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals ColorTransform
  Width Height ColorSpace Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte
  FormType BBox Matrix Group
  LW LC LJ ML D RI OP op OPM Font BM CA ca AIS TK SA SM FL TR TR2 BG BG2 UCR UCR2 G BC
  BaseFont Encoding DescendantFonts ToUnicode FirstChar LastChar Widths FontDescriptor FontBBox FontMatrix
  CIDSystemInfo Registry Ordering Supplement DW W DW2 W2 CIDToGIDMap Differences BaseEncoding CMapName WMode UseCMap
  FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
  AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Style Panose Length1 Length2 Length3
  N Alternate Range WhitePoint BlackPoint Gamma
  FunctionType Domain Size BitsPerSample Order Encode Functions Bounds C0 C1
  PatternType PaintType TilingType XStep YStep Shading ExtGState
  ShadingType Background AntiAlias Coords Function Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
`);
/** Entries of a page that are copied. Its resources and its content are built again. */
const OF_PAGE = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'];
/** Resources that are used without being named. */
const DEFAULT_COLOURS = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'];

/** Flags of annotations and fields that are not shown (ISO 32000-2, 12.5.3). */
const UNSEEN = 0x02 | 0x20;

const DEEPEST = 100;
const name = PDFName.of;
const RESOURCES = name('Resources');
const FILTER = name('Filter');

const inflated = (bytes: Uint8Array): Buffer =>
  inflateSync(bytes, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: DRAWING_MOST });

/** @throws Error if a stream unpacks to more than real drawings do. */
const unpacked = (stream: PDFRawStream): Uint8Array => {
  const filter = stream.dict.lookup(FILTER);
  const [first, ...others] = filter instanceof PDFArray ? filter.asArray() : [filter];
  const plain = stream.dict.get(name('DecodeParms')) === undefined;
  if (plain && first === name('FlateDecode') && others.length === 0) return inflated(stream.contents);
  return decodePDFRawStream(stream).decode();
};

const PICTURE_FILTERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  '/DCTDecode': cleanJpeg,
  '/JPXDecode': cleanJpeg2000,
};

export interface PageCopier {
  readonly pages: number;
  /** Adds a copy of the page to the document. @param index counted from 0. */
  copy(index: number): void;
  /** The document with all copied pages. */
  save(): Promise<Uint8Array>;
}

class Copier implements PageCopier {
  readonly #source: PDFDocument;
  readonly #from: readonly PDFPage[];
  readonly #target: PDFDocument;
  readonly #isHidden: ReturnType<typeof hiddenLayers>;
  /** Shared objects stay shared. The key is the object, and the resources that it inherits if it has none. */
  readonly #copied = new Map<PDFObject | undefined, Map<PDFRef, PDFRef>>();

  constructor(source: PDFDocument, target: PDFDocument) {
    this.#source = source;
    this.#target = target;
    this.#isHidden = hiddenLayers(source);
    this.#from = source.getPages();
  }

  get pages(): number {
    return this.#from.length;
  }

  copy(index: number): void {
    const { node: from } = this.#from[index] ?? {};
    if (!from) throw new Error('There is no such page');
    const { node: to } = this.#target.addPage();
    const { resources, drawing } = this.#drawn(this.#contentOf(from), from.Resources(), 0);
    const notes = this.#notesOf(from, resources);
    for (const key of OF_PAGE) {
      const value = this.#copyOf(from.getInheritableAttribute(name(key)), undefined, 0);
      if (value) to.set(name(key), value);
    }
    to.set(RESOURCES, resources);
    const content = Buffer.concat([Buffer.from('q\n'), drawing, Buffer.from(`Q\n${notes}`)]);
    to.set(name('Contents'), this.#target.context.register(this.#target.context.flateStream(content)));
  }

  save(): Promise<Uint8Array> {
    return this.#target.save({ addDefaultPage: false, updateFieldAppearances: false });
  }

  #lookup(value: PDFObject | undefined): PDFObject | undefined {
    return value instanceof PDFRef ? this.#source.context.lookup(value) : value;
  }

  #dictOf(value: PDFObject | undefined): PDFDict | undefined {
    const found = this.#lookup(value);
    if (found instanceof PDFStream) return found.dict;
    return found instanceof PDFDict ? found : undefined;
  }

  /** Resources that contain only what is used, and the content. */
  #drawn(content: Uint8Array, resources: PDFDict | undefined, depth: number) {
    const ofKind = (kind: string) => this.#dictOf(resources?.get(name(kind)));
    const { bytes: drawing, used } = redraw(content, {
      isHiddenLayer: (layer) => this.#isHidden(ofKind('Properties')?.get(name(layer))),
      isHiddenObject: (object) =>
        this.#isHidden(this.#dictOf(ofKind('XObject')?.get(name(object)))?.get(name('OC'))),
      cleanPicture: (dictionary, picture) => (/DCT/.test(dictionary) ? cleanJpeg(picture) : picture),
    });
    const kept = this.#target.context.obj({}) as PDFDict;
    const all = new Map<ResourceKind, ReadonlySet<string>>(used);
    all.set('ColorSpace', new Set([...(used.get('ColorSpace') ?? []), ...DEFAULT_COLOURS]));
    for (const [kind, names] of all) {
      const [from, to] = [ofKind(kind), this.#target.context.obj({}) as PDFDict];
      for (const one of names) {
        const value = this.#copyOf(from?.get(name(one)), resources, depth + 1);
        if (value) to.set(name(one), value);
      }
      if (to.keys().length > 0) kept.set(name(kind), to);
    }
    return { resources: kept, drawing };
  }

  #copyOfDict(dict: PDFDict, inherited: PDFDict | undefined, depth: number): PDFDict {
    const made = this.#target.context.obj({}) as PDFDict;
    for (const [key, value] of dict.entries()) {
      if (!DRAWN.has(key.decodeText())) continue;
      const copy = this.#copyOf(value, inherited, depth + 1);
      if (copy) made.set(key, copy);
    }
    return made;
  }

  /** The bytes of a picture, without its metadata. */
  #copyOfBytes(stream: PDFRawStream, made: PDFDict): Uint8Array {
    const filter = this.#lookup(stream.dict.get(FILTER));
    const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    const clean = PICTURE_FILTERS[String(filters.at(-1))];
    if (!clean) return stream.contents;
    if (filters.length === 1) return clean(stream.contents);
    // The picture is wrapped in another compression: that one is removed, and the picture's own compression stays.
    const around = stream.dict.clone(this.#source.context);
    around.set(FILTER, this.#source.context.obj(filters.slice(0, -1)));
    around.delete(name('DecodeParms'));
    made.set(FILTER, filters.at(-1) as PDFObject);
    made.delete(name('DecodeParms'));
    return clean(unpacked(PDFRawStream.of(around, stream.contents)));
  }

  #copyOfStream(stream: PDFRawStream, inherited: PDFDict | undefined, depth: number): PDFStream {
    const { dict } = stream;
    const made = this.#copyOfDict(dict, inherited, depth);
    const isForm = dict.get(name('Subtype')) === name('Form');
    if (isForm || dict.lookup(name('PatternType'))) {
      const own = this.#dictOf(dict.get(RESOURCES)) ?? inherited;
      const { resources, drawing } = this.#drawn(unpacked(stream), own, depth);
      const form = this.#target.context.flateStream(drawing);
      for (const [key, value] of made.entries())
        if (!['Length', 'Filter', 'DecodeParms'].includes(key.decodeText())) form.dict.set(key, value);
      form.dict.set(RESOURCES, resources);
      return form;
    }
    return PDFRawStream.of(made, this.#copyOfBytes(stream, made));
  }

  /** Glyphs of a Type 3 font: each is a content stream with the resources of the font. */
  #drawnLetters(font: PDFDict, made: PDFDict, inherited: PDFDict | undefined, depth: number) {
    const own = this.#dictOf(font.get(RESOURCES)) ?? inherited;
    const letters = this.#target.context.obj({}) as PDFDict;
    const all = this.#target.context.obj({}) as PDFDict;
    for (const [key, value] of this.#dictOf(font.get(name('CharProcs')))?.entries() ?? []) {
      const letter = this.#lookup(value);
      if (!(letter instanceof PDFRawStream)) continue;
      const { resources, drawing } = this.#drawn(unpacked(letter), own, depth + 1);
      letters.set(key, this.#target.context.register(this.#target.context.flateStream(drawing)));
      for (const [kind, some] of resources.entries()) {
        const merged = all.lookupMaybe(kind, PDFDict) ?? (this.#target.context.obj({}) as PDFDict);
        for (const [one, resource] of (some as PDFDict).entries()) merged.set(one, resource);
        all.set(kind, merged);
      }
    }
    made.set(name('CharProcs'), letters);
    made.set(RESOURCES, all);
  }

  #copyOf(
    value: PDFObject | undefined,
    inherited: PDFDict | undefined,
    depth: number,
  ): PDFObject | undefined {
    if (depth > DEEPEST) throw new Error('It is nested too deeply');
    if (value instanceof PDFRef) {
      const found = this.#lookup(value);
      if (!found) return undefined;
      // A form without resources uses the resources of the content that shows it.
      const own = found instanceof PDFStream && !found.dict.has(RESOURCES) ? inherited : undefined;
      const memory = this.#copied.get(own) ?? new Map<PDFRef, PDFRef>();
      this.#copied.set(own, memory);
      const known = memory.get(value);
      if (known) return known;
      const ref = this.#target.context.nextRef();
      memory.set(value, ref);
      const copy = this.#copyOf(found, inherited, depth + 1);
      if (!copy) return undefined;
      this.#target.context.assign(ref, copy);
      return ref;
    }
    if (value instanceof PDFRawStream) return this.#copyOfStream(value, inherited, depth);
    if (value instanceof PDFDict) {
      const made = this.#copyOfDict(value, inherited, depth);
      if (value.get(name('Subtype')) === name('Type3')) this.#drawnLetters(value, made, inherited, depth);
      return made;
    }
    if (value instanceof PDFArray) {
      const items = value.asArray();
      // The fifth item only describes the names of the inks.
      const some = items[0] === name('DeviceN') ? items.slice(0, 4) : items;
      const made = PDFArray.withContext(this.#target.context);
      for (const one of some)
        made.push(this.#copyOf(one, inherited, depth + 1) ?? this.#target.context.obj(null));
      return made;
    }
    return value instanceof PDFStream ? undefined : value;
  }

  #contentOf(page: PDFPageLeaf): Uint8Array {
    const found = this.#lookup(page.get(name('Contents')));
    const parts = found instanceof PDFArray ? found.asArray().map((one) => this.#lookup(one)) : [found];
    return Buffer.concat(
      parts.flatMap((part) => (part instanceof PDFRawStream ? [unpacked(part), Buffer.from('\n')] : [])),
    );
  }

  #numbersOf(value: PDFObject | undefined): number[] {
    const found = this.#lookup(value);
    const items = found instanceof PDFArray ? found.asArray().map((one) => this.#lookup(one)) : [];
    return items.map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
  }
  /** The appearance stream of an annotation or field; of several, the one for its present state. */
  #appearanceOf(note: PDFDict | undefined): [PDFObject, PDFDict] | undefined {
    const flags = this.#lookup(note?.get(name('F')));
    const unseen = flags instanceof PDFNumber && (flags.asNumber() & UNSEEN) !== 0;
    if (
      !note ||
      unseen ||
      note.get(name('Subtype')) === name('Popup') ||
      this.#isHidden(note.get(name('OC')))
    )
      return undefined;
    const normal = this.#dictOf(note.get(name('AP')))?.get(name('N'));
    const found = this.#lookup(normal);
    const state = note.get(name('AS'));
    const value =
      found instanceof PDFDict ? (state instanceof PDFName ? found.get(state) : undefined) : normal;
    const drawing = this.#lookup(value);
    return value && drawing instanceof PDFStream ? [value, drawing.dict] : undefined;
  }

  /** Draws the annotations of a page into the page, at their place and size (ISO 32000-2, 12.5.5). */
  #notesOf(page: PDFPageLeaf, resources: PDFDict): string {
    const listed = this.#lookup(page.get(name('Annots')));
    const drawings: string[] = [];
    for (const note of listed instanceof PDFArray ? listed.asArray().map((one) => this.#dictOf(one)) : []) {
      const found = this.#appearanceOf(note);
      if (!found) continue;
      const [appearance, dict] = found;
      const matrix = placeOf(
        this.#numbersOf(dict.get(name('BBox'))),
        this.#numbersOf(dict.get(name('Matrix'))),
        this.#numbersOf(note?.get(name('Rect'))),
      );
      const copy = matrix && this.#copyOf(appearance, undefined, 0);
      if (!copy) continue;
      const kind = name('XObject');
      const objects = resources.lookupMaybe(kind, PDFDict) ?? (this.#target.context.obj({}) as PDFDict);
      resources.set(kind, objects);
      let number = drawings.length;
      while (objects.has(name(`Note${number}`))) number += 1;
      objects.set(name(`Note${number}`), copy);
      drawings.push(`q ${matrix.map((one) => one.toFixed(4)).join(' ')} cm /Note${number} Do Q\n`);
    }
    return drawings.join('');
  }
}

/** @param bytes a document that PDFium wrote. */
export const openCopier = async (bytes: Uint8Array): Promise<PageCopier> =>
  new Copier(
    await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY }),
    await PDFDocument.create({ updateMetadata: false }),
  );
