import { expect, test } from 'vitest';
import { filledSnippet, openPlaceholder } from './reply-text.ts';

const snippet = 'Hello {name}, thank you for asking about {plan}. {agency}';

test('a snippet is filled with the values of the enquiry', () => {
  const values = { name: 'Devi', plan: 'Growing', agency: 'Dune' };
  expect(filledSnippet(snippet, values)).toBe('Hello Devi, thank you for asking about Growing. Dune');
});

test('what the enquiry does not say stays as a placeholder, which is named until it is replaced', () => {
  const filled = filledSnippet(snippet, { name: 'Devi', plan: '', agency: 'Dune' });
  expect(filled).toBe('Hello Devi, thank you for asking about {plan}. Dune');
  expect(openPlaceholder(filled)).toBe('{plan}');
  expect(openPlaceholder('<p>Write {color: red}.</p>')).toBe('');
});
