import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BrokenLink } from '#contract/records/broken-link.ts';
import { messageOf, query } from '#web/api.ts';
import { linkingRecordAddress, linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { linkFaultText } from '#web/admin/shell/link-fault-text.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { Signpost } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './links.module.css';
import * as linksTexts from '#web/admin/texts/links.ts';

/** The links of the content that lead nowhere, each with the way to its field. */
export function BrokenLinks() {
  const { data, error, refetch } = useQuery({ ...query('GET /links/broken'), staleTime: 0 });
  if (!data && error)
    return <FailedState title={messageOf(error, linksTexts.brokenFailed)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (data.length === 0) {
    return (
      <div className={classes.frame}>
        <EmptyState
          order={3}
          scene={<Signpost />}
          title={linksTexts.allLinksLead}
          text={linksTexts.howLinksAreChecked}
        />
      </div>
    );
  }
  return (
    <>
      <ul className={classes.frame} aria-labelledby="own-links">
        {data.map((link) => (
          <BrokenRow key={`${link.kind} ${link.id} ${link.field} ${link.href}`} link={link} />
        ))}
      </ul>
      <p className={classes.note}>{linksTexts.howLinksAreChecked}</p>
    </>
  );
}

function BrokenRow({ link }: { link: BrokenLink }) {
  const where = linkingRecordName(link);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong className={classes.address}>{link.href}</strong>
        <span className={classes.facts}>
          {linksTexts.linkIn(where)} · {linkFaultText(link)}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button
          component={Link}
          to={linkingRecordAddress(link)}
          variant="default"
          aria-label={linksTexts.repairIn(link.href, where)}
        >
          {linksTexts.repair}
        </Button>
      </div>
    </li>
  );
}
