import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TbArrowMerge, TbSearch } from 'react-icons/tb';
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts';
import type { Enquiry } from '#contract/records/enquiry.ts';
import { loadFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { MergeableEnquiry } from './mergeable-enquiry.tsx';
import classes from './other-enquiries.module.css';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

const SHOWN = 5;

/** Finds any open or done enquiry, to merge it into this one. */
export function MergeSearch({ enquiry }: { enquiry: Enquiry }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <SearchField enquiry={enquiry} />;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<TbArrowMerge size={16} aria-hidden />}
      onClick={() => setIsOpen(true)}
    >
      {enquiriesTexts.mergeAnotherEnquiry}
    </Button>
  );
}

function SearchField({ enquiry }: { enquiry: Enquiry }) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const { data: found, error } = useFound(q);
  const results = useId();
  const known = new Set([enquiry, ...enquiry.earlier].map(({ _id }) => _id));
  const others = found?.filter(({ _id }) => !known.has(_id)).slice(0, SHOWN);
  return (
    <div>
      <TextInput
        autoFocus
        type="search"
        label={enquiriesTexts.enquiryToMerge}
        placeholder={enquiriesTexts.nameEmailOrCompany}
        leftSection={<TbSearch size={16} aria-hidden />}
        value={typed}
        error={error && messageOf(error, loadFailed.enquiries)}
        aria-controls={results}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div id={results} role="status">
        {q !== '' && others?.length === 0 && <p className={classes.none}>{enquiriesTexts.noOtherEnquiryMatches}</p>}
      </div>
      {q !== '' && others && others.length > 0 && (
        <ul className={classes.others} aria-label={enquiriesTexts.searchResults}>
          {others.map((other) => (
            <MergeableEnquiry key={other._id} into={enquiry._id} other={other} />
          ))}
        </ul>
      )}
    </div>
  );
}

function useFound(q: string) {
  return useQuery({
    queryKey: ['enquiries', 'to merge', q],
    enabled: q !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const search = (list: 'open' | 'done') =>
        call('GET /enquiries', { query: { q, list, limit: SHOWN * 2 }, signal });
      return (await Promise.all([search('open'), search('done')])).flat();
    },
  });
}
