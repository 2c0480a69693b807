/** The form in which a client writes a review. */

export const yourReview = 'Your review';
export const roleOrCompany = 'Role or company';
export const portrait = 'Portrait';
export const portraitOf = (index: number) => `Portrait ${index}`;
export const male = 'Male';
export const female = 'Female';
export const countOf = (value: number, total: number) => `${value} of ${total}`;
export const length = (min: number, max: number) => `${min} to ${max} characters`;
export const submit = 'Submit review';
export const submitting = 'Submitting...';
export const afterRead = 'It appears on the site once we have read it.';
export const missing = (parts: string) => `Please add ${parts}.`;
export const need = {
  name: 'your name',
  longerName: (min: number) => `a name of at least ${min} characters`,
  role: 'your role',
  stars: 'your stars',
  review: (length: string) => `a review of ${length}`,
  avatar: 'a portrait',
} as const;
export const sent = 'Thanks! Your review is submitted for approval.';
export const failed = 'Sorry, failed to submit your review.';
