import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { BEGUN } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { NEW, type Listed, type RecordKind, type Stored } from './record-kind.ts';
import { RecordList } from './record-list.tsx';
import { RecordPane } from './record-pane.tsx';
import classes from './records-screen.module.css';
import { useFilter } from './use-filter.ts';

/** The list of a kind of record and the form over one of them; on a phone each is a screen of its own. */
export function RecordsScreen<L extends Listed, R extends Stored & L>({ kind }: { kind: RecordKind<L, R> }) {
  const { id } = useParams();
  const isNarrow = useMediaQuery('(max-width: 767px)', window.matchMedia('(max-width: 767px)').matches);
  const filter = useFilter(kind.statuses);
  const location = useLocation();
  const { formKey, expect } = useFormKey(id ?? NEW, location.state === BEGUN ? location.key : '');
  return (
    <div className={classes.screen}>
      {(!isNarrow || id === undefined) && <RecordList kind={kind} filter={filter} chosenId={id} />}
      {(!isNarrow || id !== undefined) && (
        <RecordPane
          key={formKey}
          kind={kind}
          id={id ?? NEW}
          backTo={isNarrow ? `/${kind.path}${filter.search}` : null}
          search={filter.search}
          onCreated={expect}
        />
      )}
    </div>
  );
}

/**
 * A form of its own for every record, but one and the same before and after a record is created. `begun` names the step
 * that began a new one, if one did.
 */
function useFormKey(id: string, begun: string) {
  const [shown, setShown] = useState({ id, begun, key: 0 });
  const [created, setCreated] = useState('');
  const isBegun = begun !== '' && begun !== shown.begun;
  if (shown.id !== id || isBegun) {
    const isSameForm = shown.id === NEW && id === created;
    setShown({ id, begun, key: isSameForm ? shown.key : shown.key + 1 });
    setCreated('');
  }
  return { formKey: shown.key, expect: setCreated };
}
