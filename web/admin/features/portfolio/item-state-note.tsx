import { useWatch } from 'react-hook-form';
import { slugify } from '#contract/slug.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { willBePublic, willLeave } from '#web/admin/editing/form/publishing.ts';
import { itemSaveLabel, itemState } from './item-publishing.ts';
import classes from './portfolio.module.css';

/** Who can see the item, now or after saving. `slug` is the saved slug; null for a new item. */
export function ItemStateNote({ slug }: { slug: string | null }) {
  const status: unknown = useWatch({ name: 'status' });
  const isVisible: unknown = useWatch({ name: 'isVisible' });
  const typedSlug: unknown = useWatch({ name: 'slug' });
  const { base } = useEditorState();
  const state = itemState({ status, isVisible });
  const saved = itemState(base);
  const button = itemSaveLabel(state, saved);
  if (state === 'published') {
    const isPublic = saved === 'published' && slug !== null;
    const path = `/portfolio/${isPublic ? slug : slugify(String(typedSlug))}`;
    return <p className={classes.note}>{isPublic ? `Everyone can see it at ${path}.` : willBePublic(path, button)}</p>;
  }
  const words = saved === 'published' ? willLeave(button) : `Only people with panel access can see it.`;
  return <p className={classes.note}>{words}</p>;
}
