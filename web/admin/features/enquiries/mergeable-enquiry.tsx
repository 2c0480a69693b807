import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { EnquiryEntry, RelatedEnquiry } from '#contract/records/enquiry.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { enquiryTitle, useStageNames } from './inbox.ts';
import classes from './other-enquiries.module.css';
import { useMerge } from './use-merge.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

const SAME_WORDS = { email: 'email', phone: enquiriesTexts.phoneNumber, company: 'company' };

interface MergeableProps {
  /** The id of the enquiry that would contain it. */
  into: string;
  other: EnquiryEntry & Partial<Pick<RelatedEnquiry, 'same'>>;
}

/** Another enquiry, with a button that merges it into an open one. */
export function MergeableEnquiry({ into, other }: MergeableProps) {
  const names = useStageNames();
  const { merge, isPending } = useMerge(other._id);
  const facts = [
    `${names[other.stage]}${other.isDone ? ', done' : ''}`,
    other.same ? enquiriesTexts.same(other.same.map((part) => SAME_WORDS[part]).join(' and ')) : other.company,
    formatAgo(other.createdAt),
  ];
  return (
    <li className={classes.other}>
      <Link to={`?enquiry=${encodeURIComponent(other._id)}`}>{enquiryTitle(other)}</Link>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        aria-label={enquiriesTexts.mergeIntoThisEnquiry(enquiryTitle(other))}
        onClick={() => merge(into)}
      >
        {enquiriesTexts.merge}
      </Button>
    </li>
  );
}
