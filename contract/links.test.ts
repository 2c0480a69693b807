import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeLink, isSafeSource, parseLink, serviceCardLink, whatsappChat, whatsappChatWith } from './links.ts';

const PDF = `/files/${'0f'.repeat(16)}/prices.pdf`;

describe('link parsing', () => {
  test.each([
    ['/pricing', 'route', '/pricing'],
    ['pricing', 'route', '/pricing'],
    ['', 'route', '/'],
    [PDF, 'file', PDF],
    ['/files', 'route', '/files'],
    ['#faq', 'anchor', '#faq'],
    ['mailto:a@b.co', 'contact', 'mailto:a@b.co'],
    ['tel:+91151', 'contact', 'tel:+91151'],
    ['https://a.example/x', 'outside', 'https://a.example/x'],
    ['HTTP://A.example', 'outside', 'HTTP://A.example'],
  ])('%j', (value, kind, href) => {
    expect(parseLink(value)).toEqual({ kind, href });
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
  ])('%j is rejected as input; if already stored, it links to the home page', (value) => {
    expect(isSafeLink(value)).toBe(false);
    expect(parseLink(value)).toEqual({ kind: 'route', href: '/' });
  });

  test('no parsed link runs a script, and no route or anchor leaves the site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { kind, href } = parseLink(value);
        const target = URL.parse(href, 'https://site.example/page');
        if (kind === 'route' || kind === 'anchor')
          expect(target === null || target.origin === 'https://site.example').toBe(true);
        else expect(target === null || ['http:', 'https:', 'mailto:', 'tel:'].includes(target.protocol)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a picture source must be a path on this site or an https URL, since pages show no others', () => {
  for (const source of ['/uploads/a.webp', 'https://a.example/b.png']) expect(isSafeSource(source), source).toBe(true);
  for (const source of [
    'data:image/png;base64,x',
    'a.png',
    '//a.example/b',
    'javascript:x',
    'mailto:a@b.co',
    'https://',
    'http://a.example/b.png',
  ]) {
    expect(isSafeSource(source), source).toBe(false);
  }
});

test.each([
  ['https://wa.me/91151', 'https://wa.me/91151'],
  ['https://api.whatsapp.com/send?phone=1', 'https://api.whatsapp.com/send?phone=1'],
  [' wa.me/91151 ', 'https://wa.me/91151'],
  ['whatsapp://send?phone=91151&text=Hi', 'https://api.whatsapp.com/send?phone=91151&text=Hi'],
  ['whatsapp://send', 'https://api.whatsapp.com/send'],
])('%j resolves to the WhatsApp chat %j', (typed, chat) => {
  expect(whatsappChat(typed)).toBe(chat);
});

test.each([
  'https://example.com/wa.me',
  'https://notwhatsapp.com',
  '/contact',
  'https://wa.me@evil.example',
  'wa.me\\x',
])('%j is not recognised as a WhatsApp chat', (typed) => {
  expect(whatsappChat(typed)).toBeNull();
});

test('only a valid phone number becomes a WhatsApp chat link', () => {
  for (const number of ['+91 98765 43210', '919876543210', 'tel:+91-98765-43210', '0091 (98765) 43210']) {
    expect(whatsappChatWith(number), number).toBe('https://wa.me/919876543210');
  }
  for (const other of ['', '123', '/contact', 'javascript:1234567', '1'.repeat(16)]) {
    expect(whatsappChatWith(other), other).toBeNull();
  }
});

test('a service card links to its own href, else to the page of its slug, else nowhere', () => {
  expect(serviceCardLink({ href: 'https://shop.example', slug: 'online-shops' })).toBe('https://shop.example');
  expect(serviceCardLink({ href: '', slug: 'online-shops' })).toBe('/services/online-shops');
  expect(serviceCardLink({ href: '', slug: '' })).toBe('');
});
