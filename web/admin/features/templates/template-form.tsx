import { useWatch } from 'react-hook-form';
import { placeLabel } from '#contract/template-places.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { FieldAt } from '#web/admin/editing/records/field-at.tsx';
import { PlaceField } from './place-field.tsx';
import classes from './templates.module.css';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

/** The page, and the blocks above and below its main part. */
export function TemplateForm() {
  const place = asText(useWatch({ name: 'place' }));
  return (
    <>
      <PlaceField />
      <FieldAt name="above" />
      <p className={classes.main}>
        {place ? collectionsTexts.theMainPart(placeLabel(place)) : collectionsTexts.theMainPartOfThePage}
      </p>
      <FieldAt name="below" />
    </>
  );
}
