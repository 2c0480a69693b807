import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Enquiry, EnquiryEntry } from '#contract/records/enquiry.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { enquiryTitle } from './inbox.ts';
import { MergeSearch } from './merge-search.tsx';
import { MergeableEnquiry } from './mergeable-enquiry.tsx';
import classes from './other-enquiries.module.css';
import { useMerge } from './use-merge.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** Others that are shown before someone asks for all. */
const SHOWN = 3;

/** Others of the same person, which can be merged into this one, those that are merged, and a search for more. */
export function OtherEnquiries({ enquiry }: { enquiry: Enquiry }) {
  const title = useId();
  const { earlier, merged } = enquiry;
  const [isLong, setIsLong] = useState(false);
  const isCut = !isLong && earlier.length > SHOWN;
  const isFound = earlier.length + merged.length > 0;
  return (
    <section aria-labelledby={isFound ? title : undefined}>
      {isFound && (
        <>
          <h3 id={title} className={classes.title}>
            {enquiriesTexts.fromTheSamePerson}
          </h3>
          <ul className={classes.others}>
            {merged.map((other) => (
              <MergedEnquiry key={other._id} other={other} into={enquiry} />
            ))}
            {(isCut ? earlier.slice(0, SHOWN) : earlier).map((other) => (
              <MergeableEnquiry key={other._id} into={enquiry._id} other={other} />
            ))}
          </ul>
          {isCut && (
            <Button variant="subtle" size="compact-sm" onClick={() => setIsLong(true)}>
              {enquiriesTexts.showAll(earlier.length)}
            </Button>
          )}
        </>
      )}
      <MergeSearch enquiry={enquiry} />
    </section>
  );
}

/** The text of a merged enquiry stands here, because no list shows it. */
function MergedEnquiry({ other, into }: { other: EnquiryEntry; into: Enquiry }) {
  const { unmerge, isPending } = useMerge(other._id);
  const facts = [enquiriesTexts.merged, formatAgo(other.createdAt), other.email !== into.email && other.email];
  return (
    <li className={classes.other}>
      <strong>{enquiryTitle(other)}</strong>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => unmerge()}>
        {enquiriesTexts.separate}
      </Button>
      {other.message && (
        <p className={classes.message} dir="auto">
          {other.message}
        </p>
      )}
    </li>
  );
}
