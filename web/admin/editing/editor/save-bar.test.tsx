import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveBar } from './save-bar.tsx';

const none = () => undefined;

function bar(isStored: boolean): string {
  return renderToString(
    <MantineProvider>
      <SaveBar
        status={{ kind: 'failed', message: 'Save failed.' }}
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
