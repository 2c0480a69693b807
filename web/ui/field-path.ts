/** The field of an object, or an entry of a list in that field: `title`, `tags.2`. */
type FieldOf<T> = (keyof T & string) | `${keyof T & string}.${number}`;

/**
 * The path of a field in the form of the panel, for `data-field` on the element that shows it. Only the panel's preview
 * has paths: there, each object carries its own as `_path`. On the public site this is undefined, so that its HTML has
 * no such attribute.
 */
export function fieldPath<T extends object>(owner: T | undefined, field: FieldOf<T>): string | undefined {
  const path = (owner as { _path?: string } | undefined)?._path;
  if (path === undefined) return undefined;
  return path ? `${path}.${field}` : field;
}

/** A copy of content in which each object carries its path, below the path of the whole. */
export function withPaths(content: unknown, path = ''): unknown {
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(content)) return content.map((entry, index) => withPaths(entry, below(index)));
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content).map(([key, value]) => [key, withPaths(value, below(key))]);
  return { ...Object.fromEntries(fields), _path: path };
}

/** The paths of a heading and of the lines around it. */
export interface HeadingPaths {
  eyebrow?: string | undefined;
  title?: string | undefined;
  lead?: string | undefined;
}

/** Those of content whose fields are called `eyebrow`, `heading` and `lead`, as far as it has them. */
export function headingPaths(owner: object): HeadingPaths {
  const path = (field: string) => fieldPath(owner as Record<string, unknown>, field);
  return { eyebrow: path('eyebrow'), title: path('heading'), lead: path('lead') };
}
