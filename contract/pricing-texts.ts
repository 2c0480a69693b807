/** The texts of the questions that help to choose a plan. */
export const planQuestions = {
  heading: 'Which plan fits?',
  hint: 'Answer what you know.',
  pages: 'Pages',
  shop: 'Online shop',
  languages: 'Languages',
  yes: 'Yes',
  no: 'No',
  one: 'One',
  upTo: (count: number) => `Up to ${count}`,
  more: 'More',
  none: 'No plan covers all of this. Tell us what you need, and we name a price.',
  clear: 'Clear',
} as const;

/** The texts of the promotion on the pricing page until an editor changes them; its claim is in `plans`. */
export const promotion = {
  heading: 'More of the right people at your door',
  text: 'Send us the address of your site. We measure how fast it is, who finds it and where they leave. Then we tell you what we would fix first.',
  buttonLabel: 'Ask for a review of your site',
  note: 'Over the twelve months after launch: 3.45 times the visits of the twelve before, and 5.2 times in the best month.',
} as const;
