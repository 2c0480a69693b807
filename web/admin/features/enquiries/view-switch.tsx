import { Button, SegmentedControl } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { useSearchParams } from 'react-router';
import { Charpai } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

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
      aria-label={enquiriesTexts.view}
      data={[
        { value: 'list', label: enquiriesTexts.list },
        { value: 'board', label: enquiriesTexts.board },
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
      scene={<Charpai />}
      title={enquiriesTexts.noOpenEnquiries}
      text={enquiriesTexts.messagesFromTheContactFormAndRequests}
    >
      <PageLink path="/contact" label={enquiriesTexts.openTheContactPage} />
      <PageLink path="/pricing" label={enquiriesTexts.openThePricingPage} />
    </EmptyState>
  );
}

function PageLink({ path, label }: { path: string; label: string }) {
  return (
    <Button
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<TbExternalLink size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
