import { lengthFit, type Fit } from './listing.ts';
import classes from './seo.module.css';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

interface MeterProps {
  /** What is typed for search engines. */
  own: string;
  /** What search engines show: the record's own text if nothing is typed. */
  shown: string;
  range: { from: number; to: number };
}

/** How much of the available length a text uses: '43 of 60, good'. */
export function LengthMeter({ own, shown, range }: MeterProps) {
  const fit = lengthFit(shown.length, range);
  const isFallback = own === '' && shown !== '';
  return (
    <div className={classes.meter} data-fit={fit}>
      <svg className={classes.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes.room} width="100" height="4" />
        <rect className={classes.used} width={Math.min(100, (shown.length / range.to) * 100)} height="4" />
      </svg>
      <span className={classes.fit}>
        {isFallback && fieldsTexts.fromThePage}
        {fitText(shown.length, range.to, fit)}
      </span>
    </div>
  );
}

function fitText(length: number, to: number, fit: Fit): string {
  return fit === 'empty' ? fieldsTexts.emptyAndThePage : fieldsTexts.ofWithLengthAndToAndFit(length, to, fit);
}
