/** Text for comparisons: without spaces, in lower case. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Removes the host from the URL of an uploaded picture. Other URLs stay. */
export function uploadPath(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
}
