/** Buttons and lists that several pages have. */

export const close = 'Close';
export const clearSearch = 'Clear search';
export const optional = '(optional)';
export const leaveEmpty = 'Leave this empty';
export const onThisPage = 'On this page';
export const share = 'Share';
export const linkCopied = 'Link copied!';
export const pageList = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, total: number) => `Page ${page} of ${total}`;
export const countOf = (index: number, total: number) => `${index} of ${total}`;
export const starsOf = (count: number, total: number) => `${count} of ${total} stars`;
export const slides = 'Slides';
export const slideOf = (index: number, total: number) => `Slide ${index} of ${total}`;
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const playSlides = 'Play the slides';
export const pauseSlides = 'Pause the slides';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const playVideo = 'Play the background video';
export const pauseVideo = 'Pause the background video';
export const table = 'Table';
