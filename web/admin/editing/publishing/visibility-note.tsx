import { useWatch } from 'react-hook-form';
import { slugify } from '#contract/slug.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { willBePublic, willLeave } from '#web/admin/editing/form/publishing.ts';
import classes from './publishing.module.css';
import { visibilitySaveLabel, visibilityState, type PublishedIn } from './visibility-publishing.ts';
import * as publishingTexts from '#web/admin/texts/publishing.ts';

/** Who can see a record, now or after saving. `slug` is the saved slug; null for a new record. */
export function VisibilityNote({ collection, slug }: { collection: PublishedIn; slug: string | null }) {
  const names = Object.keys(collection.publicWhen);
  const typed: unknown[] = useWatch({ name: names });
  const typedSlug: unknown = useWatch({ name: 'slug' });
  const { base } = useEditorState();
  const state = visibilityState(collection, Object.fromEntries(names.map((name, index) => [name, typed[index]])));
  const saved = visibilityState(collection, base);
  const button = visibilitySaveLabel(state, saved);
  if (state === 'published') {
    const isPublic = saved === 'published' && slug !== null;
    const path = collection.pagesAt + (isPublic ? slug : slugify(String(typedSlug)));
    return (
      <p className={classes.note}>{isPublic ? publishingTexts.everyoneCanSeeItAt(path) : willBePublic(path, button)}</p>
    );
  }
  const note = saved === 'published' ? willLeave(button) : publishingTexts.onlyPeopleWithPanelAccessCanSee;
  return <p className={classes.note}>{note}</p>;
}
