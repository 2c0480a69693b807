import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WORKFLOW_STEPS } from '#contract/constants.ts';
import { Workflow } from './workflow.tsx';

test('the six steps appear in order, each with its own text', () => {
  const html = renderToStaticMarkup(<Workflow />);
  const names = [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3><p[^>]*>[^<]+<\/p>/g)].map(([, name]) => name);
  expect(names).toEqual(WORKFLOW_STEPS.map((name) => name.replace('&', '&amp;')));
});
