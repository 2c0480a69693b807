/** Markup that is already safe to stand in a document. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// What XML 1.0 cannot say in any way.
const UNSAYABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A piece of XML: what is put in is text, unless it is markup itself; nothing where it is null. */
export function xml(pieces: TemplateStringsArray, ...values: (string | number | Markup | Markup[] | null)[]): Markup {
  const filled = values.map((value, index) => (pieces[index] ?? '') + textOf(value));
  return new Markup(filled.join('') + (pieces.at(-1) ?? ''));
}

function textOf(value: string | number | Markup | Markup[] | null): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value)
    .replace(UNSAYABLE, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}
