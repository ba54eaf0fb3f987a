/**
 * How much of our machines an uploaded document may use. Whatever needs more is refused as unreadable: no
 * worksheet does.
 */

/** Decisions part 5. */
export const PAGES_MOST = 60;

/** Longest side of a page's picture, in pixels: A4 at 170 dots per inch. */
export const SIDE_LONGEST = 2_000;

/** Pixels that an uploaded picture may have: more than any camera's. */
export const PIXELS_MOST = 60_000_000;

/** The same in a PDF, where scans of one bit a pixel are large: A4 at 2,000 dots per inch. */
export const PDF_PIXELS_MOST = 400_000_000;

/** What is packed beside the picture of a PNG may unpack to so many bytes: colour profiles and edit histories stay far below. */
export const COMMENT_MOST = 16 * 1024 * 1024;

/**
 * Processor time for one step (opening the document, or one page), in seconds: it is what a bomb costs. On a busy
 * machine a scan of A4 at 600 dots per inch has needed more than two.
 */
export const STEP_CPU_SECONDS = 3;
/** The same for the copy of all its pages. What takes longer is made of the pictures. */
export const COPY_CPU_SECONDS = 12;
/** What the copy may be written with: the document once more, with what lay on its pages drawn into them. */
export const COPY_MOST = 64 * 1024 * 1024;
/** The same step on a clock: on a busy machine it takes longer, and is then tried again elsewhere. */
export const STEP_SECONDS = 30;

/** What one drawing (of a page, or of a thing on it) may unpack to, in bytes. */
export const DRAWING_MOST = 32 * 1024 * 1024;

/** Resident memory of the reading process, in bytes. */
export const MEMORY_MOST = 512 * 1024 * 1024;
