import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CloseButton, Dialog } from './dialog.tsx';

const nothing = () => undefined;

test('a dialog is named by its heading, or by its label where it has none', () => {
  const named = renderToStaticMarkup(
    <Dialog labelledBy="title" label="Proposal" onClose={nothing}>
      <h2 id="title">Request a proposal</h2>
    </Dialog>,
  );
  expect(named).toMatch(/<dialog[^>]* aria-labelledby="title"/);
  expect(named).not.toContain('aria-label=');
  expect(
    renderToStaticMarkup(
      <Dialog label="Pictures" onClose={nothing}>
        {''}
      </Dialog>,
    ),
  ).toContain('aria-label="Pictures"');
});

test('until the script opens it, nothing of a dialog is seen', () => {
  expect(
    renderToStaticMarkup(
      <Dialog label="Pictures" onClose={nothing}>
        {''}
      </Dialog>,
    ),
  ).not.toContain(' open');
});

test('the cross says what it does', () => {
  expect(renderToStaticMarkup(<CloseButton onClick={nothing} />)).toMatch(
    /<button type="button"[^>]*aria-label="Close"/,
  );
});
