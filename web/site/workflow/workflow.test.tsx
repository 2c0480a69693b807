import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WORKFLOW_STEPS } from '#contract/constants.ts';
import { StepsStrip } from './steps-strip.tsx';
import { Workflow } from './workflow.tsx';

test.for([Workflow, StepsStrip])('the six steps appear in order, each with its own text', (Steps) => {
  const html = renderToStaticMarkup(<Steps />);
  const names = [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3><p[^>]*>[^<]+<\/p>/g)].map(([, name]) => name);
  expect(names).toEqual(WORKFLOW_STEPS.map((name) => name.replace('&', '&amp;')));
});
