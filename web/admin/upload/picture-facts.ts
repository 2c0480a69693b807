/** Width and height of an uploaded picture, which its address carries; null for other addresses. */
export function sizeOf(address: string): { width: number; height: number } | null {
  const found = /-(\d+)x(\d+)\.\w+$/.exec(address);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

/** What a person calls a picture of which only the address is known. */
export function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  if (/^[0-9a-f]{32}-\d+x\d+\.\w+$/.test(last)) return 'Uploaded picture';
  try {
    return decodeURIComponent(last) || address;
  } catch {
    return last;
  }
}

/** '148 KB', '2.4 MB'. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
