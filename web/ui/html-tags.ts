/**
 * A whole tag with its attributes. Text in an attribute is never taken for a tag, because the search continues after
 * the tag: browsers before 2025 do not escape `<` and `>` in attributes.
 */
const TAG = /<(\/?[a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/gi;

/** HTML with its tags replaced. Escapes `<` and `>` in attributes, so that no later reader takes one for a tag. */
export function replaceTags(html: string, change: (tag: string, name: string, attributes: string) => string): string {
  return html.replace(TAG, (given: string, name: string, own: string) => {
    const attributes = own.replace(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    return change(attributes === own ? given : `<${name}${attributes}>`, name, attributes);
  });
}
