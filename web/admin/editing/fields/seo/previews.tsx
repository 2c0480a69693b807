import { useState } from 'react';
import { imageSource } from '#web/api.ts';
import { BrandMark, useBrandName } from '#web/admin/shell/brand.tsx';
import { truncate, DESCRIPTION_LENGTH, TITLE_LENGTH, type Listing } from './listing.ts';
import classes from './seo.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** The share image of a page that has none. */
const OWN_SHARE_PICTURE = '/share.jpg';

/** How a search engine may list the page. */
export function SearchPreview({ listing, address }: { listing: Listing; address: string }) {
  const brand = useBrandName();
  const fullTitle = [listing.title, brand].filter(Boolean).join(' | ');
  return (
    <figure className={classes.search} aria-label={fieldsTexts.searchResultPreview}>
      <div className={classes.site}>
        <span className={classes.mark}>
          <BrandMark />
        </span>
        <span className={classes.names}>
          <span>{brand}</span>
          <small>{breadcrumbText(address)}</small>
        </span>
      </div>
      <p className={classes.title}>{truncate(fullTitle, TITLE_LENGTH.to) || commonTexts.untitled}</p>
      <p className={classes.description}>
        {truncate(listing.description, DESCRIPTION_LENGTH.to) || fieldsTexts.searchEnginesChooseAText}
      </p>
    </figure>
  );
}

/** How a messenger or social network may show a link to the page. */
export function SharePreview({ listing }: { listing: Listing }) {
  const brand = useBrandName();
  return (
    <figure className={classes.share} aria-label={fieldsTexts.sharedLinkPreview}>
      <SharePicture key={listing.image} address={listing.image || OWN_SHARE_PICTURE} />
      <figcaption className={classes.card}>
        <small>{publicHost()}</small>
        <strong>{[listing.title || commonTexts.untitled, brand].filter(Boolean).join(' | ')}</strong>
        {listing.description && <span>{truncate(listing.description, DESCRIPTION_LENGTH.to)}</span>}
      </figcaption>
    </figure>
  );
}

function SharePicture({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={classes.broken}>{fieldsTexts.theSharePictureCannot}</span>;
  return <img className={classes.picture} src={imageSource(address)} alt="" onError={() => setBroken(true)} />;
}

function breadcrumbText(address: string): string {
  return [publicHost(), ...address.split('/').filter(Boolean)].join(' › ');
}

/** The public host of the site, as the server wrote it into the panel's HTML. The panel may run under another host. */
function publicHost(page: Document = document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="site-url"]')?.content ?? '';
  return URL.canParse(address) ? new URL(address).host : location.host;
}
