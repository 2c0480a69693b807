import { expect, test } from 'vitest';
import { enquiriesAddress } from './leads-redirect.tsx';

test.each([
  ['', '/enquiries?kind=leads'],
  ['?status=suspicious&q=kiln', '/enquiries?status=suspicious&q=kiln&kind=leads'],
  ['?lead=a1&from=2026-11-01', '/enquiries?from=2026-11-01&kind=leads&enquiry=a1'],
])('an address of the former screen of leads, “%s”, leads to %s', (search, address) => {
  expect(enquiriesAddress(search)).toBe(address);
});
