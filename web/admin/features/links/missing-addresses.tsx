import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TbCornerUpRight } from 'react-icons/tb';
import { Link } from 'react-router';
import type { MissingAddress } from '#contract/records/missing-address.ts';
import { call, messageOf, query } from '#web/api.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import classes from './links.module.css';
import { ListOrState } from './list-or-state.tsx';
import * as linksTexts from '#web/admin/texts/links.ts';

const missingAddresses = query('GET /missing-addresses');

/** The addresses without a page that visitors asked for, each with what can be done about it. */
export function MissingAddresses() {
  const list = useQuery({ ...missingAddresses, staleTime: 0 });
  const client = useQueryClient();
  async function setIgnored(path: string, isIgnored: boolean): Promise<void> {
    try {
      await call('POST /missing-addresses/ignore', { body: { path, isIgnored } });
      await client.invalidateQueries({ queryKey: missingAddresses.queryKey });
      if (isIgnored) notifyUndoable(linksTexts.ignored(path), { run: () => void setIgnored(path, false) });
    } catch (failure) {
      notifyFailed(messageOf(failure, linksTexts.ignoreFailed));
    }
  }
  const empty = { title: linksTexts.everythingFound, text: linksTexts.whereTheyAppear };
  return (
    <ListOrState list={list} failed={linksTexts.missingFailed} empty={empty}>
      {(addresses) => (
        <ul className={classes.frame} aria-labelledby="asked">
          {addresses.map((address) => (
            <MissingRow key={address.path} address={address} onIgnore={() => void setIgnored(address.path, true)} />
          ))}
        </ul>
      )}
    </ListOrState>
  );
}

function MissingRow({ address, onIgnore }: { address: MissingAddress; onIgnore: () => void }) {
  const { path, visits, lastAt, referrer } = address;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong className={classes.address}>{path}</strong>
        <span className={classes.facts}>
          {linksTexts.times(visits)} ·{' '}
          <time dateTime={lastAt} title={formatFull(lastAt)}>
            {linksTexts.lastVisit(lowerFirst(formatMoment(lastAt)))}
          </time>
          {referrer && ` · ${linksTexts.linkOn(referrer)}`}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button
          component={Link}
          to={`/redirects/new?${new URLSearchParams({ from: path })}`}
          variant="default"
          leftSection={<TbCornerUpRight size={16} aria-hidden />}
          aria-label={linksTexts.redirectFrom(path)}
        >
          {linksTexts.redirect}
        </Button>
        <Button variant="subtle" color="gray" aria-label={linksTexts.ignoreNamed(path)} onClick={onIgnore}>
          {linksTexts.ignore}
        </Button>
      </div>
    </li>
  );
}
