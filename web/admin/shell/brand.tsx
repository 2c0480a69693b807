import { useQuery } from '@tanstack/react-query';
import { withFocus } from '#contract/pictures.ts';
import { query } from '#web/api.ts';
import classes from './brand.module.css';

function useSiteFacts() {
  return useQuery({ ...query('GET /site'), staleTime: 5 * 60_000 }).data;
}

/** The site's name; empty until loaded. */
export function useBrandName(): string {
  return useSiteFacts()?.name ?? '';
}

/** The site's icon; without one a sun over two dunes at night. */
export function BrandMark() {
  const own = useSiteFacts()?.iconUrl;
  if (own) return <img className={classes.mark} src={withFocus(own, null)} alt="" />;
  return (
    <svg className={classes.mark} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="#1a1c36" />
      <circle cx="17.5" cy="10" r="4.2" fill="#f2a31b" />
      <path d="M0 17c5-4 9-3 14 0s10 2 14-2v13H0z" fill="#c9481f" />
      <path d="M0 22c6-3 10-1 15 1s9 1 13-1v6H0z" fill="#f5eee1" />
    </svg>
  );
}
