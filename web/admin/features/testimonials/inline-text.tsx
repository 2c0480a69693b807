import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { failures } from '#contract/failures.ts';
import { readAuth } from '#web/session.ts';
import { testimonialFields } from '#contract/records/testimonial.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './inline.module.css';
import { keepTyped, readTyped, type Typed } from '#web/admin/editing/autosave/field-drafts.ts';
import { useUnsavedWords } from './unsaved-fields.ts';
import type { Row } from './use-testimonial.ts';

type TextField = 'name' | 'role' | 'feedback' | 'imageAlt';

type Problem = { kind: 'failed'; message: string } | { kind: 'clash'; theirs: string; message: string };

interface InlineTextProps {
  id: string;
  field: TextField;
  saved: string;
  row: Row;
  /** Whose testimonial it is. */
  owner: string;
}

/** Words in a row, saved when one leaves them. What could not be saved stays as it was typed, with the reason. */
export function InlineText({ id, field, saved, row, owner }: InlineTextProps) {
  const { typed, problem, change, save, undo } = useInlineText({ id, field, saved, row });
  const schema: z.ZodType = testimonialFields[field];
  const { label, max, widget } = metaOf(schema);
  const props = {
    id: controlId(id, field),
    'data-field': field,
    label: (
      <>
        {label}
        <span className={classes.unseen}> of {owner}</span>
      </>
    ),
    value: typed?.value ?? saved,
    maxLength: max,
    disabled: row.isSaving(field),
    error: problem && <Told problem={problem} onSave={save} onUndo={undo} />,
    onBlur: () => save(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && typed) undo();
      if (event.key === 'Enter' && (widget === 'line' || event.ctrlKey || event.metaKey)) save();
    },
  };
  if (widget === 'text') {
    return (
      <Textarea
        {...props}
        rows={2}
        classNames={{ input: classes.growing }}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  return <TextInput {...props} onChange={(event) => change(event.currentTarget.value)} />;
}

/** The id of the control for a field in a testimonial's row. */
export function controlId(id: string, field: string): string {
  return `testimonial-${id}-${field}`;
}

interface ToldProps {
  problem: Problem;
  onSave: (over?: string) => void;
  onUndo: () => void;
}

function Told({ problem, onSave, onUndo }: ToldProps) {
  if (problem.kind === 'failed') {
    return (
      <span role="alert">
        {problem.message} <TextButton onClick={() => onSave()}>Try again</TextButton> or{' '}
        <TextButton onClick={onUndo}>undo</TextButton>
      </span>
    );
  }
  return (
    <span role="alert">
      {problem.message} Theirs: “{problem.theirs}”.{' '}
      <TextButton onClick={() => onSave(problem.theirs)}>Save mine</TextButton> or{' '}
      <TextButton onClick={onUndo}>take theirs</TextButton>
    </span>
  );
}

function useInlineText({ id, field, saved, row }: Omit<InlineTextProps, 'owner'>) {
  const [key] = useState(() => `typed:${readAuth()?.user._id ?? ''}:testimonials/${id}/${field}`);
  const [typed, setTyped] = useState<Typed | null>(() => readTyped(localStorage, key, saved));
  const [problem, setProblem] = useState<Problem | null>(
    typed && { kind: 'failed', message: 'Not saved on your last visit.' },
  );
  const unsaved = useUnsavedWords();
  useEffect(() => {
    unsaved.set(id, field, typed?.value);
    return () => unsaved.set(id, field, undefined);
  }, [unsaved, id, field, typed?.value]);

  function put(next: Typed | null) {
    setTyped(next);
    keepTyped(localStorage, key, next);
  }

  async function send(words: Typed) {
    const checked = testimonialFields[field].safeParse(words.value);
    if (!checked.success) {
      setProblem({ kind: 'failed', message: checked.error.issues[0]?.message ?? failures.invalid.message });
      return;
    }
    const outcome = await row.save(field, checked.data, words.base);
    if (outcome.kind === 'saved') {
      put(null);
      setProblem(null);
    } else setProblem(outcome);
  }

  return {
    typed,
    problem,
    change: (value: string) => {
      put(value === saved ? null : { value, base: typed?.base ?? saved });
      if (problem?.kind === 'failed') setProblem(null);
    },
    /** `over` is the others' wording that one has seen and wants to replace. */
    save: (over?: string) => {
      if (!typed || row.isSaving(field)) return;
      if (problem?.kind === 'clash' && over === undefined) return;
      void send({ ...typed, base: over ?? typed.base });
    },
    undo: () => {
      put(null);
      setProblem(null);
    },
  };
}
