import { Switch } from '@mantine/core';
import { useController } from 'react-hook-form';
import { useEditorState } from '#web/admin/editing/form/editor-context.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './list.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** The field that shows or hides an entry on the site. It stands in the entry's summary line. */
export const VISIBLE = 'isVisible';

interface VisibleSwitchProps {
  path: string;
  basePath: string | null;
  name: string;
}

/** Shows or hides an entry on the site without unfolding it. */
export function VisibleSwitch({ path, basePath, name }: VisibleSwitchProps) {
  const { field } = useController({ name: path });
  const { base } = useEditorState();
  const isOn = field.value === true;
  const isChanged = basePath !== null && getIn(base, `${basePath}.${VISIBLE}`) !== field.value;
  return (
    <Switch
      id={`field-${path.replaceAll('.', '-')}`}
      className={classes.visible}
      checked={isOn}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
      label={
        <span className={classes.visibleWord}>
          {isOn ? commonTexts.visible : commonTexts.hidden}
          {isChanged && <span className={classes.dot} title={fieldsTexts.changed} />}
        </span>
      }
      aria-label={commonTexts.visibleWithName(name)}
    />
  );
}
