import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldIssue, NewerVersion } from '#contract/failures.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { isOnlyMoved } from '#web/admin/editing/form/changed-paths.ts';
import type { JumpTarget } from '#web/admin/editing/form/editor-context.ts';
import { compareByFormOrder } from '#web/admin/editing/form/labels.ts';
import { resolveConflicts, merge, type MergeResult, type Side } from '#web/admin/editing/form/merge.ts';
import { applyValues } from '#web/admin/editing/form/apply-values.ts';
import { contractResolver, wrongPaths, type ServerIssue } from '#web/admin/editing/form/resolver.ts';
import { getIn, isGroup, renumber, type Values } from '#web/admin/editing/form/values.ts';

/** A record from the server with its version. */
export interface LoadedRecord {
  values: Values;
  /** 0 for a record that was never saved. */
  version: number;
}

export interface RecordSource {
  /** The schema that the form is built from. */
  fields: z.ZodType;
  /** The request schema of the save call. */
  write: z.ZodType;
  load: () => Promise<LoadedRecord>;
  /** Saves over `version`. Fails with the code `stale` if there is a newer version. */
  save: (body: Values, version: number) => Promise<LoadedRecord>;
  texts: { saved: string; failed: string };
}

export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string };

/** Two versions that cannot be merged automatically. */
export interface Conflict {
  merged: MergeResult;
  latest: LoadedRecord;
  /** Who saved the other version, if known. */
  newer: NewerVersion | null;
}

interface EditorEvents {
  onSaved: () => void;
  /** Someone else's changes were merged with the user's own. */
  onMerged: (newer: NewerVersion | null) => void;
  /** An extra check besides the schema of the call. */
  check?: (typed: Values, saved: Values) => FieldIssue[];
}

export interface Editor {
  form: UseFormReturn;
  base: LoadedRecord;
  status: SaveStatus;
  conflict: Conflict | null;
  target: JumpTarget | null;
  jump: (path: string) => void;
  save: () => Promise<void>;
  /** Whether everything is valid. If not, jumps to the first invalid field. */
  validate: () => Promise<boolean>;
  discard: () => void;
  /** Continues unsaved work that was based on `base`. */
  resume: (base: LoadedRecord, values: Values) => void;
  saveChoices: (choices: ReadonlyMap<string, Side>) => Promise<void>;
  closeConflict: () => void;
}

/** How often a save retries by itself after merging a newer version. */
const MERGES_PER_SAVE = 3;

/** The state of a form over one record: what is saved, what is typed, and how both are merged. */
export function useEditor(
  record: LoadedRecord,
  source: RecordSource,
  { onSaved, onMerged, check }: EditorEvents,
): Editor {
  const { fields, write } = source;
  const refused = useRef<ServerIssue[]>([]);
  const form = useForm({
    defaultValues: record.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver(write, fields, (values) => [...refused.current, ...extraIssues(values)]),
  });
  const [base, setBase] = useState(record);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [target, setTarget] = useState<JumpTarget | null>(null);
  // A ref: handlers need the current value, not the one of the last render.
  const newest = useRef(record);
  const isSaving = useRef(false);

  function setCurrent(next: LoadedRecord) {
    newest.current = next;
    setBase(next);
  }
  function extraIssues(values: unknown): ServerIssue[] {
    if (!check || !isGroup(values)) return [];
    return check(values, newest.current.values).map((issue) => ({ ...issue, refused: getIn(values, issue.path) }));
  }
  const typed = () => renumber(fields, form.getValues()) as Values; // renumber() keeps the shape of its input
  const jump = (path: string) => setTarget({ path });
  const jumpToFirstError = () => {
    const [first] = wrongPaths(form).sort(compareByFormOrder(fields));
    if (first !== undefined) jump(first);
  };

  async function validate(): Promise<boolean> {
    refused.current = [];
    if (await form.trigger()) return true;
    setStatus({ kind: 'idle' });
    jumpToFirstError();
    return false;
  }

  async function save(over: LoadedRecord = newest.current, merges = 0): Promise<void> {
    if (!(await validate())) return;
    setStatus({ kind: 'saving' });
    const sent = typed();
    try {
      afterSave(sent, await source.save(write.parse(sent) as Values, over.version)); // the schema of a record returns a record
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await rebase(over, merges, error);
      else await afterFailure(sent, error);
    }
  }

  /** After a save: take over the server's version, except for fields typed in meanwhile. */
  function afterSave(sent: Values, reply: LoadedRecord) {
    applyValues(form, fields, merge(fields, { base: sent, mine: typed(), theirs: reply.values }).value);
    setCurrent(reply);
    setStatus({ kind: 'saved' });
    onSaved();
  }

  async function afterFailure(sent: Values, error: unknown) {
    setStatus({ kind: 'failed', message: messageOf(error, source.texts.failed) });
    if (!(error instanceof ApiError) || error.issues.length === 0) return;
    refused.current = error.issues.map((issue) => ({ ...issue, refused: getIn(sent, issue.path) }));
    await form.trigger();
    jumpToFirstError();
  }

  /** Someone else saved first. Merges and saves what fits; the user decides about the rest. */
  async function rebase(over: LoadedRecord, merges: number, refusal: ApiError) {
    try {
      const latest = await source.load();
      const merged = merge(fields, { base: over.values, mine: typed(), theirs: latest.values });
      if (merged.clashes.length > 0 || merges >= MERGES_PER_SAVE) {
        setStatus({ kind: 'failed', message: refusal.message });
        setConflict({ merged, latest, newer: refusal.newer });
        return;
      }
      await retrySave(merged.value, latest, merges + 1);
      if (!isOnlyMoved(fields, over.values, latest.values)) onMerged(refusal.newer);
    } catch (error) {
      setStatus({ kind: 'failed', message: messageOf(error, refusal.message) });
    }
  }

  async function retrySave(values: unknown, latest: LoadedRecord, merges: number) {
    applyValues(form, fields, values);
    setCurrent(latest);
    await save(latest, merges);
  }

  /** Ignores a second key press while a save is running. */
  async function exclusive(work: () => Promise<void>) {
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
    save: () => exclusive(() => save()),
    validate,
    discard: () => {
      refused.current = [];
      applyValues(form, fields, base.values);
      form.clearErrors();
      setStatus({ kind: 'idle' });
    },
    resume: (from, values) => {
      setCurrent(from);
      applyValues(form, fields, values);
    },
    saveChoices: async (choices) => {
      if (!conflict) return;
      setConflict(null);
      await exclusive(() => retrySave(resolveConflicts(conflict.merged, choices), conflict.latest, 0));
    },
    closeConflict: () => setConflict(null),
  };
}
