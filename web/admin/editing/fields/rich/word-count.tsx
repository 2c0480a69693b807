import { countWords, readingMinutes } from '#contract/reading-time.ts';
import { uploadLimits } from '#contract/texts.ts';
import classes from './rich.module.css';

/** The length of a text ('482 words, 3 minutes to read') and the limits for images. */
export function WordCount({ html }: { html: string }) {
  return <p className={classes.length}>{`${lengthText(html)}. Pictures: ${uploadLimits}`}</p>;
}

export function lengthText(html: string): string {
  const wordCount = countWords(html);
  if (wordCount === 0) return 'No text yet';
  const minutes = readingMinutes(html);
  return `${wordCount.toLocaleString('en-GB')} ${wordCount === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
