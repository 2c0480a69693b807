import { Page } from '#web/admin/shell/page.tsx';
import * as descriptionsTexts from '#web/admin/texts/descriptions.ts';
import { UndescribedTab } from './undescribed-tab.tsx';

/** A screen for the tab alone. */
export function UndescribedScreen() {
  return (
    <Page title={descriptionsTexts.undescribed}>
      <UndescribedTab />
    </Page>
  );
}
