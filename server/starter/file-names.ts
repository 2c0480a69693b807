import names from './pictures/names.json' with { type: 'json' };

/** The file of the starter site that is stored under a name; '' for other pictures. */
export function starterFileName(stored: string): string {
  return Object.entries(names).find(([, one]) => one === stored)?.[0] ?? '';
}
