import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BrokenLink } from '#contract/records/broken-link.ts';
import { query } from '#web/api.ts';
import { linkingRecordAddress, linkingRecordName } from '#web/admin/editing/records/linking-record.ts';
import { linkFaultText } from '#web/admin/shell/link-fault-text.ts';
import classes from './links.module.css';
import { ListOrState } from './list-or-state.tsx';
import * as linksTexts from '#web/admin/texts/links.ts';

/** The links of the content that lead nowhere, each with the way to its field. */
export function BrokenLinks() {
  const list = useQuery({ ...query('GET /links/broken'), staleTime: 0 });
  const empty = { title: linksTexts.allLinksLead, text: linksTexts.howLinksAreChecked };
  return (
    <ListOrState list={list} failed={linksTexts.brokenFailed} empty={empty}>
      {(links) => (
        <>
          <ul className={classes.frame} aria-labelledby="own-links">
            {links.map((link) => (
              <BrokenRow key={`${link.kind} ${link.id} ${link.field} ${link.href}`} link={link} />
            ))}
          </ul>
          <p className={classes.note}>{linksTexts.howLinksAreChecked}</p>
        </>
      )}
    </ListOrState>
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
