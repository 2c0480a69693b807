import { uploadLimits } from '#contract/texts.ts';
import { lengthText } from './length-text.ts';
import classes from './rich.module.css';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** The length of a text ('482 words, 3 min to read') and the limits for images. */
export function WordCount({ html }: { html: string }) {
  return (
    <p className={classes.length}>{richTextTexts.picturesWithLengthAndUploadLimits(lengthText(html), uploadLimits)}</p>
  );
}
