import { describe, expect, it } from 'vitest';
import { filterFaqs } from './questions.tsx';

const cost = { question: 'What does a website cost?', answer: 'Most land between ₹90,000 and ₹3,20,000.' };
const time = { question: 'How long does it take?', answer: 'Five to eight weeks.' };
const care = { question: 'What happens after launch?', answer: 'We watch the SITE for a month.' };
const all = [cost, time, care];

describe('the FAQ search', () => {
  it('shows everything while the input is empty', () => {
    expect(filterFaqs(all, '')).toEqual(all);
    expect(filterFaqs(all, '   ')).toEqual(all);
  });

  it('covers questions and answers', () => {
    expect(filterFaqs(all, 'long')).toEqual([time]);
    expect(filterFaqs(all, 'weeks')).toEqual([time]);
  });

  it('ignores case and surrounding spaces', () => {
    expect(filterFaqs(all, '  SITE ')).toEqual([cost, care]);
  });

  it('treats special characters literally', () => {
    expect(filterFaqs(all, '₹90,000')).toEqual([cost]);
    expect(filterFaqs(all, '.*')).toEqual([]);
  });

  it('finds words in any script', () => {
    const hindi = { question: 'क्या आप हिंदी में लिखते हैं?', answer: 'हाँ।' };
    expect(filterFaqs([cost, hindi], 'हिंदी')).toEqual([hindi]);
  });
});
