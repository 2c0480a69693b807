import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import classes from './incoming-links.module.css';
import { linkingRecordName } from './linking-record.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';

const LISTED_MAX = 8;

/** Lists what links to a page that is about to be deleted. Renders nothing if no link is known. */
export function IncomingLinks({ path, one }: { path: string; one: string }) {
  const { data, isPending, isError } = useQuery({ ...query('GET /links', { query: { to: path } }), staleTime: 0 });
  if (isPending) return <p role="status">{recordsTexts.lookingForLinksToThis(one)}</p>;
  if (isError) return <p role="status">{recordsTexts.theLinksToThisCould(one)}</p>;
  if (data.length === 0) return null;
  return (
    <div role="status" className={classes.links}>
      <p>{recordsTexts.placesLink(data.length, one)}</p>
      <ul>
        {data.slice(0, LISTED_MAX).map((link) => (
          <li key={`${link.kind} ${link.id}`}>{linkingRecordName(link)}</li>
        ))}
        {data.length > LISTED_MAX && <li>{recordsTexts.andMore(data.length - LISTED_MAX)}</li>}
      </ul>
    </div>
  );
}
