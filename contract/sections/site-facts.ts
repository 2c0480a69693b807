import type { SectionFields, SectionName } from './index.ts';

/**
 * The facts of the site that another section contains too, because its call carries them: the name of the field there,
 * and its name in the section `site`. A save of either section also writes the other one.
 */
const SITE_FACTS = {
  footer: {
    brandName: 'name',
    brandAbout: 'tagline',
    social: 'social',
    addressHtml: 'addressHtml',
    phone: 'phone',
    email: 'email',
  },
  contact: { mapLat: 'latitude', mapLng: 'longitude' },
} as const satisfies { [N in SectionName]?: { [F in keyof SectionFields<N>]?: keyof SectionFields<'site'> } };

type Facts = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, unknown>>;

/** The sections that contain facts of the site. The section `site` is among them. */
export const FACT_SECTIONS: readonly SectionName[] = ['site', ...(Object.keys(SITE_FACTS) as SectionName[])];

/** Whether a section contains facts of the site. */
export function hasSiteFacts(section: string): boolean {
  return section === 'site' || Object.hasOwn(SITE_FACTS, section);
}

/** A section that contains the same facts, with the fields that it takes over. */
interface Mirrored {
  section: SectionName;
  fields: Fields;
}

/** What the other sections take over from the fields of a section. */
export function mirroredFacts(section: SectionName, fields: Fields): Mirrored[] {
  if (section === 'site') {
    return entriesOf(SITE_FACTS).map(([other, facts]) => ({ section: other, fields: renamed(facts, fields) }));
  }
  const facts = factsOf(section);
  const inverse = Object.fromEntries(Object.entries(facts).map(([here, there]) => [there, here]));
  return Object.keys(facts).length > 0 ? [{ section: 'site', fields: renamed(inverse, fields) }] : [];
}

/**
 * A staged change and its base on top of the facts of today. A fact that the change leaves as it was, or that has the
 * staged value by now, is no conflict.
 */
export function onCurrentFacts(
  section: string,
  { base, values, current }: Record<'base' | 'values' | 'current', Fields>,
) {
  const names = section === 'site' ? Object.values(SITE_FACTS).flatMap((facts) => Object.values(facts)) : Object.keys(factsOf(section)); // prettier-ignore
  const settled = names.filter((name) => isEqual(base[name], values[name]) || isEqual(values[name], current[name]));
  const facts = Object.fromEntries(settled.map((name) => [name, current[name]]));
  return { base: { ...base, ...facts }, values: { ...values, ...facts } };
}

function factsOf(section: string): Facts {
  return Object.hasOwn(SITE_FACTS, section) ? SITE_FACTS[section as keyof typeof SITE_FACTS] : {};
}

/** The fields under the names of the other section. */
function renamed(facts: Facts, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(facts).map(([there, here]) => [there, fields[here]]));
}

function entriesOf(facts: typeof SITE_FACTS) {
  return Object.entries(facts) as [keyof typeof SITE_FACTS, Facts][];
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
