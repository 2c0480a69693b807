import { Switch } from '@mantine/core';
import { plans } from '#contract/texts.ts';
import { metaOf } from '#contract/field-meta.ts';
import { plainItem, planItem, type PlanItem } from '#contract/collections/services.ts';
import { fieldId } from '#web/admin/editing/form/editor-context.ts';
import { LinkHint } from '#web/admin/editing/fields/link-hint.tsx';
import { ItemInput } from './item-input.tsx';
import type { ItemProps } from './item-row.tsx';
import classes from './items.module.css';

/** A plan: name, price, contents and button link. */
export function PlanFields({ item, onChange, onBlur, path, name }: ItemProps<PlanItem>) {
  const shape = metaOf(planItem).shape ?? {};
  const field = (key: 'name' | 'price' | 'period' | 'ctaText' | 'ctaLink', label: string, placeholder = '') => (
    <ItemInput
      schema={shape[key] ?? plainItem}
      path={`${path}.${key}`}
      label={label}
      isLabelSeen
      placeholder={placeholder}
      value={item[key]}
      onChange={(next) => onChange({ ...item, [key]: next })}
      onBlur={onBlur}
    />
  );
  return (
    <div className={classes.plan}>
      <div className={classes.wide}>{field('name', 'Name')}</div>
      {field('price', 'Price', plans.custom)}
      {field('period', 'Period', 'once')}
      <div className={classes.wide}>
        <ItemInput
          schema={null}
          path={`${path}.features`}
          label="Features"
          isLabelSeen
          isLong
          description="One feature per line."
          value={item.features.join('\n')}
          onChange={(next) => onChange({ ...item, features: next === '' ? [] : next.split('\n') })}
          onBlur={() => {
            const filled = item.features.map((feature) => feature.trim()).filter(Boolean);
            if (filled.length !== item.features.length) onChange({ ...item, features: filled });
            onBlur();
          }}
        />
      </div>
      {field('ctaText', 'Button text', plans.getStarted)}
      <div>
        {field('ctaLink', 'Button link', '/contact')}
        <LinkHint value={item.ctaLink} onAccept={(ctaLink) => onChange({ ...item, ctaLink })} />
      </div>
      <Switch
        id={fieldId(`${path}.mostPopular`)}
        className={classes.wide}
        label="Most popular"
        aria-label={`${name}: most popular`}
        checked={item.mostPopular}
        onBlur={onBlur}
        onChange={(event) => onChange({ ...item, mostPopular: event.currentTarget.checked })}
      />
    </div>
  );
}
