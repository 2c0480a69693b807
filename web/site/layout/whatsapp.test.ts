import { expect, test } from 'vitest';
import { whatsappAddress } from './whatsapp.ts';

const social = (href: string, iconKey = 'FaGithub') => [
  { href: 'https://github.com/', iconKey: 'FaGithub' },
  { href, iconKey },
];

test('there is no chat button without a social link that leads to a chat', () => {
  expect(whatsappAddress([])).toBeNull();
  expect(whatsappAddress(social('https://example.com/wa.me'))).toBeNull();
  expect(whatsappAddress(social('', 'FaWhatsapp'))).toBeNull();
});

test('a link with the WhatsApp icon is the chat, whatever its address', () => {
  expect(whatsappAddress(social('https://chat.example.com/7', 'FaWhatsapp'))).toBe('https://chat.example.com/7');
});

test('an address of WhatsApp is the chat, whatever its icon', () => {
  for (const href of ['https://wa.me/911510000000', 'https://api.whatsapp.com/send?phone=91']) {
    expect(whatsappAddress(social(href))).toBe(href);
  }
});

test('an address of WhatsApp that was typed without https, or for its app, still leads there', () => {
  expect(whatsappAddress(social('wa.me/911510000000'))).toBe('https://wa.me/911510000000');
  expect(whatsappAddress(social('whatsapp://send?phone=91151'))).toBe('https://api.whatsapp.com/send?phone=91151');
});

test('a telephone number with the WhatsApp icon is the chat, and without it none; a script is never one', () => {
  expect(whatsappAddress(social('+91 151 000 0000', 'FaWhatsapp'))).toBe('https://wa.me/911510000000');
  expect(whatsappAddress(social('+91 151 000 0000'))).toBeNull();
  expect(whatsappAddress(social('javascript:alert(1)', 'FaWhatsapp'))).toBe('/');
});
