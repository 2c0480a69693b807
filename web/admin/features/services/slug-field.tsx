import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TbCheck, TbX } from 'react-icons/tb';
import { Link } from 'react-router';
import { slugify } from '#contract/slug.ts';
import { rules } from '#contract/rule-texts.ts';
import { query } from '#web/api.ts';
import { PageAddress } from '#web/admin/editing/fields/page/page-fields.tsx';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { nextFreeSlug } from './free-slug.ts';
import classes from './slug-field.module.css';
import { useTakenSlug } from './taken-slug.ts';
import { useSlugCheck, type SlugState } from './use-slug-check.ts';
import * as servicesTexts from '#web/admin/texts/services.ts';

/** A service's slug: normalised while typing and checked against other services. */
export function ServiceSlugField({ own }: { own: string }) {
  const slug = slugify(asText(useWatch({ name: 'slug' })));
  const state = useSlugCheck(slug, own);
  const isTaken = state === 'taken';
  useTakenIssue(isTaken ? slug : null);
  return (
    <PageAddress
      {...useFieldAt('slug')}
      state={<SlugIndicator state={state} />}
      issue={isTaken ? <TakenSlugNotice slug={slug} /> : undefined}
      note={
        <span className={classes.unseen} role="status">
          {{ idle: '', checking: '', ok: servicesTexts.theSlugIsAvailable, taken: rules.slugTaken }[state]}
        </span>
      }
    />
  );
}

/** Adds the result to the form's validation and runs it again. */
function useTakenIssue(taken: string | null) {
  const known = useTakenSlug();
  const { trigger } = useFormContext();
  useEffect(() => {
    if (known.get() === taken) return;
    known.set(taken);
    void trigger('slug');
  }, [known, taken, trigger]);
  useEffect(() => () => known.set(null), [known]);
}

function SlugIndicator({ state }: { state: SlugState }) {
  if (state === 'checking') {
    return (
      <span className={classes.state} data-slug-state={state}>
        <Loader size={14} aria-hidden /> {servicesTexts.checking}
      </span>
    );
  }
  if (state === 'ok') {
    return (
      <span className={classes.state} data-slug-state={state}>
        <TbCheck size={18} aria-hidden /> {servicesTexts.available}
      </span>
    );
  }
  if (state === 'taken') return <TbX size={18} className={classes.state} data-slug-state={state} aria-hidden />;
  return null;
}

/** Says that the slug is taken and offers a free one, or the service that has it. */
function TakenSlugNotice({ slug }: { slug: string }) {
  const { setValue } = useFormContext();
  const { data = [] } = useQuery(query('GET /services/admin/all', { query: { brief: 'true' } }));
  const next = nextFreeSlug(slug, new Set(data.map((service) => service.slug)));
  const other = data.find((service) => service.slug === slug);
  return (
    <>
      {servicesTexts.use(rules.slugTaken)}{' '}
      <TextButton
        onClick={() => {
          setValue('slug', next, { shouldDirty: true, shouldValidate: true });
          document.getElementById(fieldId('slug'))?.focus(); // this button disappears
        }}
      >
        <strong>{next}</strong>
      </TextButton>
      {other && (
        <>
          {' '}
          {servicesTexts.orOpen}{' '}
          <Link className={classes.way} to={`/service/${other._id}`}>
            {servicesTexts.theOtherPage}
          </Link>
        </>
      )}
      .
    </>
  );
}
