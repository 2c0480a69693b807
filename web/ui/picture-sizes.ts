/**
 * The width of a phone's screen without its margins, and a tenth less: nobody sees the difference, and the next smaller
 * file is half as large.
 */
export const PHONE = 'calc(92vw - 40px)';

/** The `sizes` of a picture as wide as the page; see `--width` and `--edge`. */
export const WIDE = `(min-width: 1736px) 1560px, (min-width: 600px) 92vw, ${PHONE}`;
