import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LetterBox } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';

/** Switches between the list and the board. */
export function ViewSwitch() {
  const [search, setSearch] = useSearchParams();
  const show = (view: string) => {
    const next = new URLSearchParams(search);
    if (view === 'board') next.set('view', view);
    else next.delete('view');
    next.delete('status');
    next.delete('enquiry');
    setSearch(next);
  };
  return (
    <SegmentedControl
      aria-label="View"
      data={[
        { value: 'list', label: 'List' },
        { value: 'board', label: 'Board' },
      ]}
      value={search.get('view') ?? 'list'}
      onChange={show}
    />
  );
}

/** Shown when nothing is open at all. */
export function NoEnquiries() {
  return (
    <EmptyState
      scene={<LetterBox />}
      title="No open enquiries"
      text="Messages from the contact form and requests for a proposal appear here."
    />
  );
}
