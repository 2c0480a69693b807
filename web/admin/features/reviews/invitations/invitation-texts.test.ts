import { expect, test } from 'vitest';
import { inviteAddress, readInviteAddress } from '#web/admin/shell/invite-address.ts';
import { linkHint, stateMoment } from './invitation-texts.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const times = {
  ...{ createdAt: '2026-11-23T11:20:00.000Z', mailedAt: '2026-11-23T11:21:00.000Z', openedAt: '', usedAt: '' },
  ...{ revokedAt: '', expiresAt: '2026-12-23T12:00:00.000Z' },
};

test('an invitation says since when it is in its state, and an open one until when it works', () => {
  expect(stateMoment({ ...times, state: 'sent' }, now)).toBe('39 min ago, open until Wed 23 Dec');
  expect(stateMoment({ ...times, state: 'unsent' }, now)).toBe('40 min ago, open until Wed 23 Dec');
  expect(stateMoment({ ...times, state: 'used', usedAt: '2026-11-22T10:00:00.000Z' }, now)).toBe('yesterday');
});

test('a new link comes with what to do with it', () => {
  const client = { name: 'Ila', email: 'ila@example.com' };
  expect(linkHint({ ...client, state: 'sent' })).toMatch(/^An email to ila@example.com is on its way/);
  expect(linkHint({ ...client, state: 'unsent' })).toMatch(/^Mail is not set up, so no email was sent\. Copy the link/);
  expect(linkHint({ ...client, email: '', state: 'unsent' })).toMatch(/^Copy the link now and send it to Ila yourself/);
});

test('the address of the form carries what is known about the client', () => {
  const about = { name: 'Ila & Co', projectId: 'p1' };
  const address = inviteAddress(about);
  expect(address).toBe('/reviews/invitations?invite=new&name=Ila+%26+Co&projectId=p1');
  const read = (path: string) => readInviteAddress(new URLSearchParams(path.split('?')[1]));
  expect(read(address)).toEqual({ ...about, email: '', enquiryId: '' });
  expect(read(inviteAddress())).toEqual({ name: '', email: '', projectId: '', enquiryId: '' });
  expect(read('/reviews/invitations')).toBeNull();
});
