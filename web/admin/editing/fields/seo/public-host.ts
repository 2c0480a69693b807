/** The host under which the public knows the site, as the server says in the panel's page; the panel may have another. */
export function publicHost(page: Document = document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="site-url"]')?.content ?? '';
  return URL.canParse(address) ? new URL(address).host : location.host;
}
