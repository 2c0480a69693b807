import { Select } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { asList, getIn } from '#web/admin/editing/form/values.ts';
import { ChangedMark } from './changed-mark.tsx';
import classes from './fields.module.css';
import { changesToChoose, flaggedIn, type EntryChange, type OnlyOne } from './only-one.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

interface OnlyOneFieldProps {
  /** The path of the list. */
  path: string;
  basePath: string | null;
  onlyOne: OnlyOne;
  /** For each entry its index in the saved list; -1 for a new one. */
  pairs: readonly number[];
  /** The singular of an entry, such as 'plan'. */
  item: string;
  nameAt: (index: number) => string;
}

const NONE = 'none';

/** One choice above the list, for a switch that only one entry should have on. The switches in the entries stay. */
export function OnlyOneField({ path, basePath, onlyOne, pairs, item, nameAt }: OnlyOneFieldProps) {
  const { base } = useEditorState();
  const { entries, choose, put } = useOnlyOne(path, basePath, onlyOne);
  const { flag, label, moves, swaps } = onlyOne;
  const flagged = flaggedIn(entries, flag);
  const saved = asList(basePath === null ? [] : getIn(base, basePath));
  const changed = pairs.flatMap((pair, index) => {
    return getIn(entries[index], flag) === (getIn(saved[pair], flag) ?? false) ? [] : [{ pair, index }];
  });
  const undo = () =>
    put(
      changed.flatMap(({ pair, index }) => {
        const keys = pair < 0 ? [flag] : [flag, ...moves, ...swaps];
        return keys.map((key) => ({ index, key, value: getIn(saved[pair], key) ?? false }));
      }),
    );
  const id = `field-${path}-${flag}`;
  return (
    <div className={classes.onlyOne}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {changed.length > 0 && <ChangedMark label={label} onUndo={undo} />}
      </div>
      <Select
        id={id}
        data={[
          { value: NONE, label: fieldsTexts.none },
          ...entries.map((_, index) => ({
            value: String(index),
            label: entryOption(nameAt(index), index, entries, nameAt),
          })),
        ]}
        value={flagged.length > 1 ? null : String(flagged[0] ?? NONE)}
        placeholder={`${flagged.length} ${item}s`}
        onChange={(value) => choose(value === NONE || value === null ? null : Number(value))}
        error={
          flagged.length > 1 &&
          fieldsTexts.sAreMarkedChooseOnly(flagged.length, item, flagged.map(nameAt).join(' and '))
        }
      />
    </div>
  );
}

/** Entries with the same name are distinguished by their position. */
function entryOption(
  name: string,
  index: number,
  entries: readonly unknown[],
  nameAt: (index: number) => string,
): string {
  const isUnique = entries.every((_, other) => other === index || nameAt(other) !== name);
  return isUnique ? name : `${name} (${index + 1})`;
}

/** Below an entry's switch: warns that others have it on too, with a button to turn them off. */
export function OthersOnHint({
  path,
  basePath,
  onlyOne,
  index,
}: Omit<OnlyOneFieldProps, 'pairs' | 'item' | 'nameAt'> & { index: number }) {
  const { entries, choose } = useOnlyOne(path, basePath, onlyOne);
  const flagged = flaggedIn(entries, onlyOne.flag);
  const isMore = flagged.length > 1 && flagged.includes(index);
  return (
    <p className={classes.hint} role="status">
      {isMore && (
        <>
          {fieldsTexts.entriesHaveThisTurned(flagged.length)}{' '}
          <TextButton onClick={() => choose(index)}>{fieldsTexts.onlyThisOne}</TextButton>
        </>
      )}
    </p>
  );
}

function useOnlyOne(path: string, basePath: string | null, onlyOne: OnlyOne) {
  const { setValue } = useFormContext();
  const { base } = useEditorState();
  const watched: unknown = useWatch({ name: path });
  const entries = asList(watched);
  function put(changes: EntryChange[]) {
    for (const { index, key, value } of changes) {
      setValue(`${path}.${index}.${key}`, value, { shouldDirty: true, shouldTouch: true });
    }
  }
  const saved = asList(basePath === null ? [] : getIn(base, basePath));
  return { entries, put, choose: (index: number | null) => put(changesToChoose(entries, index, onlyOne, saved)) };
}
