import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UNDESCRIBED_MAX, type UndescribedPlace } from '#contract/records/undescribed-picture.ts';
import { ApiError, call, messageOf, query, type Body } from '#web/api.ts';
import { linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { Signpost } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './undescribed.module.css';
import { rowInputId, UndescribedRow } from './undescribed-row.tsx';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';

const CALL = 'PUT /undescribed-pictures/:kind/:id';
type Decision = Required<Pick<Body<typeof CALL>, 'words' | 'source'>>;

const undescribed = query('GET /undescribed-pictures');
const LIST_ID = 'undescribed-pictures';

/** The pictures in the content that nobody has described, each to be described right here. */
export function UndescribedTab() {
  const { data, error, refetch } = useQuery({ ...undescribed, staleTime: 0 });
  const decide = useDecide();
  if (!data && error)
    return <FailedState title={messageOf(error, descriptionsTexts.listFailed)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <section id={LIST_ID} tabIndex={-1} className={classes.tab} aria-label={descriptionsTexts.undescribed}>
      {data.length === 0 ? (
        <div className={classes.frame}>
          <EmptyState
            order={3}
            scene={<Signpost />}
            title={descriptionsTexts.allDescribed}
            text={descriptionsTexts.howTheyAppear}
          />
        </div>
      ) : (
        <>
          <p className={classes.note}>{descriptionsTexts.listHelp}</p>
          <ul className={classes.frame}>
            {data.map((place, index) => (
              <UndescribedRow
                key={placeKey(place, data.slice(0, index))}
                place={place}
                number={index + 1}
                onDecide={(decision) => decide(place, index, decision)}
              />
            ))}
          </ul>
          {data.length === UNDESCRIBED_MAX && (
            <p className={classes.note}>{descriptionsTexts.firstOnes(UNDESCRIBED_MAX)}</p>
          )}
        </>
      )}
    </section>
  );
}

/** Saves a decision at once, and moves the focus to the picture that follows. */
function useDecide() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: undescribed.queryKey });

  async function save(
    { kind, id, version, field, imageUrl }: UndescribedPlace,
    decision: Decision & { takesBack?: string },
  ): Promise<number> {
    const body = { field, imageUrl, ...decision };
    const saved = await call(CALL, { params: { kind, id }, body, ifMatch: version });
    return saved.version;
  }

  async function undo(place: UndescribedPlace, index: number, takesBack: string): Promise<void> {
    try {
      await save(place, { words: '', source: '', takesBack });
    } catch (failure) {
      notifyFailed(messageOf(failure, descriptionsTexts.saveFailed));
    }
    await reload();
    focusRow(index);
  }

  return async (place: UndescribedPlace, index: number, decision: Decision): Promise<void> => {
    const where = linkingRecordName(place);
    try {
      const version = await save(place, decision);
      const done = decision.source === 'decorative' ? descriptionsTexts.marked : descriptionsTexts.described;
      notifyUndoable(done(where), {
        name: descriptionsTexts.undoNamed(where),
        run: () => void undo({ ...place, version }, index, decision.words.trim()),
      });
      await reload();
      focusRow(index);
    } catch (failure) {
      const isStale = failure instanceof ApiError && failure.code === 'stale';
      notifyFailed(isStale ? descriptionsTexts.stale : messageOf(failure, descriptionsTexts.saveFailed));
      await reload();
    }
  };
}

/** The picture at this place of the list, or the last one, or the empty list. */
function focusRow(index: number): void {
  setTimeout(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(`#${LIST_ID} li input`)];
    (document.getElementById(rowInputId(index + 1)) ?? rows.at(-1) ?? document.getElementById(LIST_ID))?.focus();
  });
}

/** Stays the same while other pictures of the same text are described, so that typed words stay with their picture. */
function placeKey({ kind, id, field, imageUrl }: UndescribedPlace, before: readonly UndescribedPlace[]): string {
  const isSame = (other: UndescribedPlace) =>
    other.kind === kind && other.id === id && other.field === field && other.imageUrl === imageUrl;
  return [kind, id, field, imageUrl, before.filter(isSame).length].join(' ');
}
