import { blockViews } from './block-views.ts';

interface Loaded {
  source: string;
  looks: Readonly<Partial<Record<string, { source: string }>>>;
}

/** The source files of the components: by the type of the block, and by `TYPE/LOOK` for a look with a component of its own. */
export function blockSources(): Record<string, string> {
  const all = Object.entries<Loaded>(blockViews).flatMap(([type, { source, looks }]) => [
    [type, source],
    ...Object.entries(looks).flatMap(([look, own]) => (own ? [[`${type}/${look}`, own.source]] : [])),
  ]);
  return Object.fromEntries(all) as Record<string, string>; // pairs of texts
}
