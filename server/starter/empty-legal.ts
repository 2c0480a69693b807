import type { BlockContent } from '#contract/blocks/block.ts';

type Parts = BlockContent<'legal'>['parts'];

/** What the terms and the privacy policy say about the law of the sample agency, and in an empty site about any law. */
const PASSAGES = [
  [
    'If their machines are outside India, we use them only as Indian law permits.',
    'If their machines are in another country, we use them only as the law permits.',
  ],
  ['as long as Indian tax and company law requires', 'as long as tax law requires'],
  [
    'India’s Digital Personal Data Protection Act, 2023 says what you may ask of anyone who holds your data. You may ask us to:',
    'You may ask us to:',
  ],
  ['the Data Protection Board of India', 'the data protection authority of the place where you live'],
  [
    'Prices on this site are a guide, in Indian rupees, and may change; “K” stands for thousand. Taxes such as GST are added',
    'Prices on this site are a guide and may change. Taxes are added',
  ],
  [
    'Indian law applies, and the courts at Bikaner decide.',
    'The law of the country where we are based applies, and its courts decide.',
  ],
  [
    'These terms are governed by the laws of India, State of Rajasthan. The courts at Bikaner, Rajasthan, have exclusive jurisdiction over every dispute about these terms or this site.',
    'These terms are governed by the law of the country where we are based. Its courts decide disputes about these terms or this site. Rules that protect you where you live continue to apply.',
  ],
] as const;

/** The parts of a legal text without the law, the courts and the taxes of the sample agency. */
export function withoutSampleLaw(parts: Parts): Parts {
  return parts.map((part) => ({ ...part, summary: neutral(part.summary), text: neutral(part.text) }));
}

function neutral(text: string): string {
  return PASSAGES.reduce((changed, [from, to]) => changed.replace(from, to), text);
}
