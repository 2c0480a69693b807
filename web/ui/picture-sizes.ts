/** The `sizes` of a picture that is as wide as the page's column; see `--width` and `--edge`. */
export const COLUMN =
  '(min-width: 1296px) 1200px, (min-width: 1024px) calc(100vw - 96px), (min-width: 600px) calc(100vw - 64px), calc(100vw - 40px)';
