import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { hasFields } from '#web/admin/editing/form/changed-paths.ts';
import { metaOf } from '#contract/field-meta.ts';
import { changedPaths } from '#web/admin/editing/form/changed-paths.ts';
import { schemaAt, valueText } from '#web/admin/editing/form/format-value.ts';
import { labelAt } from '#web/admin/editing/form/labels.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import classes from './history.module.css';
import { subjectSchema, type HistorySubject } from './subject.ts';
import { DiffPiece } from './value-diff.tsx';
import { versionQuery, versionSummary, type SavedRow } from './versions.ts';
import { briefDiff, wordDiff } from './word-diff.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

/** Fields shown with their words before the rest is counted. */
const SHOWN = 2;

interface ChangedWordsProps {
  subject: HistorySubject;
  row: SavedRow;
  /** Whether the row is visible. Only then are its versions loaded. */
  isNeeded: boolean;
  /** Shown while it loads, and for an original version. */
  summary?: string;
}

/** What one or more saves changed: 'Title line 2: Made to [last] outlast'. The names of the fields while it loads. */
export function ChangedWords({ subject, row, isNeeded, summary }: ChangedWordsProps) {
  const { version, first } = row;
  const isText = version.restores === 0 && version.fields.length > 0;
  const after = useQuery({ ...versionQuery(subject, version.version), enabled: isNeeded && isText });
  const before = useQuery({ ...versionQuery(subject, first.version), enabled: isNeeded && isText });
  const schema = subjectSchema(subject);
  const now = after.data?.values;
  const old = before.data?.before;
  const paths = now && old ? changedPaths(schema, old, now) : [];
  if (paths.length === 0) return <span className={classes.deed}>{summary ?? versionSummary(row, schema)}</span>;
  return (
    <span className={classes.deed}>
      {paths.slice(0, SHOWN).map((path) => (
        <span key={path} className={classes.line}>
          <span className={classes.field}>{labelAt(schema, path)}:</span>{' '}
          <BriefChange schema={schema} path={path} before={old} now={now} />
        </span>
      ))}
      {paths.length > SHOWN && <span className={classes.line}>{historyTexts.andMore(paths.length - SHOWN)}</span>}
    </span>
  );
}

interface BriefChangeProps {
  schema: z.ZodType;
  path: string;
  before: unknown;
  now: unknown;
}

function BriefChange({ schema, path, before, now }: BriefChangeProps) {
  const field = schemaAt(schema, path);
  if (!field) return null;
  const { widget, element } = metaOf(field);
  const [old, next] = [getIn(before, path), getIn(now, path)];
  if (widget === 'image')
    return next ? (old ? historyTexts.anotherPicture : historyTexts.aPictureAdded) : historyTexts.thePictureRemoved;
  if (element && hasFields(element)) return listChange(asList(old).length, asList(next).length);
  return briefDiff(wordDiff(valueText(field, old), valueText(field, next))).map((segment, index) => (
    <DiffPiece key={index} {...segment} />
  ));
}

function listChange(before: number, now: number): string {
  return before === now ? historyTexts.inAnotherOrder : historyTexts.beforeNow(before, now);
}
