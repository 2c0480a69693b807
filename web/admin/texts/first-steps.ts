import type { FirstStep } from '#contract/first-steps.ts';

export const firstSteps = 'First steps';
export const ofDone = (done: number, stepCount: number) => `${done} of ${stepCount} done`;
export const done = ', done';
export const skip = 'Skip';
export const skipStep = (title: string) => `Skip: ${title}`;
export const skipped = 'Skipped.';
export const failed = 'That did not work. Please try again.';

export const steps: Readonly<Record<FirstStep, { title: string; text: string }>> = {
  identity: { title: 'Your name and logo', text: 'With your phone number and address.' },
  colours: { title: 'Your colours', text: 'Two are enough: the site derives all others.' },
  words: { title: 'Your own words', text: 'Begin with what visitors read first.' },
  law: {
    title: 'Your terms and privacy policy',
    text: 'The first ones are a sample. Read both, change what does not fit your business, and say which law applies to you.',
  },
  mail: { title: 'Mail', text: 'So that you hear of every enquiry.' },
  backup: { title: 'A first backup', text: 'It is tested by restoring it.' },
};

export const startEmpty = 'Start with an empty site';
export const startEmptyQuestion = 'Start with an empty site?';
export const whatStartEmptyRemoves =
  'The posts, projects, services, reviews, texts and unused pictures of the sample agency are removed, and its terms name no law any more. Everything that you have changed or added stays. You can bring all of it back in one step while it is in the bin.';
export const bringBack = 'Bring the sample content back';
