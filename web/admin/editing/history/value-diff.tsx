import { useMemo } from 'react';
import type { z } from 'zod';
import classes from './value-diff.module.css';
import { valueText } from '#web/admin/editing/form/format-value.ts';
import { wordDiff, type DiffSegment } from './word-diff.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

interface ValueDiffProps {
  /** The schema of the field. */
  schema: z.ZodType;
  before: unknown;
  now: unknown;
}

/** A field's text with additions and deletions marked. */
export function ValueDiff({ schema, before, now }: ValueDiffProps) {
  const segments = useMemo(() => wordDiff(valueText(schema, before), valueText(schema, now)), [schema, before, now]);
  return (
    <>
      {segments.every(({ kind }) => kind === 'removed') && <em className={classes.empty}>{historyTexts.empty} </em>}
      {segments.map((segment, index) => (
        <DiffPiece key={index} {...segment} />
      ))}
    </>
  );
}

/** The space before a marked segment stays outside of the mark. */
export function DiffPiece({ text, kind }: DiffSegment) {
  const trimmed = text.trimStart();
  const space = text.slice(0, text.length - trimmed.length);
  if (kind === 'same') return text;
  return (
    <>
      {space}
      <DiffMark kind={kind}>{trimmed}</DiffMark>
    </>
  );
}

export function DiffMark({ kind, children }: { kind: 'added' | 'removed'; children: string }) {
  const Tag = kind === 'added' ? 'ins' : 'del';
  return <Tag className={classes[kind]}>{children}</Tag>;
}
