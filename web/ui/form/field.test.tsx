import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

test('a field is linked to its label, its hint and its error', () => {
  const html = renderToStaticMarkup(
    <Field label="Email" hint="Your own" error="Email is required">
      {(control) => <input {...control} />}
    </Field>,
  );
  const id = /<input id="([^"]+)"/.exec(html)?.[1] ?? 'none';
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain(`aria-invalid="true" aria-describedby="${id}-hint ${id}-error"`);
  expect(html).toMatch(new RegExp(`id="${id}-error"[^>]*>.*Email is required`));
});

test('a valid field without a hint has no ARIA description', () => {
  const html = renderToStaticMarkup(<Field label="Email">{(control) => <input {...control} />}</Field>);
  expect(html).not.toMatch(/aria-invalid|aria-describedby/);
});
