import { Textarea } from '@mantine/core';
import { useState } from 'react';
import fieldClasses from '#web/admin/editing/fields/fields.module.css';
import { controlProps } from '#web/admin/editing/fields/field-frame.tsx';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import { WordCount } from './word-count.tsx';
import { refusedTags } from './unsupported-markup.ts';
import { oneBlockPerLine } from './format-html.ts';
import classes from './rich.module.css';
import * as richTextTexts from '#web/admin/texts/rich-text.ts';

/** Formatted text as HTML, one block per line. */
export function SourceEditor({ field, html, isPage }: { field: Field; html: string; isPage: boolean }) {
  // Only typing changes the text; splitting it into lines does not.
  const [shown, setShown] = useState({ of: html, lines: oneBlockPerLine(html) });
  if (shown.of !== html) setShown({ of: html, lines: oneBlockPerLine(html) });
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
          {richTextTexts.thisIsRemoved(refused.map((tag) => `<${tag}>`).join(', '))}
        </p>
      )}
      {field.info.upload && !isPage && <WordCount html={html} />}
    </>
  );
}
