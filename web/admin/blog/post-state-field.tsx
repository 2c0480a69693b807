import { SegmentedControl } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { POST_STATES } from '#contract/constants.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { upperFirst } from '../editor/labels.ts';
import { ChangedMark } from '../fields/changed-mark.tsx';
import fieldClasses from '../fields/fields.module.css';
import { useIsNew } from '../records/is-new.ts';
import classes from './blog.module.css';
import { fieldsFor, postState } from './post-state.ts';

/** Draft, scheduled or published: one choice over the two fields that say so. */
export function PostStateField({ slug }: { slug: string | null }) {
  const { setValue } = useFormContext();
  const status: unknown = useWatch({ name: 'status' });
  const publishedAt: unknown = useWatch({ name: 'publishedAt' });
  const { base } = useEditorState();
  const isNew = useIsNew();
  const time = typeof publishedAt === 'string' ? publishedAt : '';
  const state = postState({ status, publishedAt });
  function put(fields: { status: unknown; publishedAt: unknown }) {
    for (const [name, value] of Object.entries(fields)) setValue(name, value, { shouldDirty: true });
  }
  return (
    <div>
      <div className={fieldClasses.head}>
        <span id="field-status-label">Status</span>
        {!isNew && status !== base.status && (
          <ChangedMark label="Status" onUndo={() => put({ status: base.status, publishedAt: base.publishedAt })} />
        )}
      </div>
      <SegmentedControl
        id="field-status"
        aria-labelledby="field-status-label"
        fullWidth
        data={POST_STATES.map((value) => ({ value, label: upperFirst(value) }))}
        value={state}
        onChange={(value) => put(fieldsFor(value, time))}
      />
      {/* What scheduling means stands beside the time. */}
      {state !== 'scheduled' && (
        <p className={classes.help}>
          {state === 'draft' && 'Only people with panel access can see a draft.'}
          {state === 'published' &&
            (slug === null ? 'Everybody can read it as soon as it is saved.' : <Shown slug={slug} />)}
        </p>
      )}
    </div>
  );
}

function Shown({ slug }: { slug: string }) {
  return (
    <>
      Everybody can read it at{' '}
      <a href={`/blog/${slug}`} target="_blank" rel="noopener">
        /blog/{slug}
      </a>
      .
    </>
  );
}
