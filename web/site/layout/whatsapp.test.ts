import { expect, test } from 'vitest';
import { whatsappAddress } from './whatsapp.ts';

const social = (href: string, iconKey = 'FaGithub') => [
  { href: 'https://github.com/', iconKey: 'FaGithub' },
  { href, iconKey },
];

test('returns no chat URL without a social link to a chat', () => {
  expect(whatsappAddress([])).toBeNull();
  expect(whatsappAddress(social('https://example.com/wa.me'))).toBeNull();
  expect(whatsappAddress(social('', 'FaWhatsapp'))).toBeNull();
});

test('a link with the WhatsApp icon counts as the chat, whatever its URL', () => {
  expect(whatsappAddress(social('https://chat.example.com/7', 'FaWhatsapp'))).toBe('https://chat.example.com/7');
});

test('a WhatsApp URL counts as the chat, whatever its icon', () => {
  for (const href of ['https://wa.me/911510000000', 'https://api.whatsapp.com/send?phone=91']) {
    expect(whatsappAddress(social(href))).toBe(href);
  }
});

test('a WhatsApp URL without https, or for the app, becomes a valid chat link', () => {
  expect(whatsappAddress(social('wa.me/911510000000'))).toBe('https://wa.me/911510000000');
  expect(whatsappAddress(social('whatsapp://send?phone=91151'))).toBe('https://api.whatsapp.com/send?phone=91151');
});

test('a phone number counts as the chat only with the WhatsApp icon; a script URL never does', () => {
  expect(whatsappAddress(social('+91 151 000 0000', 'FaWhatsapp'))).toBe('https://wa.me/911510000000');
  expect(whatsappAddress(social('+91 151 000 0000'))).toBeNull();
  expect(whatsappAddress(social('javascript:alert(1)', 'FaWhatsapp'))).toBe('/');
});
