import { useQuery } from '@tanstack/react-query';
import { HISTORY_MAX } from '#contract/constants.ts';
import { HISTORY_KINDS } from '#contract/kinds.ts';
import { query } from '#web/api.ts';
import { labelAt, lowerFirst } from '#web/admin/editing/form/labels.ts';
import { ChangedWords } from '#web/admin/editing/history/changed-words.tsx';
import { subjectSchema, type HistorySubject } from '#web/admin/editing/history/subject.ts';
import type { ActivityLine } from './activity-text.ts';
import { savedRowOf } from './saved-row.ts';
import * as activityTexts from '#web/admin/texts/activity.ts';

/** Fields listed by name before the rest is counted. */
const FIELDS_NAMED = 4;

/** What a line changed, if the history knows it. */
export function changedSubject({ fields, entry }: ActivityLine): HistorySubject | null {
  const kind = HISTORY_KINDS.find((one) => one === entry.kind);
  return kind && fields.length > 0 ? { kind, id: entry.record, title: '' } : null;
}

interface ActivityChangeProps {
  line: ActivityLine;
  subject: HistorySubject;
  /** Whether the line is visible. Only then is its history loaded. */
  isNeeded: boolean;
}

/** What a line changed, word by word. Only the names of the fields until the history is loaded. */
export function ActivityChange({ line, subject, isNeeded }: ActivityChangeProps) {
  const { kind, id } = subject;
  const { data } = useQuery({
    ...query('GET /history/:kind/:id', { params: { kind, id }, query: { limit: HISTORY_MAX } }),
    enabled: isNeeded,
  });
  const row = data && savedRowOf(data.items, line);
  const names = changedNames(subject, line.fields);
  return row ? <ChangedWords subject={subject} row={row} isNeeded={isNeeded} summary={names} /> : names;
}

/** The names of the changed fields: 'Title line 2, description'. */
function changedNames(subject: HistorySubject, fields: string[]): string {
  const schema = subjectSchema(subject);
  const labels = [...new Set(fields.map((field) => labelAt(schema, field)).filter(Boolean))];
  const named = labels.slice(0, FIELDS_NAMED).map((label, index) => (index === 0 ? label : lowerFirst(label)));
  const rest = labels.length - named.length;
  return rest > 0 ? activityTexts.andMore(named.join(', '), rest) : named.join(', ');
}
