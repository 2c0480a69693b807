import { Checkbox } from '@mantine/core';
import { services } from '#contract/collections/services.ts';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { willBePublic, willLeave } from '#web/admin/editing/form/publishing.ts';
import { ChangedMark } from '#web/admin/editing/fields/changed-mark.tsx';
import { useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import classes from './service-pages.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as servicesTexts from '#web/admin/texts/services.ts';

const UPDATE = servicesTexts.updateService;

/** The publish switch of the page, with its effect in words. */
export function PublishedField({ slug }: { slug: string | null }) {
  const isNew = useIsNew();
  const { base } = useEditorState();
  const path = 'isPublished';
  const { id, label, value, set, blur, isChanged, undo } = useField({
    schema: services.fields.isPublished,
    path,
    basePath: isNew ? null : path,
    label: commonTexts.published,
  });
  const isOn = value === true;
  return (
    <div className={classes.published}>
      <Checkbox
        id={id}
        label={label}
        description={visibilityText(isOn, !isNew && base[path] === true, slug)}
        classNames={{ input: classes.box, label: classes.boxLabel }}
        checked={isOn}
        onBlur={blur}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {isChanged && <ChangedMark label={label} onUndo={undo} />}
    </div>
  );
}

/** Who can see the page, now or after saving. */
function visibilityText(isOn: boolean, wasOn: boolean, slug: string | null): string {
  if (slug === null) {
    return isOn ? servicesTexts.everyoneCanSeeItOnce : servicesTexts.onlyPeopleWithPanelAccess;
  }
  if (isOn) return wasOn ? servicesTexts.everyoneCanSee(slug) : willBePublic(`/services/${slug}`, UPDATE);
  return wasOn ? willLeave(UPDATE) : servicesTexts.onlyPeopleWithPanelAccessCanSee;
}
