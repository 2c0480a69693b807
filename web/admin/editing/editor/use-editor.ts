import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldIssue, NewerVersion } from '#contract/failures.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { isOnlyMoved } from '#web/admin/editing/form/changes.ts';
import type { Target } from '#web/admin/editing/form/editor-context.ts';
import { compareAlong } from '#web/admin/editing/form/labels.ts';
import { choose, merge, type Merge, type Side } from '#web/admin/editing/form/merge.ts';
import { putValues } from '#web/admin/editing/form/apply-values.ts';
import { contractResolver, wrongPaths, type ServerIssue } from '#web/admin/editing/form/resolver.ts';
import { getIn, isGroup, renumber, type Values } from '#web/admin/editing/form/values.ts';

/** A record as it came from the server: its fields, and the version they are. */
export interface Loaded {
  values: Values;
  /** 0 for a record that has never been saved. */
  version: number;
}

export interface Source {
  /** The description from which the form is drawn. */
  fields: z.ZodType;
  /** The rule of the call that saves. */
  write: z.ZodType;
  load: () => Promise<Loaded>;
  /** Saves over `version`; refused with the code `stale` where there is a newer one. */
  save: (body: Values, version: number) => Promise<Loaded>;
  texts: { saved: string; failed: string };
}

export type Status = { kind: 'idle' } | { kind: 'saving' } | { kind: 'saved' } | { kind: 'failed'; message: string };

/** Two versions that do not fit together by themselves. */
export interface Conflict {
  merged: Merge;
  latest: Loaded;
  /** Who saved the other one, where it is known. */
  newer: NewerVersion | null;
}

interface Events {
  onSaved: () => void;
  /** The other person's changes were taken in beside one's own. */
  onMerged: (newer: NewerVersion | null) => void;
  /** A check besides the rules of the call. */
  check?: (typed: Values, saved: Values) => FieldIssue[];
}

export interface Editor {
  form: UseFormReturn;
  base: Loaded;
  status: Status;
  conflict: Conflict | null;
  target: Target | null;
  jump: (path: string) => void;
  save: () => Promise<void>;
  /** Whether everything follows the rules; else it jumps to the first field that does not. */
  validate: () => Promise<boolean>;
  discard: () => void;
  /** Goes on with unsaved work that was begun over `base`. */
  resume: (base: Loaded, values: Values) => void;
  saveChoices: (choices: ReadonlyMap<string, Side>) => Promise<void>;
  closeConflict: () => void;
}

/** Times a save goes on by itself after taking in someone else's newer version. */
const MERGES_PER_SAVE = 3;

/** The state of a form over one record: what is saved, what is typed, and how the two come together. */
export function useEditor(record: Loaded, source: Source, { onSaved, onMerged, check }: Events): Editor {
  const { fields, write } = source;
  const [refused] = useState<{ issues: ServerIssue[] }>(() => ({ issues: [] }));
  const form = useForm({
    defaultValues: record.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver(write, fields, (values) => [...refused.issues, ...checked(values)]),
  });
  const [base, setBase] = useState(record);
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  // As it is now, not as it was last drawn: what is pressed meanwhile goes by it.
  const newest = useRef(record);
  const isSaving = useRef(false);

  function take(next: Loaded) {
    newest.current = next;
    setBase(next);
  }
  function checked(values: unknown): ServerIssue[] {
    if (!check || !isGroup(values)) return [];
    return check(values, newest.current.values).map((issue) => ({ ...issue, refused: getIn(values, issue.path) }));
  }
  const typed = () => renumber(fields, form.getValues()) as Values; // renumber() keeps the shape of what it is given
  const jump = (path: string) => setTarget({ path });
  const jumpToFirstError = () => {
    const [first] = wrongPaths(form).sort(compareAlong(fields));
    if (first !== undefined) jump(first);
  };

  async function validate(): Promise<boolean> {
    refused.issues = [];
    if (await form.trigger()) return true;
    setStatus({ kind: 'idle' });
    jumpToFirstError();
    return false;
  }

  async function save(over: Loaded = newest.current, merges = 0): Promise<void> {
    if (!(await validate())) return;
    setStatus({ kind: 'saving' });
    const sent = typed();
    try {
      settle(sent, await source.save(write.parse(sent) as Values, over.version)); // the rule of a record gives a record
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await takeIn(over, merges, error);
      else await fail(sent, error);
    }
  }

  /** After a save: what the server made of it is taken over, except where one has typed on meanwhile. */
  function settle(sent: Values, reply: Loaded) {
    putValues(form, fields, merge(fields, { base: sent, mine: typed(), theirs: reply.values }).value);
    take(reply);
    setStatus({ kind: 'saved' });
    onSaved();
  }

  async function fail(sent: Values, error: unknown) {
    setStatus({ kind: 'failed', message: messageOf(error, source.texts.failed) });
    if (!(error instanceof ApiError) || error.issues.length === 0) return;
    refused.issues = error.issues.map((issue) => ({ ...issue, refused: getIn(sent, issue.path) }));
    await form.trigger();
    jumpToFirstError();
  }

  /** Someone else saved first: what fits together is merged and saved, for the rest one chooses. */
  async function takeIn(over: Loaded, merges: number, refusal: ApiError) {
    try {
      const latest = await source.load();
      const merged = merge(fields, { base: over.values, mine: typed(), theirs: latest.values });
      if (merged.clashes.length > 0 || merges >= MERGES_PER_SAVE) {
        setStatus({ kind: 'failed', message: refusal.message });
        setConflict({ merged, latest, newer: refusal.newer });
        return;
      }
      await goOn(merged.value, latest, merges + 1);
      if (!isOnlyMoved(fields, over.values, latest.values)) onMerged(refusal.newer);
    } catch (error) {
      setStatus({ kind: 'failed', message: messageOf(error, refusal.message) });
    }
  }

  async function goOn(values: unknown, latest: Loaded, merges: number) {
    putValues(form, fields, values);
    take(latest);
    await save(latest, merges);
  }

  /** Keys that are pressed twice save once. */
  async function alone(work: () => Promise<void>) {
    if (isSaving.current) return;
    isSaving.current = true;
    await work().finally(() => {
      isSaving.current = false;
    });
  }

  return {
    form,
    base,
    status,
    conflict,
    target,
    jump,
    save: () => alone(() => save()),
    validate,
    discard: () => {
      refused.issues = [];
      putValues(form, fields, base.values);
      form.clearErrors();
      setStatus({ kind: 'idle' });
    },
    resume: (from, values) => {
      take(from);
      putValues(form, fields, values);
    },
    saveChoices: async (choices) => {
      if (!conflict) return;
      setConflict(null);
      await alone(() => goOn(choose(conflict.merged, choices), conflict.latest, 0));
    },
    closeConflict: () => setConflict(null),
  };
}
