import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldIssue, NewerVersion } from '#contract/failures.ts';
import { connection } from '#contract/texts.ts';
import { ApiError, messageOf } from '#web/api.ts';
import { isOnlyMoved } from '#web/admin/editing/form/changed-paths.ts';
import type { JumpTarget } from '#web/admin/editing/form/editor-context.ts';
import { compareByFormOrder } from '#web/admin/editing/form/labels.ts';
import { resolveConflicts, merge, type MergeResult, type Side } from '#web/admin/editing/form/merge.ts';
import { forgiveBlankEntries } from '#web/admin/editing/form/blank-entries.ts';
import { applyValues } from '#web/admin/editing/form/apply-values.ts';
import { contractResolver, wrongPaths, type ServerIssue } from '#web/admin/editing/form/resolver.ts';
import { getIn, isEqual, isGroup, renumber, type Values } from '#web/admin/editing/form/values.ts';
import { hasRunningUploads, useHasRunningUploads } from '#web/admin/editing/upload/running-uploads.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

/** A record from the server with its version. */
export interface LoadedRecord {
  values: Values;
  /** The public version; 0 for a record that was never saved. */
  version: number;
  /** Set for a staged change, which was made from `version`: its own version, and the public values of then. */
  staged?: { version: number; published: Values };
}

/** Whether a save is public at once, or staged. */
export type SaveHow = 'publish' | 'stage';

export interface RecordSource {
  /** The schema that the form is built from. */
  fields: z.ZodType;
  /** The request schema of the save call. */
  write: z.ZodType;
  load: () => Promise<LoadedRecord>;
  /** Saves over `version`. Fails with the code `stale` if there is a newer version. */
  save: (body: Values, version: number) => Promise<LoadedRecord>;
  texts: { saved: string; failed: string };
  /** The values of a draft that an earlier version of the panel stored. */
  upgradeDraft?: ((draft: Values, saved: Values) => Values) | undefined;
  /** For records with staged changes. `load` gives the staged change, or the public record if there is none. */
  staging?: {
    load: () => Promise<LoadedRecord>;
    stage: (body: Values, over: LoadedRecord) => Promise<LoadedRecord>;
  };
}

export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | {
      kind: 'failed';
      message: string;
      /** What could not be sent without a connection. It is sent once there is one. */
      unsent?: Values;
      how?: SaveHow;
      /** Whether it failed only because a picture is being uploaded. */
      isUploading?: boolean;
    };

/** Two versions that cannot be merged automatically. */
export interface Conflict {
  merged: MergeResult;
  latest: LoadedRecord;
  /** Who saved the other version, if known. */
  newer: NewerVersion | null;
  how: SaveHow;
}

interface EditorEvents {
  onSaved: (how: SaveHow) => void;
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
  jump: (path: string, isQuiet?: boolean) => void;
  /** Returns whether it worked. */
  save: (how?: SaveHow) => Promise<boolean>;
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
  const current = useBase(record);
  const { base, newest, setCurrent } = current;
  const checked = useCheckedForm(record.values, source, (values) => check?.(values, newest.current.values) ?? []);
  const { form, target, jump } = checked;
  const { status, setStatus, conflict, setConflict, validate, save, retrySave } = useSaving(checked, current, source, {
    onSaved,
    onMerged,
  });
  const exclusive = useExclusive();
  const isUploading = useHasRunningUploads();
  useSaveWhenOnline(status, (unsent, how) => {
    // Text written since then may be half a sentence. Its author decides when it is public.
    if (isEqual(unsent, checked.typed())) void exclusive(() => save(how));
    else setStatus({ kind: 'failed', message: connection.back });
  });

  return {
    form,
    base,
    status: status.kind === 'failed' && status.isUploading && !isUploading ? { kind: 'idle' } : status,
    conflict,
    target,
    jump,
    save: async (how) => {
      if (!hasRunningUploads()) return exclusive(() => save(how));
      setStatus({ kind: 'failed', message: editorTexts.saveWhenThePictureIsHere, isUploading: true });
      return false;
    },
    validate,
    discard: () => {
      checked.reset(base.values);
      setStatus({ kind: 'idle' });
    },
    resume: (from, values) => {
      setCurrent(from);
      applyValues(form, source.fields, values);
    },
    saveChoices: async (choices) => {
      if (!conflict) return;
      setConflict(null);
      await exclusive(() => retrySave(resolveConflicts(conflict.merged, choices), conflict.latest, conflict.how));
    },
    closeConflict: () => setConflict(null),
  };
}

/** Saves the form, and merges it with what someone else saved first. */
function useSaving(
  checked: ReturnType<typeof useCheckedForm>,
  { newest, setCurrent }: ReturnType<typeof useBase>,
  source: RecordSource,
  { onSaved, onMerged }: EditorEvents,
) {
  const { fields, write } = source;
  const { form, typed } = checked;
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function validate(): Promise<boolean> {
    if (await checked.validate()) return true;
    setStatus({ kind: 'idle' });
    checked.jumpToFirstError();
    return false;
  }

  async function save(how: SaveHow = 'publish', over: LoadedRecord = newest.current, merges = 0): Promise<boolean> {
    if (!(await validate())) return false;
    setStatus({ kind: 'saving' });
    const sent = typed();
    const wasOffline = !navigator.onLine;
    try {
      afterSave(sent, await send(how, write.parse(sent) as Values, over), how); // the schema of a record returns a record
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return rebase(how, over, merges, error);
      // A new record whose answer was lost may exist already. Sent again, there would be two.
      if (isOffline(error)) setOffline(sent, how, over.version > 0 || wasOffline);
      else await afterFailure(sent, error);
      return false;
    }
  }

  function send(how: SaveHow, body: Values, over: LoadedRecord): Promise<LoadedRecord> {
    return how === 'stage' && source.staging ? source.staging.stage(body, over) : source.save(body, over.version);
  }

  /** After a save: take over the server's version, except for fields typed in meanwhile. */
  function afterSave(sent: Values, reply: LoadedRecord, how: SaveHow) {
    // A position in a list is not staged: it stays typed.
    const theirs = how === 'stage' && 'order' in sent ? { ...reply.values, order: sent.order } : reply.values;
    const merged = merge(fields, { base: sent, mine: typed(), theirs });
    applyValues(form, fields, resolveConflicts(merged, new Map()));
    setCurrent(reply);
    setStatus({ kind: 'saved' });
    onSaved(how);
  }

  function setOffline(sent: Values, how: SaveHow, canRepeat: boolean) {
    setStatus({ kind: 'failed', message: connection.lost, ...(canRepeat && { unsent: sent, how }) });
  }

  async function afterFailure(sent: Values, error: unknown) {
    setStatus({ kind: 'failed', message: messageOf(error, source.texts.failed) });
    if (error instanceof ApiError && error.issues.length > 0) await checked.showRefused(sent, error.issues);
  }

  /** Someone else saved first. Merges and saves what fits; the user decides about the rest. */
  async function rebase(how: SaveHow, over: LoadedRecord, merges: number, refusal: ApiError): Promise<boolean> {
    try {
      const latest = await (how === 'stage' && source.staging ? source.staging.load() : source.load());
      const base = how === 'publish' && over.staged ? over.staged.published : over.values;
      const merged = merge(fields, { base, mine: typed(), theirs: latest.values });
      if (merged.conflicts.length > 0 || merges >= MERGES_PER_SAVE) {
        setStatus({ kind: 'failed', message: refusal.message });
        setConflict({ merged, latest, newer: refusal.newer, how });
        return false;
      }
      const isSaved = await retrySave(merged.value, latest, how, merges + 1);
      if (!isOnlyMoved(fields, base, latest.values)) onMerged(refusal.newer);
      return isSaved;
    } catch (error) {
      setStatus({ kind: 'failed', message: messageOf(error, refusal.message) });
      return false;
    }
  }

  async function retrySave(values: unknown, latest: LoadedRecord, how: SaveHow, merges = 0): Promise<boolean> {
    applyValues(form, fields, values);
    setCurrent(latest);
    return save(how, latest, merges);
  }

  return { status, setStatus, conflict, setConflict, validate, save, retrySave };
}

/** Whether a call failed because this device has no connection. */
function isOffline(error: unknown): boolean {
  return !(error instanceof ApiError) && !navigator.onLine;
}

/** Calls `save` once when the connection is back. */
function useSaveWhenOnline(status: SaveStatus, save: (unsent: Values, how?: SaveHow) => void): void {
  const { unsent, how } = status.kind === 'failed' ? status : {};
  const onOnline = useEffectEvent(save);
  useEffect(() => {
    if (!unsent) return undefined;
    const run = () => onOnline(unsent, how);
    window.addEventListener('online', run, { once: true });
    return () => window.removeEventListener('online', run);
  }, [unsent, how]);
}

/** The saved record that the form is based on. */
function useBase(record: LoadedRecord) {
  const [base, setBase] = useState(record);
  // A ref: handlers need the current value, not the one of the last render.
  const newest = useRef(record);
  function setCurrent(next: LoadedRecord) {
    newest.current = next;
    setBase(next);
  }
  return { base, newest, setCurrent };
}

/** A form that is checked by the schema of the save call, by `check`, and by what the server refused. */
function useCheckedForm(
  values: Values,
  { fields, write }: Pick<RecordSource, 'fields' | 'write'>,
  check: (typed: Values) => FieldIssue[],
) {
  const [refused] = useState(holdIssues);
  const [blank] = useState(() => forgiveBlankEntries(fields));
  const [target, setTarget] = useState<JumpTarget | null>(null);
  const form = useForm({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver(write, fields, (typed) => [...refused.get(), ...extraIssues(typed)], blank.in),
  });
  function extraIssues(typed: unknown): ServerIssue[] {
    return isGroup(typed) ? refusedIssues(typed, check(typed)) : [];
  }
  const jump = (path: string, isQuiet = false) => setTarget({ path, isQuiet });
  function jumpToFirstError() {
    const [first] = wrongPaths(form).sort(compareByFormOrder(fields));
    if (first !== undefined) jump(first);
  }
  return {
    form,
    target,
    jump,
    jumpToFirstError,
    typed: () => renumber(fields, form.getValues()) as Values, // renumber() keeps the shape of its input
    validate: () => {
      refused.set([]);
      blank.end(form.getValues());
      return form.trigger();
    },
    showRefused: async (sent: Values, issues: FieldIssue[]) => {
      refused.set(refusedIssues(sent, issues));
      await form.trigger();
      jumpToFirstError();
    },
    reset: (to: Values) => {
      refused.set([]);
      applyValues(form, fields, to);
      form.clearErrors();
    },
  };
}

/**
 * Holds the issues of the server's last refusal. They are not React state: the next validation of the form shows them.
 */
function holdIssues() {
  let heldIssues: ServerIssue[] = [];
  return {
    get: () => heldIssues,
    set: (issues: ServerIssue[]) => {
      heldIssues = issues;
    },
  };
}

/** Adds to each issue the value that the server refused. Once the value changes, the issue no longer applies. */
function refusedIssues(values: Values, issues: FieldIssue[]): ServerIssue[] {
  return issues.map((issue) => ({ ...issue, refused: getIn(values, issue.path) }));
}

function useExclusive() {
  const isRunning = useRef(false);
  /** Ignores a second key press while a save is running. */
  return async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    return work().finally(() => {
      isRunning.current = false;
    });
  };
}
