import { Loader, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { TbCheck, TbX } from 'react-icons/tb';
import { Link } from 'react-router';
import { servicePageFields } from '#contract/records/service-page.ts';
import { slugify } from '#contract/slug.ts';
import { rules } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { controlProps, FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { slugAsTyped } from '#web/admin/editing/fields/slug-as-typed.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText, useField, type Field } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import { nextFreeSlug } from './free-slug.ts';
import classes from './slug-field.module.css';
import { useTakenSlug } from './taken-slug.ts';
import { useSlugCheck, type SlugState } from './use-slug-check.ts';

/** A service's slug: normalised while typing and checked against other services. */
export function ServiceSlugField({ own }: { own: string }) {
  const isNew = useIsNew();
  const path = 'slug';
  const field = useField({ schema: servicePageFields.slug, path, basePath: isNew ? null : path, label: 'Address' });
  const value = asText(field.value);
  const state = useSlugCheck(slugify(value), own);
  const isTaken = state === 'taken';
  useTakenIssue(isTaken ? slugify(value) : null);
  const { error, ...control } = controlProps(field, value.length);
  return (
    <FieldFrame field={field}>
      <TextInput
        {...control}
        value={value}
        maxLength={field.info.max}
        autoCapitalize="none"
        spellCheck={false}
        leftSection={<span className={classes.prefix}>/services/</span>}
        leftSectionWidth={86}
        rightSection={<SlugIndicator state={state} />}
        rightSectionWidth={state === 'ok' ? 104 : state === 'checking' ? 110 : 36}
        error={isTaken ? <TakenSlugNotice field={field} slug={slugify(value)} /> : error}
        onChange={(event) => field.set(slugAsTyped(event.currentTarget.value))}
        onBlur={() => {
          if (slugify(value) !== value) field.set(slugify(value));
          field.blur();
        }}
      />
      <p className={classes.unseen} role="status">
        {{ idle: '', checking: '', ok: 'The slug is available.', taken: rules.slugTaken }[state]}
      </p>
    </FieldFrame>
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
        <Loader size={14} aria-hidden /> Checking…
      </span>
    );
  }
  if (state === 'ok') {
    return (
      <span className={classes.state} data-slug-state={state}>
        <TbCheck size={18} aria-hidden /> Available
      </span>
    );
  }
  if (state === 'taken') return <TbX size={18} className={classes.state} data-slug-state={state} aria-hidden />;
  return null;
}

/** Says that the slug is taken and offers a free one, or the service that has it. */
function TakenSlugNotice({ field, slug }: { field: Field; slug: string }) {
  const { data = [] } = useQuery(query('GET /services/admin/all', { query: { brief: 'true' } }));
  const next = nextFreeSlug(slug, new Set(data.map((service) => service.slug)));
  const other = data.find((service) => service.slug === slug);
  return (
    <>
      {rules.slugTaken} Use{' '}
      <TextButton
        onClick={() => {
          field.set(next);
          document.getElementById(field.id)?.focus(); // this button disappears
        }}
      >
        <strong>{next}</strong>
      </TextButton>
      {other && (
        <>
          {' '}
          or open{' '}
          <Link className={classes.way} to={`/service/${other._id}`}>
            the other page
          </Link>
        </>
      )}
      .
    </>
  );
}
