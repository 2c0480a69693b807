import type { BlockContent } from '#contract/blocks/block.ts';

/** What the terms and the privacy policy say about the law of the sample agency, and in an empty site about any law. */
const LAW = [
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

/** What they say about the projects of an agency, and in an empty site about the orders of any business. */
const TRADE = [
  ['<strong>A request for a proposal.</strong>', '<strong>A request for a plan.</strong>'],
  ['Each project with us has its own written agreement.', 'For each order, what we agree with you applies.'],
  [
    'Where you and we have signed a proposal or an agreement, that document comes first wherever the two differ.',
    'Where you and we have agreed on something in writing, that comes first wherever the two differ.',
  ],
  ['A signed proposal says what we do for you.', 'What we do for you is what we agree with you.'],
  [
    'These pages describe our services, past work, usual prices and timelines.',
    'These pages describe what we offer, earlier work and usual prices.',
  ],
  [
    'Work begins once we have both agreed in writing what we make, by when and at what price.',
    'Work begins once we have both agreed what you get, when and at what price.',
  ],
  [
    'Results from past projects show what those clients achieved. We cannot promise you the same results. We may change, add or end the services shown here.',
    'Earlier work is shown as an example, and yours may differ. We may change, add or end what is shown here.',
  ],
  ['What you pay is what your written proposal says.', 'You pay the price that we agreed with you.'],
  [
    'Your proposal says which payments are due and when, and what happens if a payment is late or a project is paused or cancelled.',
    'Before you order, we tell you which payments are due and when, and what happens if a payment is late or an order is changed or cancelled.',
  ],
  [
    'The site is ours, your project is yours, and your words stay your own.',
    'The site is ours, and your words stay your own.',
  ],
  [
    'The agreement for each project says what belongs to the client. Names, logos and work shown in our portfolio still belong to their owners. Open-source software and fonts keep their own licences.',
    'Names, logos and work of others that we show here still belong to their owners. The software and the fonts of this site keep their own licences.',
  ],
  ['For project work, the agreement for that project applies.', 'For what you order, our agreement about it applies.'],
  ['A signed project continues under its own agreement.', 'An order continues as agreed.'],
  ['Agreements that are already signed do not change.', 'What we have already agreed with you does not change.'],
] as const;

type Words = Pick<BlockContent<'legal'>, 'lead' | 'parts'>;

/** The words of a legal text without the law, the taxes and the trade of the sample agency. */
export function neutralLegal({ lead, parts }: Words): Words {
  return {
    lead: neutral(lead),
    parts: parts.map((part) => ({ ...part, summary: neutral(part.summary), text: neutral(part.text) })),
  };
}

function neutral(text: string): string {
  return [...LAW, ...TRADE].reduce<string>((changed, [from, to]) => changed.replace(from, to), text);
}
