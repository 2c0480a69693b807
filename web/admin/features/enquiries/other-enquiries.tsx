import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Enquiry, EnquiryEntry, RelatedEnquiry } from '#contract/records/enquiry.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, messageOf } from '#web/api.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { KIND_WORDS, useStageNames } from './inbox.ts';
import classes from './other-enquiries.module.css';
import { reloadEnquiries } from './use-enquiry.ts';

/** Others of the same person, which can be merged into this one, and those that are. */
export function OtherEnquiries({ enquiry }: { enquiry: Enquiry }) {
  const title = useId();
  const { earlier, merged } = enquiry;
  if (earlier.length + merged.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        From the same person
      </h3>
      <ul className={classes.others}>
        {merged.map((other) => (
          <MergedEnquiry key={other._id} other={other} />
        ))}
        {earlier.map((other) => (
          <OtherEnquiry key={other._id} enquiry={enquiry} other={other} />
        ))}
      </ul>
    </section>
  );
}

const SAME_WORDS = { email: 'email', phone: 'phone number', company: 'company' };

function OtherEnquiry({ enquiry, other }: { enquiry: Enquiry; other: RelatedEnquiry }) {
  const names = useStageNames();
  const { merge, isPending } = useMerge(other._id);
  const facts = [
    `${names[other.stage]}${other.isDone ? ', done' : ''}`,
    `same ${other.same.map((part) => SAME_WORDS[part]).join(' and ')}`,
    formatAgo(other.createdAt),
  ];
  return (
    <li className={classes.other}>
      <Link to={`?enquiry=${encodeURIComponent(other._id)}`}>{titleOf(other)}</Link>
      <span className={classes.facts}>{facts.join(' · ')}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        aria-label={`Merge “${titleOf(other)}” into this enquiry`}
        onClick={() => merge(enquiry._id)}
      >
        Merge
      </Button>
    </li>
  );
}

/** The text of a merged enquiry stands here, because no list shows it. */
function MergedEnquiry({ other }: { other: EnquiryEntry }) {
  const { unmerge, isPending } = useMerge(other._id);
  return (
    <li className={classes.other}>
      <strong>{titleOf(other)}</strong>
      <span className={classes.facts}>{`Merged · ${formatAgo(other.createdAt)}`}</span>
      <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => unmerge()}>
        Separate
      </Button>
      {other.message && (
        <p className={classes.message} dir="auto">
          {other.message}
        </p>
      )}
    </li>
  );
}

/** Merges an enquiry into another one, and takes that back. */
function useMerge(id: string) {
  const client = useQueryClient();
  const onError = (error: Error) => notifyFailed(messageOf(error, saveFailed.update));
  const separate = useMutation({
    mutationFn: () => call('POST /enquiries/:id/unmerge', { params: { id } }),
    onSuccess: () => reloadEnquiries(client),
    onError,
  });
  const join = useMutation({
    mutationFn: (into: string) => call('POST /enquiries/:id/merge', { params: { id }, body: { into } }),
    onSuccess: async () => {
      notifyUndoable('Merged. It is shown inside this enquiry.', { run: () => separate.mutate() });
      await reloadEnquiries(client);
    },
    onError,
  });
  return { merge: join.mutate, unmerge: separate.mutate, isPending: join.isPending || separate.isPending };
}

function titleOf({ kind, about, name }: EnquiryEntry): string {
  return `${about || `A ${KIND_WORDS[kind]}`} from ${name}`;
}
