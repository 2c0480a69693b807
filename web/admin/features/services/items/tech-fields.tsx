import { metaOf } from '#contract/field-meta.ts';
import { plainItem, techItem, type TechItem } from '#contract/collections/services.ts';
import { ItemInput } from './item-input.tsx';
import type { ItemProps } from './item-row.tsx';
import classes from './items.module.css';
import { LogoButton } from './logo-button.tsx';

/** A tool and its logo. Without a logo the page shows the first letter. */
export function TechFields({ item, onChange, onBlur, path, name }: ItemProps<TechItem>) {
  const { name: nameRule = plainItem, logoUrl = plainItem } = metaOf(techItem).shape ?? {};
  const setLogo = (next: string) => onChange({ ...item, logoUrl: next });
  return (
    <div className={classes.tech}>
      <ItemInput
        schema={nameRule}
        path={`${path}.name`}
        label={`${name}: name`}
        placeholder="Name"
        value={item.name}
        onChange={(next) => onChange({ ...item, name: next })}
        onBlur={onBlur}
      />
      <LogoButton path={`${path}.logoUrl`} name={name} source={item.logoUrl} onChange={setLogo}>
        <ItemInput
          schema={logoUrl}
          path={`${path}.logoUrl`}
          label={`${name}: link to the logo`}
          placeholder="Link to the logo"
          value={item.logoUrl}
          onChange={setLogo}
          onBlur={onBlur}
        />
      </LogoButton>
    </div>
  );
}
