import { Page } from '#web/admin/shell/page.tsx';
import { BrokenLinks } from './broken-links.tsx';
import classes from './links.module.css';
import { MissingAddresses } from './missing-addresses.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as linksTexts from '#web/admin/texts/links.ts';

/** Addresses that visitors did not find, and links of the content that lead nowhere. */
export function LinksScreen() {
  return (
    <Page title={commonTexts.brokenLinks} help={linksTexts.help}>
      <section className={classes.part} aria-labelledby="asked">
        <h2 id="asked" className={classes.heading}>
          {linksTexts.asked}
        </h2>
        <MissingAddresses />
      </section>
      <section className={classes.part} aria-labelledby="own-links">
        <h2 id="own-links" className={classes.heading}>
          {linksTexts.ownLinks}
        </h2>
        <BrokenLinks />
      </section>
    </Page>
  );
}
