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
import { controlProps, Frame } from '#web/admin/editing/fields/frame.tsx';
import { softSlug } from '#web/admin/editing/fields/soft-slug.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { textOf, useField, type Field } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/records/is-new.ts';
import { freeSlug } from './free-slug.ts';
import classes from './slug-field.module.css';
import { useTakenSlug } from './taken-slug.ts';
import { useSlugCheck, type SlugState } from './use-slug-check.ts';

/** A service's part of its address: normalised as it is typed, and checked against those of the others. */
export function ServiceSlugField({ own }: { own: string }) {
  const isNew = useIsNew();
  const path = 'slug';
  const field = useField({ schema: servicePageFields.slug, path, basePath: isNew ? null : path, label: 'Slug' });
  const value = textOf(field.value);
  const state = useSlugCheck(slugify(value), own);
  const isTaken = state === 'taken';
  useTold(isTaken ? slugify(value) : null);
  const { error, ...control } = controlProps(field, value.length);
  return (
    <Frame field={field}>
      <TextInput
        {...control}
        value={value}
        maxLength={field.info.max}
        autoCapitalize="none"
        spellCheck={false}
        leftSection={<span className={classes.prefix}>/services/</span>}
        leftSectionWidth={86}
        rightSection={<Indicator state={state} />}
        rightSectionWidth={state === 'ok' ? 104 : state === 'checking' ? 110 : 36}
        error={isTaken ? <Taken field={field} slug={slugify(value)} /> : error}
        onChange={(event) => field.set(softSlug(event.currentTarget.value))}
        onBlur={() => {
          if (slugify(value) !== value) field.set(slugify(value));
          field.blur();
        }}
      />
      <p className={classes.unseen} role="status">
        {{ idle: '', checking: '', ok: 'The slug is available.', taken: rules.slugTaken }[state]}
      </p>
    </Frame>
  );
}

/** The form's rule knows of it, and what it said before is judged again. */
function useTold(taken: string | null) {
  const known = useTakenSlug();
  const { trigger } = useFormContext();
  useEffect(() => {
    if (known.get() === taken) return;
    known.set(taken);
    void trigger('slug');
  }, [known, taken, trigger]);
  useEffect(() => () => known.set(null), [known]);
}

function Indicator({ state }: { state: SlugState }) {
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

/** Says it beside the field, with the two ways out: another slug, or the service that has this one. */
function Taken({ field, slug }: { field: Field; slug: string }) {
  const { data = [] } = useQuery(query('GET /services/admin/all', { query: { brief: 'true' } }));
  const next = freeSlug(slug, new Set(data.map((service) => service.slug)));
  const other = data.find((service) => service.slug === slug);
  return (
    <>
      {rules.slugTaken} Use{' '}
      <TextButton
        onClick={() => {
          field.set(next);
          document.getElementById(field.id)?.focus(); // this button goes
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
