/** Text for comparisons: without spaces, in lower case. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** The path of a picture's URL, on any host. */
export function uploadPath(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
}
