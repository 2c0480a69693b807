import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PLAN_ICONS } from '#contract/constants.ts';
import { PlanIcon } from './plan-icon.tsx';

const drawings = readFileSync(new URL('./plan-icons.svg', import.meta.url), 'utf8');
const shown = (emoji: string) => renderToStaticMarkup(<PlanIcon emoji={emoji} size={44} />);

test.for(Object.entries(PLAN_ICONS))('%s is shown as our own drawing', ([emoji, name]) => {
  expect(drawings).toContain(`<symbol id="${name}"`);
  expect(shown(emoji)).toContain(`#${name}"`);
  expect(shown(`${emoji}\uFE0F`)).toContain(`#${name}"`);
});

test('any other text is shown as it is', () => {
  expect(shown('🦚')).toBe('🦚');
  expect(shown('A1')).toBe('A1');
});
