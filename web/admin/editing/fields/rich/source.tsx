import { Textarea } from '@mantine/core';
import { useState } from 'react';
import fieldClasses from '#web/admin/editing/fields/fields.module.css';
import { controlProps } from '#web/admin/editing/fields/frame.tsx';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { WordsBelow } from './word-count.tsx';
import { refusedTags } from './unsupported-markup.ts';
import { inLines } from './in-lines.ts';
import classes from './rich.module.css';

/** Formatted text as HTML, one block to a line. */
export function Source({ field, html }: { field: Field; html: string }) {
  // Only what is typed changes the text; that it stands in lines does not.
  const [shown, setShown] = useState({ of: html, lines: inLines(html) });
  if (shown.of !== html) setShown({ of: html, lines: inLines(html) });
  const refused = refusedTags(html);
  return (
    <>
      <Textarea
        {...controlProps(field, html.length)}
        aria-labelledby={`${field.id}-label`}
        classNames={{ input: `${fieldClasses.growing ?? ''} ${classes.source ?? ''}` }}
        rows={field.info.upload ? 14 : 5}
        spellCheck={false}
        value={shown.lines}
        onChange={({ currentTarget: { value } }) => {
          setShown({ of: value, lines: value });
          field.set(value);
        }}
      />
      {refused.length > 0 && (
        <p className={classes.note} role="status">
          This is removed when you save. Only its text stays: {refused.map((tag) => `<${tag}>`).join(', ')}.
        </p>
      )}
      {field.info.upload && <WordsBelow html={html} />}
    </>
  );
}
