import { useWatch } from 'react-hook-form';
import { readingMinutes } from '#contract/reading-time.ts';
import { plainText } from '../editor/show-value.ts';
import classes from './blog.module.css';

/** How long a text is, as a reader will be told. */
export function TextLength({ name }: { name: string }) {
  const html: unknown = useWatch({ name });
  const words = plainText(html).split(' ').filter(Boolean).length;
  const minutes = readingMinutes(typeof html === 'string' ? html : '');
  return (
    <p className={classes.length}>
      {words === 1 ? '1 word' : `${words} words`}, {minutes === 1 ? '1 minute' : `${minutes} minutes`} to read
    </p>
  );
}
