/** The dialog in which a visitor asks for a proposal. */

export const yourPlan = 'Your plan';
export const title = 'Ask for a proposal';
export const send = 'Send request';
export const cancel = 'Cancel';
export const phoneCompanyWebsite = 'Phone, company, website';
export const placeholder = 'What do you need, and by when?';
export const newTab = ' (in a new tab)';
export const onItsWay = 'On its way';
export const backToPlans = 'Back to the plans';
export const sent = "Thanks! Your request has been received. We'll get back to you shortly.";
export const failed = 'Failed to submit. Please try again.';
