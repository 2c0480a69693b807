/** The public host of the site, as the server wrote it into the panel's HTML. The panel may run under another host. */
export function publicHost(page: Document = document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="site-url"]')?.content ?? '';
  return URL.canParse(address) ? new URL(address).host : location.host;
}
