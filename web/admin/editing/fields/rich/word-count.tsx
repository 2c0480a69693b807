import { countWords, readingMinutes } from '#contract/reading-time.ts';
import { uploadLimits } from '#contract/texts.ts';
import classes from './rich.module.css';

/** How long a text is ('482 words, 3 minutes to read'), and which pictures it takes. */
export function WordsBelow({ html }: { html: string }) {
  return <p className={classes.length}>{`${lengthOf(html)}. Pictures: ${uploadLimits}`}</p>;
}

export function lengthOf(html: string): string {
  const words = countWords(html);
  if (words === 0) return 'No text yet';
  const minutes = readingMinutes(html);
  return `${words.toLocaleString('en-GB')} ${words === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
}
