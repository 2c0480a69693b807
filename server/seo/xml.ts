/** Markup that is already escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// Characters that XML 1.0 forbids even as entities.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A template tag for XML. Values are escaped unless they are `Markup`; null becomes nothing. */
export function xml(strings: TemplateStringsArray, ...values: (string | number | Markup | Markup[] | null)[]): Markup {
  const filled = values.map((value, index) => (strings[index] ?? '') + escapeValue(value));
  return new Markup(filled.join('') + (strings.at(-1) ?? ''));
}

function escapeValue(value: string | number | Markup | Markup[] | null): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
