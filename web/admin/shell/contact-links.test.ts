import { expect, test } from 'vitest';
import { phoneLink, mailLink, websiteLink } from './contact-links.ts';

const plan = { id: 'p', key: 'growth', title: 'Growth & more', price: 45, periodLabel: '/month', highlighted: false };

test('a reply goes to the sender and names the plan; an email address cannot inject more recipients', () => {
  expect(mailLink({ email: 'asha+shop@example.com', plan })).toBe(
    'mailto:asha%2Bshop@example.com?subject=Your%20request%3A%20Growth%20%26%20more',
  );
  expect(mailLink({ email: 'a@example.com?bcc=b@example.com', plan: { ...plan, title: '' } })).toBe(
    'mailto:a@example.com%3Fbcc%3Db@example.com?subject=Your%20request',
  );
});

test.each([
  ['+91 98290 55512', 'tel:+919829055512'],
  ['0151 (223) 44-55', 'tel:01512234455'],
  ['call me', null],
  ['', null],
])('the phone number %j gives the link %j', (phone, address) => {
  expect(phoneLink(phone)).toBe(address);
});

test.each([
  ['lakshmi.example', 'https://lakshmi.example'],
  ['http://lakshmi.example/shop', 'http://lakshmi.example/shop'],
  ['javascript:alert(1)', null],
  ['none yet', null],
  ['data:text/html,x', null],
  ['', null],
])('the website %j gives the link %j', (website, address) => {
  expect(websiteLink(website)).toBe(address);
});
