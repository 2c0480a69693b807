import { expect, test } from 'vitest';
import { sections } from '#contract/sections/index.ts';
import { metaOf } from '#contract/field-meta.ts';
import { changesToChoose, flaggedIn, onlyOneOf, type EntryChange } from './only-one.ts';

interface Plan {
  title: string;
  highlighted: boolean;
  ribbon: string;
  buttonColor: string;
}

const plan = (title: string, ribbon = '', highlighted = ribbon !== '', buttonColor = 'grey'): Plan => {
  return { title, highlighted, ribbon, buttonColor };
};
const schema = metaOf(sections.pricing.fields).shape?.plans;
const element = schema && metaOf(schema).element;
const onlyOne = element && onlyOneOf(element);

function choose(plans: Plan[], chosen: number | null, before = plans): string[] {
  if (!onlyOne) throw new Error('Plans have no such switch');
  const made = structuredClone(plans);
  const put = ({ index, key, value }: EntryChange) => Object.assign(made[index] ?? {}, { [key]: value });
  changesToChoose(plans, chosen, onlyOne, before).forEach(put);
  expect(flaggedIn(made, onlyOne.flag)).toEqual(chosen === null ? [] : [chosen]);
  return made.map(({ ribbon, buttonColor }) => `${ribbon} ${buttonColor}`.trim());
}

test('recommending another plan moves the ribbon, and the button colour if only the old plan had a different one', () => {
  const gold = plan('B', 'Most chosen', true, 'gold');
  expect(choose([plan('A'), gold, plan('C')], 2)).toEqual(['grey', 'grey', 'Most chosen gold']);
  const green = { ...plan('C'), buttonColor: 'green' };
  expect(choose([plan('A'), gold, green], 2)).toEqual(['grey', 'gold', 'Most chosen green']);
  expect(choose([plan('A', 'New', false), gold], 0)).toEqual(['Most chosen gold', 'grey']);
});

test('recommending a plan unmarks all others; recommending one again after none restores the ribbon', () => {
  const two = [plan('A', 'Popular'), plan('B', 'Best value'), plan('C')];
  expect(choose(two, 1)).toEqual(['grey', 'Best value grey', 'grey']);
  expect(choose(two, 2)).toEqual(['grey', 'grey', 'Popular grey']);
  const one = [plan('A', 'Popular'), plan('B')];
  expect(choose(one, null)).toEqual(['grey', 'grey']);
  expect(choose([plan('A'), plan('B')], 1, one)).toEqual(['grey', 'Popular grey']);
});
