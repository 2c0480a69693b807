import { useQuery } from '@tanstack/react-query';
import { collections } from '#contract/collections/index.ts';
import type { IncomingLink } from '#contract/records/incoming-link.ts';
import { query } from '#web/api.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import classes from './incoming-links.module.css';

const LISTED_MAX = 8;

/** Lists what links to a page that is about to be deleted. Renders nothing if no link is known. */
export function IncomingLinks({ path, one }: { path: string; one: string }) {
  const { data, isPending, isError } = useQuery({ ...query('GET /links', { query: { to: path } }), staleTime: 0 });
  if (isPending) return <p role="status">Looking for links to this {one}…</p>;
  if (isError) return <p role="status">The links to this {one} could not be loaded.</p>;
  if (data.length === 0) return null;
  return (
    <div role="status" className={classes.links}>
      <p>
        {data.length === 1 ? '1 place links' : `${data.length} places link`} to this {one}. Visitors who follow a link
        there will see that the page no longer exists:
      </p>
      <ul>
        {data.slice(0, LISTED_MAX).map((link) => (
          <li key={`${link.kind} ${link.id}`}>{linkingRecordName(link)}</li>
        ))}
        {data.length > LISTED_MAX && <li>and {data.length - LISTED_MAX} more</li>}
      </ul>
    </div>
  );
}

function linkingRecordName({ kind, title }: IncomingLink): string {
  return kind === 'sections' ? `${title} (page section)` : `${upperFirst(collections[kind].labels.one)} “${title}”`;
}
