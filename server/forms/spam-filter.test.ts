import { describe, expect, test } from 'vitest';
import { scoreSpam, spamSignals } from './spam-filter.ts';

interface From {
  lines?: string[];
  openSeconds?: number | null;
}

const sent = (text: string, { lines = ['Asha Rao'], openSeconds = 40 }: From = {}) => ({ lines, text, openSeconds });

describe('genuine messages are not marked as spam', () => {
  test.each([
    'Can you help us with a site for our school? We are 40 teachers.',
    'Our pages are https://one.example and https://two.example, which of them would you keep?',
    'नमस्ते, हमें अपनी दुकान के लिए एक वेबसाइट चाहिए।',
    'Здравствуйте! Нам нужен сайт для гостиницы.',
    'URGENT',
    'PLEASE CALL US BACK TODAY, OUR SITE IS DOWN!',
    'ok ok ok',
  ])('%j', (text) => {
    expect(scoreSpam(sent(text))).toEqual({ isSuspect: false, suspicions: [] });
    // Nor where a program of their own sends it, or a browser fills it in at once.
    expect(scoreSpam(sent(text, { openSeconds: null })).isSuspect).toBe(false);
  });
});

describe('bulk messages are marked as spam, with reasons', () => {
  test.each([
    ['Look: [url=https://a.example]here[/url]', ['markup']],
    ['Visit <a href="https://a.example">us</a>', ['markup']],
    [Array.from({ length: 6 }, (_, n) => `https://a${n}.example`).join(' '), ['many-links']],
    ['Рaypal аccount', ['mixed-letters']],
    ['We offer SEO services: https://a.example https://b.example https://c.example', ['offers', 'links']],
    [`${'buy now cheap '.repeat(10)} backlinks`, ['offers', 'repeated']],
  ])('%j', (text, suspicions) => {
    expect(scoreSpam(sent(text))).toEqual({ isSuspect: true, suspicions });
  });

  test('a link in a name is enough; a fast submission counts only together with another signal', () => {
    expect(scoreSpam(sent('Hello there', { lines: ['www.a.example'] })).suspicions).toEqual(['link-in-name']);
    expect(spamSignals(sent('Hello there', { openSeconds: 1 }))).toEqual(['too-fast']);
    expect(scoreSpam(sent('Hello there', { openSeconds: 1 })).isSuspect).toBe(false);
    expect(scoreSpam(sent('CALL US TODAY, IT IS URGENT', { openSeconds: 1 })).suspicions).toEqual([
      'too-fast',
      'capitals',
    ]);
  });

  test('a long text that resembles a URL is scored without hanging', () => {
    expect(scoreSpam(sent('a.'.repeat(2500), { lines: ['-'.repeat(200)] })).isSuspect).toBe(false);
  });
});
