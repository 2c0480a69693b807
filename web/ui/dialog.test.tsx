import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CloseButton, Dialog } from './dialog.tsx';

const nothing = () => undefined;

test('a dialog is labelled by its heading, else by its label', () => {
  const named = renderToStaticMarkup(
    <Dialog labelledBy="title" label="Proposal" onClose={nothing}>
      <h2 id="title">Ask for a proposal</h2>
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

test('the close button has an accessible name', () => {
  expect(
    renderToStaticMarkup(
      <Dialog label="Pictures" onClose={nothing}>
        {''}
      </Dialog>,
    ),
  ).not.toContain(' open');
});

test('a dialog is hidden until the script opens it', () => {
  expect(renderToStaticMarkup(<CloseButton onClick={nothing} />)).toMatch(
    /<button type="button"[^>]*aria-label="Close"/,
  );
});
