import { uploadLimits } from '#contract/texts.ts';
import { lengthText } from './length-text.ts';
import classes from './rich.module.css';

/** The length of a text ('482 words, 3 min to read') and the limits for images. */
export function WordCount({ html }: { html: string }) {
  return <p className={classes.length}>{`${lengthText(html)}. Pictures: ${uploadLimits}`}</p>;
}
