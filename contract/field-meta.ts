import { z } from 'zod';

/** The fields of a group, section or record by name. */
export type Shape = Record<string, z.ZodType>;

/** The form control of a field in the panel. */
export type Widget =
  | 'line'
  | 'text'
  | 'html'
  | 'link'
  | 'image'
  | 'icon'
  | 'choice'
  | 'color'
  | 'hexColor'
  | 'emoji'
  | 'number'
  | 'switch'
  | 'email'
  | 'time'
  | 'date'
  | 'slug'
  | 'record'
  | 'tags'
  | 'group'
  | 'list'
  | 'schedule'
  | 'day'
  | 'gallery'
  | 'seo'
  | 'secret'
  | 'blocks'
  | 'hidden';

/** What a field says about the person who sent it: names, addresses and numbers find the person, texts may say anything. */
export type PersonalField = 'name' | 'email' | 'phone' | 'text';

/** A shape in which the site shows a picture, in CSS pixels. */
export interface PictureShape {
  /** Where it is: 'Card', 'Head of the post'. */
  name: string;
  width: number;
  /** Left out if the picture keeps its own proportions. */
  height?: number;
  /** The whole picture fits inside. Otherwise it fills the shape and is cropped. */
  isWhole?: true;
}

/** The metadata that the panel needs besides the validation of a field. */
export interface FieldMeta {
  label: string;
  widget: Widget;
  /** One sentence below the field, where its use is not obvious. */
  help?: string;
  /** What the site shows when the field is left empty. */
  placeholder?: string;
  /** The same if it is a text of the site itself, which has it in each language. */
  siteText?: () => string;
  /** Staff type it: a new one begins empty, and the panel asks for an empty one. A call still gets the fallback. */
  mustBeTyped?: true;
  /** The part of the address before a slug: '/blog/'. */
  prefix?: string;
  /** The slug is that of a record of this collection. The panel warns if no record has it. */
  refersTo?: string;
  /** Longest text in characters, largest number, or most entries of a list. */
  max?: number;
  min?: number;
  step?: number;
  /** The values of a choice or icon, the classes of a color, or the emoji that the site can draw. */
  options?: readonly string[];
  /** The upload call for pictures. A formatted text with one may contain pictures, and its editor has all tools. */
  upload?: string;
  /** For a formatted text of a few lines, such as a postal address: its editor offers no headings, lists, quotes or code. */
  tools?: 'few';
  /** For a picture or a text with pictures: the shapes in which the site shows them. `picture-places.ts` lists them. */
  shownAs?: readonly PictureShape[];
  /** For the description of a picture: the field beside it that holds the picture. */
  pictureAt?: string;
  /** For such a description: the field beside it that says where it comes from. Without one, it needs no decision. */
  sourceAt?: string;
  /**
   * For a picture without a field for its description: the name under which the reply for the record's own page has the
   * words of the library.
   */
  describedAs?: string;
  /** For the field that says where a description comes from: the field of the description. */
  wordsAt?: string;
  /**
   * For a switch in the entries of a list, when at most one entry should have it on. The editor offers one choice above
   * the list, called `label`. A new choice also moves the fields in `moves` and swaps those in `swaps`.
   */
  onlyOne?: { label: string; moves: readonly string[]; swaps: readonly string[] };
  /** For a secret: the fields beside it that it belongs to, such as the server of a password. */
  boundTo?: readonly string[];
  /** The texts of a choice's options, where the value itself is none. */
  optionLabels?: Readonly<Record<string, string>>;
  /** The name of one entry of a list: 'card' makes 'Add card'. */
  item?: string;
  /** The order of the entries means nothing, so the panel offers no way to change it. */
  anyOrder?: true;
  /** The entries of a new record in the panel. A call that leaves the list out gets none of them. */
  firstEntries?: readonly string[];
  /** The value in a new entry or record of the panel. A call that leaves the field out gets the default. */
  firstValue?: string;
  /** A value that the panel offers below the field. */
  offer?: { value: string; label: string };
  /** The number that means none. The panel shows an empty field in its place. */
  none?: number;
  /** An amount in thousands. The panel shows it in full beside the field. */
  inThousands?: boolean;
  /** It is data of the person who sent it: the search for a person's data, its export and its erasure include it. */
  personal?: PersonalField;
  /** Heading above this field and those after it in the editor. */
  heading?: string;
  /** Stands in one row with the next field. */
  besideNext?: true;
  /** The fields of a group. */
  shape?: Shape;
  /** The schema of a list's entries. */
  element?: z.ZodType;
  /** The schema of a value by its `type`. A value with another type is stored unchanged. */
  variants?: Readonly<Record<string, z.ZodType>>;
  /** The same field without its default, for partial updates. */
  bare?: z.ZodType;
}

// Zod's own registry is too slow: its `get` merges the metadata of parent schemas at each call, and reading a record
// calls it for every field.
const described = new WeakMap<z.ZodType, FieldMeta>();

/** Registers a field's label, widget and limits for its schema, and returns the schema. */
export function withMeta<S extends z.ZodType>(schema: S, info: FieldMeta): S {
  described.set(schema, info);
  return schema;
}

/** The metadata of a field. A schema without metadata does not appear in the forms. */
export function metaOf(schema: z.ZodType): FieldMeta {
  return described.get(schema) ?? { label: '', widget: 'hidden' };
}

/** The schema of a value: that of its `type`, if the schema has variants; undefined if none has this type. */
export function schemaOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  const { variants } = metaOf(schema);
  return variants ? variantOf(variants, value) : schema;
}

/** The variant that has the `type` of a value. */
export function variantOf(variants: NonNullable<FieldMeta['variants']>, value: unknown): z.ZodType | undefined {
  const type = isObject(value) ? value.type : undefined;
  return typeof type === 'string' && Object.hasOwn(variants, type) ? variants[type] : undefined;
}

/** The schema of the field or entry at one step of a path. With variants it is that of any variant, without a value. */
export function childOf(schema: z.ZodType, step: string): z.ZodType | undefined {
  const { element, shape, variants } = metaOf(schema);
  if (element) return element;
  if (!variants) return shape?.[step];
  const parts = Object.values(variants).flatMap((variant) => metaOf(variant).shape?.[step] ?? []);
  const [first] = parts;
  if (!first || !metaOf(first).shape) return first;
  const merged = Object.assign({}, ...parts.map((part) => metaOf(part).shape)) as Shape; // the fields of all variants
  return withMeta(first.clone(), { label: '', widget: 'group', shape: merged });
}

/**
 * Reads a stored or computed value leniently: unknown parts are left out, missing parts get their default, a text
 * that a newer rule would refuse stays readable. A missing required part throws.
 */
export function parseLenient<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  return walk(schema, raw) as z.output<S>; // walk() builds exactly what the schema describes
}

function walk(schema: z.ZodType, raw: unknown): unknown {
  const { shape, element, options, widget, variants } = metaOf(schema);
  if (variants) {
    const own = schemaOf(schema, raw);
    return own ? walk(own, raw) : schema.parse(raw);
  }
  if (shape) return readGroup(schema, shape, raw);
  if (element) return Array.isArray(raw) ? raw.flatMap((entry) => readEntry(element, entry)) : schema.parse(undefined);
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  if (typeof raw === 'string' && options === undefined && widget !== 'number') return raw;
  return schema.parse(undefined);
}

function readGroup(schema: z.ZodType, shape: Shape, raw: unknown): unknown {
  if (!isObject(raw)) return schema.parse(raw === null ? null : undefined);
  return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, walk(field, raw[key])]));
}

function readEntry(element: z.ZodType, raw: unknown): unknown[] {
  try {
    return [walk(element, raw)];
  } catch (error) {
    if (error instanceof z.ZodError) return []; // one broken entry must not hide the others
    throw error;
  }
}

/** Whether a schema has a field with formatted text. */
export function containsHtml(schema: z.ZodType): boolean {
  const { widget, shape, element, variants } = metaOf(schema);
  const parts = Object.values(shape ?? variants ?? {});
  if (element) parts.push(element);
  return widget === 'html' || parts.some(containsHtml);
}

/** Walks a value along its schema and replaces each plain field with the result of `change`. */
export function mapFields(
  schema: z.ZodType,
  value: unknown,
  change: (value: unknown, info: FieldMeta, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): unknown {
  const info = metaOf(schema);
  if (info.variants) {
    const own = schemaOf(schema, value);
    return own ? mapFields(own, value, change, path) : value;
  }
  if (info.shape && isObject(value)) {
    const { shape } = info;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const field = shape[key];
        return [key, field ? mapFields(field, part, change, [...path, key]) : part];
      }),
    );
  }
  if (info.element && Array.isArray(value)) {
    const { element } = info;
    return value.map((entry, index) => mapFields(element, entry, change, [...path, index]));
  }
  return change(value, info, path);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
