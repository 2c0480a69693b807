import { useMemo } from 'react';
import type { z } from 'zod';
import classes from './value-diff.module.css';
import { inWords } from '#web/admin/editing/form/format-value.ts';
import { wordDiff, type Piece } from './word-diff.ts';

interface ComparedProps {
  /** The description of the field. */
  schema: z.ZodType;
  before: unknown;
  now: unknown;
}

/** What a field says, in words, with what was added and removed marked in it. */
export function Compared({ schema, before, now }: ComparedProps) {
  const pieces = useMemo(() => wordDiff(inWords(schema, before), inWords(schema, now)), [schema, before, now]);
  return (
    <>
      {pieces.every(({ kind }) => kind === 'removed') && <em className={classes.empty}>Empty </em>}
      {pieces.map((piece, index) => (
        <Marked key={index} {...piece} />
      ))}
    </>
  );
}

/** The space before a mark stays outside of it. */
function Marked({ text, kind }: Piece) {
  const words = text.trimStart();
  const space = text.slice(0, text.length - words.length);
  if (kind === 'same') return text;
  return (
    <>
      {space}
      <Mark kind={kind}>{words}</Mark>
    </>
  );
}

export function Mark({ kind, children }: { kind: 'added' | 'removed'; children: string }) {
  const Tag = kind === 'added' ? 'ins' : 'del';
  return <Tag className={classes[kind]}>{children}</Tag>;
}
