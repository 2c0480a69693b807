import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';

/** The service pages by title, offered below the input for the address of one. */
export function ServiceSuggestions({ id }: { id: string }) {
  const { data } = useQuery(query('GET /services/admin/all', { query: { brief: 'true' } }));
  return (
    <datalist id={id}>
      {data?.map(({ slug, title }) => (
        <option key={slug} value={slug} label={title} />
      ))}
    </datalist>
  );
}
