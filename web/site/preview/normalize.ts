/** Text for comparisons: without spaces, in lower case, with plain quotes and dashes as they are typed. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('–', '-').toLowerCase();
}

/** Removes the host from the URL of an uploaded picture. Other URLs stay. */
export function uploadPath(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
}
