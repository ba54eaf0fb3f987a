/**
 * Limits on the resources that an uploaded document may use. A document that needs more is refused as unreadable;
 * real worksheets do not.
 */

/** From decisions, part 5. */
export const PAGES_MOST = 60;

/** Longest side of a page's picture, in pixels: A4 at 170 dots per inch. */
export const SIDE_LONGEST = 2_000;

/** Most pixels of an uploaded picture: more than any camera has. */
export const PIXELS_MOST = 60_000_000;

/** Most pixels of a picture in a PDF, where scans with one bit per pixel are large: A4 at 2,000 dots per inch. */
export const PDF_PIXELS_MOST = 400_000_000;

/**
 * Most bytes that chunks beside the picture of a PNG may unpack to. Colour profiles and edit histories stay far
 * below.
 */
export const COMMENT_MOST = 16 * 1024 * 1024;

/**
 * Processor time for one step (opening the document, or one page), in seconds. It limits the cost of a decompression
 * bomb. On a busy machine a scan of A4 at 600 dots per inch has needed more than two.
 */
export const STEP_CPU_SECONDS = 3;
/**
 * Processor time for copying all pages, in seconds. If it takes longer, the PDF is made from the pictures of its
 * pages.
 */
export const COPY_CPU_SECONDS = 12;
/** Most bytes of the written copy: the document again, with the annotations drawn into its pages. */
export const COPY_MOST = 64 * 1024 * 1024;
/**
 * Elapsed time for the same step, in seconds. On a busy machine a step takes longer, and is then tried again
 * elsewhere.
 */
export const STEP_SECONDS = 30;

/** Most bytes that one content stream (of a page, or of something on it) may unpack to. */
export const DRAWING_MOST = 32 * 1024 * 1024;

/** Most resident memory of the reading process, in bytes. */
export const MEMORY_MOST = 512 * 1024 * 1024;
