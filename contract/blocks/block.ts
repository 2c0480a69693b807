import { z } from 'zod';
import { metaOf, variantOf, withMeta, type Shape } from '#contract/field-meta.ts';
import { PAGE_BLOCKS_MAX } from '../constants.ts';
import { choice, entry, entryId, moment, toggle } from '../fields.ts';
import { rules } from '../rule-texts.ts';
import { blockKinds, type BlockType } from './index.ts';

const SOURCES = ['shared', 'own'] as const;

type Kind<T extends BlockType> = (typeof blockKinds)[T];
/** The words and pictures of a kind of block. */
export type BlockContent<T extends BlockType> = T extends BlockType ? z.output<z.ZodObject<Kind<T>['fields']>> : never;
export type BlockLook<T extends BlockType> = T extends BlockType ? keyof Kind<T>['looks'] & string : never;

/** A part of a page. */
interface BlockOf<T extends BlockType> {
  _id: string;
  type: T;
  /** `shared` shows the section that all pages share; `own` shows `content`. */
  source: (typeof SOURCES)[number];
  look: BlockLook<T>;
  hidden: boolean;
  /** ISO 8601; '' for no limit. Visitors see the block from this moment on, until that one. */
  from: string;
  until: string;
  /** Null in a shared block. */
  content: BlockContent<T> | null;
}

/** A block of a kind that this version knows. */
export type KnownBlock = { [T in BlockType]: BlockOf<T> }[BlockType];
/** A block of a kind that this version does not know, as it is stored. Visitors never get it. */
export interface UnknownBlock {
  _id: string;
  type: string;
}
export type Block = KnownBlock | UnknownBlock;

export function isKnownBlock(block: Block): block is KnownBlock {
  return Object.hasOwn(blockKinds, block.type);
}

/** Whether visitors see a block now. */
export function isBlockShown(block: Block, now = new Date()): block is KnownBlock {
  if (!isKnownBlock(block) || block.hidden) return false;
  const moment = now.getTime();
  return !(block.from && Date.parse(block.from) > moment) && !(block.until && Date.parse(block.until) <= moment);
}

function blockSchema({ name, label, fields, section, looks }: AnyKind) {
  const own = z.strictObject(fields);
  const content = section ? own.nullable().default(null) : own.prefault({});
  const [first = '', ...others] = Object.keys(looks);
  const plain = entry({
    _id: entryId(),
    type: withMeta(z.literal(name), { label: 'Type', widget: 'hidden' }),
    source: choice('Words', SOURCES, section ? 'shared' : 'own', {
      optionLabels: { shared: 'The same words as on other pages', own: 'Words of its own' },
    }),
    look: choice('Look', [first, ...others], first, { optionLabels: looks }),
    hidden: toggle('Hidden', false),
    from: moment('Shown from'),
    until: moment('Shown until'),
    content: withMeta(content, { label, widget: 'group', shape: fields }),
  });
  const checked = plain.superRefine(({ source, content: words, from, until }, context) => {
    if (source === 'own' && words === null) context.addIssue({ code: 'custom', path: ['content'], message: rules.blockContent }); // prettier-ignore
    if (from && until && from >= until)
      context.addIssue({ code: 'custom', path: ['until'], message: rules.blockUntil });
  });
  return withMeta(checked, metaOf(plain));
}

/** What all kinds of blocks have in common. */
interface AnyKind {
  name: string;
  label: string;
  fields: Shape;
  section: string | null;
  looks: Readonly<Record<string, string>>;
}

const variants: Record<string, z.ZodType> = Object.fromEntries(
  Object.values<AnyKind>(blockKinds).map((kind) => [kind.name, blockSchema(kind)]),
);
const unknownBlock = z.looseObject({ _id: z.string().min(1).max(60), type: z.string().max(60) });

/** One of an unknown kind stays as it is. */
const parsed = z.unknown().transform((raw, context): Block => {
  const found = (variantOf(variants, raw) ?? unknownBlock).safeParse(raw);
  if (found.success) return found.data as Block; // by the schema of its type
  for (const { path, message } of found.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});
/** A block of any kind; that of its type follows with `schemaOf`. */
export const anyBlock = withMeta<z.ZodType<Block>>(parsed, { label: '', widget: 'group', variants });

const list = z.array(anyBlock, 'Must be a list').max(PAGE_BLOCKS_MAX, `At most ${PAGE_BLOCKS_MAX} entries`);
const unique = list.superRefine((blocks, context) => {
  const seen = new Set<string>();
  for (const [index, { _id }] of blocks.entries()) {
    if (seen.has(_id)) context.addIssue({ code: 'custom', path: [index, '_id'], message: rules.blockId });
    seen.add(_id);
  }
});

/** Blocks in their order. */
export function blockList(label: string) {
  return withMeta(unique.default([]), {
    label,
    widget: 'blocks',
    item: 'block',
    max: PAGE_BLOCKS_MAX,
    element: anyBlock,
    bare: unique,
  });
}
