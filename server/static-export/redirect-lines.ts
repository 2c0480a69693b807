/** The redirects in the format of Netlify and Cloudflare Pages. A page that is gone shows the page for missing addresses. */
export function redirectLines(redirects: readonly { from: string; to: string }[]): string {
  const lines = redirects.map(({ from, to }) => {
    const old = withoutSpaces(encodeURI(from));
    return to === '' ? `${old} /404.html 410` : `${old} ${withoutSpaces(to)} 301`;
  });
  return `${lines.join('\n')}\n`;
}

/** The format separates its fields by spaces. */
function withoutSpaces(address: string): string {
  return address.replace(/\s/g, encodeURIComponent);
}
