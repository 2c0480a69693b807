import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useHref } from 'react-router';
import { stateOf } from '#contract/collections/public-when.ts';
import { SERVICE_PUBLIC_WHEN } from '#contract/constants.ts';
import { serviceCardLink } from '#contract/links.ts';
import { slugify } from '#contract/slug.ts';
import { query } from '#web/api.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import classes from './fields.module.css';
import { asText } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/**
 * Warns that the service page of a card is missing or not public and links to its form. `path` is the card's slug
 * field. Opens a new tab, so the form keeps its input.
 */
export function MissingPageHint({ path }: { path: string }) {
  const card: unknown = useWatch({ name: path.slice(0, path.lastIndexOf('.')) });
  const title = asText(getIn(card, 'title'));
  const slug = slugify(asText(getIn(card, 'slug')) || title);
  const hasOther = ['href', 'details'].some((field) => asText(getIn(card, field)) !== '');
  const isAsked = slug !== '' && !hasOther;
  const { data } = useQuery({
    ...query('GET /services/admin/all', { query: { brief: 'true' } }),
    enabled: isAsked,
    refetchOnWindowFocus: 'always',
  });
  const screen = useHref('/service');
  if (!isAsked || !data) return null;
  const page = data.find((service) => service.slug === slug);
  if (page && stateOf(SERVICE_PUBLIC_WHEN, page) === 'published') return null;
  const address = serviceCardLink({ href: '', slug });
  const to = page ? `${screen}/${page._id}` : `${screen}/new?${new URLSearchParams({ title, slug })}`;
  return (
    <p className={classes.hint} role="status">
      {page ? fieldsTexts.thePageIsNotPublished(address) : fieldsTexts.thereIsNoPageYet(address)}
      <a className={classes.hintLink} href={to} target="_blank" rel="noreferrer">
        {page ? fieldsTexts.openThePage : fieldsTexts.createIt} {fieldsTexts.inANewTab}
      </a>
    </p>
  );
}
