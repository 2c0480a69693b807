import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Values } from '#web/admin/editing/form/values.ts';
import { SaveBar } from './save-bar.tsx';

const none = () => undefined;

function bar(isStored: boolean, unsent?: Values): string {
  return renderToString(
    <MantineProvider>
      <SaveBar
        status={{ kind: 'failed', message: 'Save failed.', ...(unsent && { unsent }) }}
        changed={2}
        wrong={0}
        isStored={isStored}
        onJump={none}
        onDiscard={none}
        onSave={none}
      />
    </MantineProvider>,
  );
}

test('a failed save says whether a copy is stored on this device', () => {
  expect(bar(true)).toContain('Save failed.');
  expect(bar(true)).toContain('A copy is kept on this device.');
  expect(bar(false)).toContain('No copy can be kept on this device.');
});

test('a save that waits for the connection says so, unless no copy is stored', () => {
  expect(bar(true, {})).toContain('It is saved when the connection is back.');
  expect(bar(false, {})).toContain('No copy can be kept on this device.');
});

test.each([
  ['/offers', false, 'It is public.'],
  ['/offers', true, 'Visitors see the public version.'],
  ['', false, 'Visitors do not see it.'],
])('without unsaved changes it says who sees a record at “%s”; staged: %s', (publicAt, isStaged, note) => {
  const html = renderToString(
    <MantineProvider>
      <SaveBar
        status={{ kind: 'idle' }}
        {...{ changed: 0, wrong: 0, isStored: true, isStaged, publicAt }}
        {...{ onJump: none, onDiscard: none, onSave: none }}
      />
    </MantineProvider>,
  );
  expect(html).toContain(note);
  expect(html.includes('href="/offers"')).toBe(publicAt !== '');
});
