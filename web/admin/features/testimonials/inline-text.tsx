import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { failures } from '#contract/failures.ts';
import { readAuth } from '#web/session.ts';
import { testimonials, type Testimonial } from '#contract/collections/testimonials.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import classes from './inline.module.css';
import { saveFieldDraft, readFieldDraft, type FieldDraft } from '#web/admin/editing/autosave/field-drafts.ts';
import { useUnsavedFields } from './unsaved-fields.ts';
import type { TestimonialRowState } from './use-testimonial-row.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as testimonialsTexts from '#web/admin/texts/testimonials.ts';

const TEXT_FIELDS = ['name', 'role', 'feedback', 'imageAlt'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

type SaveProblem = { kind: 'failed'; message: string } | { kind: 'clash'; theirs: string; message: string };

interface InlineTextProps {
  id: string;
  field: TextField;
  saved: string;
  row: TestimonialRowState;
  /** Whose testimonial it is. */
  owner: string;
}

/** Text in a row, saved on blur. Text that could not be saved stays, with the reason. */
export function InlineText({ id, field, saved, row, owner }: InlineTextProps) {
  const { typed, problem, change, save, undo } = useInlineText({ id, field, saved, row });
  const schema: z.ZodType = testimonials.fields[field];
  const { label, max, widget } = metaOf(schema);
  const props = {
    id: controlId(id, field),
    'data-field': field,
    label: (
      <>
        {label}
        <span className={classes.unseen}> {testimonialsTexts.ofWithOwner(owner)}</span>
      </>
    ),
    value: typed?.value ?? saved,
    maxLength: max,
    disabled: row.isSaving(field),
    error: problem && <FieldProblem problem={problem} onSave={save} onUndo={undo} />,
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

/** Whether text of the testimonial was typed on an earlier visit and never saved. */
export function hasFieldDrafts(testimonial: Testimonial): boolean {
  return TEXT_FIELDS.some(
    (field) => readFieldDraft(localStorage, draftKeyOf(testimonial._id, field), testimonial[field]) !== null,
  );
}

function draftKeyOf(id: string, field: TextField): string {
  return `typed:${readAuth()?.user._id ?? ''}:testimonials/${id}/${field}`;
}

/** The id of the control for a field in a testimonial's row. */
export function controlId(id: string, field: string): string {
  return `testimonial-${id}-${field}`;
}

interface FieldProblemProps {
  problem: SaveProblem;
  onSave: (theirs?: string) => void;
  onUndo: () => void;
}

function FieldProblem({ problem, onSave, onUndo }: FieldProblemProps) {
  if (problem.kind === 'failed') {
    return (
      <span role="alert">
        {problem.message} <TextButton onClick={() => onSave()}>{commonTexts.tryAgain}</TextButton>{' '}
        {testimonialsTexts.or} <TextButton onClick={onUndo}>{testimonialsTexts.undo}</TextButton>
      </span>
    );
  }
  return (
    <span role="alert">
      {testimonialsTexts.theirs(problem.message, problem.theirs)}{' '}
      <TextButton onClick={() => onSave(problem.theirs)}>{testimonialsTexts.saveMine}</TextButton>{' '}
      {testimonialsTexts.or} <TextButton onClick={onUndo}>{testimonialsTexts.takeTheirs}</TextButton>
    </span>
  );
}

function useInlineText({ id, field, saved, row }: Omit<InlineTextProps, 'owner'>) {
  const [key] = useState(() => draftKeyOf(id, field));
  const [typed, setTyped] = useState<FieldDraft | null>(() => readFieldDraft(localStorage, key, saved));
  const [problem, setProblem] = useState<SaveProblem | null>(
    typed && { kind: 'failed', message: testimonialsTexts.notSavedOnYourLast },
  );
  const unsaved = useUnsavedFields();
  useEffect(() => {
    unsaved.set(id, field, typed?.value);
    return () => unsaved.set(id, field, undefined);
  }, [unsaved, id, field, typed?.value]);

  function put(next: FieldDraft | null) {
    setTyped(next);
    saveFieldDraft(localStorage, key, next);
  }

  async function send(draft: FieldDraft) {
    const checked = testimonials.fields[field].safeParse(draft.value);
    if (!checked.success) {
      setProblem({ kind: 'failed', message: checked.error.issues[0]?.message ?? failures.invalid.message });
      return;
    }
    const outcome = await row.save(field, checked.data, draft.base);
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
    /** `theirs` is the other person's text that the user has seen and wants to replace. */
    save: (theirs?: string) => {
      if (!typed || row.isSaving(field)) return;
      if (problem?.kind === 'clash' && theirs === undefined) return;
      void send({ ...typed, base: theirs ?? typed.base });
    },
    undo: () => {
      put(null);
      setProblem(null);
    },
  };
}
