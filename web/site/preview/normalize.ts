/** Text as it is compared: how it is spaced and in which letters it is set does not count. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** The path of a picture's address, whichever host it is written with. */
export function uploadPath(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
}
