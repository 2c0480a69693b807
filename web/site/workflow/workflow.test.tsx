import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { workflow as section } from '#contract/sections/workflow.ts';
import { StepsStrip } from './steps-strip.tsx';
import { Workflow } from './workflow.tsx';

const place = { anchor: 'workflow', level: 2 } as const;

function namesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3><p[^>]*>[^<]+<\/p>/g)].map(([, name]) => name);
}

test.for(['walk', 'strip'] as const)('the six steps appear in order as a %s, each with its own text', (look) => {
  const content = section.fields.parse({});
  const Steps = look === 'walk' ? Workflow : StepsStrip;
  const html = renderToStaticMarkup(<Steps content={content} look={look} data={{}} place={place} />);
  expect(namesIn(html)).toEqual(content.steps.map(({ name }) => name.replace('&', '&amp;')));
});

test.for(['walk', 'strip'] as const)('without steps there is no heading either, as a %s', (look) => {
  const Steps = look === 'walk' ? Workflow : StepsStrip;
  const content = section.fields.parse({ steps: [] });
  expect(renderToStaticMarkup(<Steps content={content} look={look} data={{}} place={place} />)).toBe('');
});

test('the walk is drawn for six steps; another number of steps is shown in brief', () => {
  const content = section.fields.parse({ steps: [{ name: 'Ask', text: 'First.', picture: 'call' }] });
  const html = renderToStaticMarkup(<Workflow content={content} look="walk" data={{}} place={place} />);
  expect(namesIn(html)).toEqual(['Ask']);
  expect(html).not.toContain('proofs');
});
