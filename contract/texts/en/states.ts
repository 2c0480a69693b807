/** What loads, failed or is not there. */

export const loading = 'Loading…';
export const checkConnection = 'Check your connection, then try once more.';
export const tryAgain = 'Try again';
export const noAnswer = 'The site is not responding. Check your connection and try again.';
export const imageUnavailable = 'Image unavailable';
export const unexpected = 'Unexpected Application Error!';
export const error = 'Error';
export const errorStatus = (status: number) => `Error ${status}`;
export const reload = 'Reload the page';
export const backHome = 'Back to home';
export const gone = 'No longer available';
export const page = 'Page Not Found';
export const pageGone = 'This page is no longer available. Perhaps one of these helps.';
export const pageUnknown = 'The wind has moved this page, or it was never here. Perhaps you meant one of these.';
export const tellUs = 'Tell us about it';
export const searchBlog = 'Search the blog';
export const search = 'Search';
export const chunkFailed = 'Loading chunk failed';
export const noRecords = (many: string) => `No ${many} yet.`;
export const badAddress = 'This address is not valid.';
export const ourFault = 'Something went wrong on our side. Please try again.';
/** The heading of the page that an overloaded server sends instead of the requested one. */
export const busy = 'Please try again in a moment';
export const busyMessage = 'The site is very busy at the moment. Please try again in a few seconds.';
