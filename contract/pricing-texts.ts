/** The texts of the promotion on the pricing page until an editor changes them. */
export const promotion = {
  heading: 'More of the right people at your door',
  text: 'Send us the address of your site. We measure how fast it is, who finds it and where they leave. Then we tell you what we would fix first.',
  buttonLabel: 'Ask for a review of your site',
  note: 'Over the twelve months after launch: 3.45 times the visits of the twelve before, and 5.2 times in the best month.',
  claim: 'Avg. 245% Traffic Lift',
} as const;
