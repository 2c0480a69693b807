import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PreviewLink } from '#contract/records/preview-link.ts';
import { call, query } from '#web/api.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './changes.module.css';
import { useChangeAction } from './use-change-sets.ts';
import * as changesTexts from '#web/admin/texts/changes.ts';

/** The preview links that work, to revoke them. */
export function PreviewLinks() {
  const { data = [] } = useQuery({ ...query('GET /preview-links'), staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <section className={classes.set} aria-labelledby="preview-links">
      <header className={classes.head}>
        <h2 id="preview-links" className={classes.name}>
          {changesTexts.previewLinks}
        </h2>
      </header>
      <ul className={classes.rows}>
        {data.map((link) => (
          <LinkRow key={link._id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link }: { link: PreviewLink }) {
  const { isBusy, run } = useChangeAction();
  const params = { id: link._id };
  const revoke = () => run(async () => (await call('DELETE /preview-links/:id', { params })).message);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{link.title}</strong>
        <span className={classes.facts}>
          {changesTexts.byWorksUntilYourTime(link.createdBy || 'somebody', formatFull(link.expiresAt))}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={changesTexts.revokeTheLinkTo(link.title)}
          loading={isBusy}
          onClick={() => void revoke()}
        >
          {changesTexts.revoke}
        </Button>
      </div>
    </li>
  );
}
