/** What the first terms and privacy policy of a site say about the law, the courts and the taxes of the sample agency. */
const SAMPLE_LAW = [
  'laws of India, State of Rajasthan',
  'courts at Bikaner',
  'Indian rupees',
  'GST',
  'Indian law',
  'Indian tax and company law',
  'India’s Digital Personal Data Protection Act',
  'Data Protection Board of India',
] as const;

/** The words about the sample agency's law that a text still contains. */
export function sampleLawIn(text: string): string[] {
  return SAMPLE_LAW.filter((words) => text.includes(words));
}
