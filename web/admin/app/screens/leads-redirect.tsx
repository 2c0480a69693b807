import { Navigate, useLocation } from 'react-router';

/** Leads had a screen of their own. Its addresses lead to the enquiries, with their filters and the open lead. */
export function LeadsRedirect() {
  return <Navigate replace to={enquiriesAddress(useLocation().search)} />;
}

export function enquiriesAddress(search: string): string {
  const next = new URLSearchParams(search);
  const open = next.get('lead');
  next.delete('lead');
  next.set('kind', 'leads');
  if (open) next.set('enquiry', open);
  return `/enquiries?${next}`;
}
