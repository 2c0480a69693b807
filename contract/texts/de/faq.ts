export const title = 'Fragen';
export const search = 'Fragen durchsuchen …';
export const searchLabel = 'Fragen durchsuchen';
export const more = (count: number) => `${count} weitere zeigen`;
export const less = 'Weniger zeigen';
export const none = 'Keine Ergebnisse. Versuchen Sie es mit anderen Worten.';
export const matches = (found: number, total: number) => `${found} von ${total} Fragen passen`;
