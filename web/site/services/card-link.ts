/** Where a service's card leads: its own link, else the page of its slug; '' when it has neither. */
export function cardLink({ href, slug }: { href: string; slug: string }): string {
  if (href) return href;
  return slug && `/services/${slug}`;
}
