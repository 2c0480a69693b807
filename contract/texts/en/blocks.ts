/** Words that blocks need besides those of their fields. */

export const about = 'About';
export const aboutUs = 'About us';
export const aboutLead = 'Who builds your site, how we think about it, and what clients say a year later.';
export const people = 'The people';
export const howWeWork = 'How we work';
export const introduction = 'Introduction';
export const steps = 'Steps';
export const testimonials = 'Testimonials';
export const testimonialsTitle = 'What people say a year later';
export const noTestimonials = 'No testimonials yet.';
export const says = (name: string) => `What ${name} says`;
export const reviews = 'Client reviews';
export const pictures = 'Pictures';
export const quote = 'Quote';
export const quoteOf = (name: string) => `Quote of ${name}`;
export const embed = 'the content';
export const video = 'Video';
export const openVideo = 'Open the video';
export const show = (what: string) => `Show ${what}`;
export const comesFrom = (host: string) => `It comes from ${host}, which then receives your network address.`;
export const openOn = (host: string) => `Open it on ${host}`;
export const readOn = 'Read on:';
export const lastUpdated = (date: string) => `Last updated ${date}`;
export const company = 'the company that runs this site';
/** `{email}` is a link. */
export const writeTo = 'write to {email}';
/** `{page}` is a link. */
export const writeOn = 'write to us on our {page}';
export const contactPage = 'contact page';
export const emptyPart = 'Only you see this: there is nothing in this part yet.';
export const aboutSoon = { title: 'There is not much to read here yet.', lead: 'Ask us: a person answers.' } as const;
