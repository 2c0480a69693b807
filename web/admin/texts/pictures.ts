import { plural } from './language.ts';

export const saveToShow = 'Save to show them on the site.';
export const atMost = (max: string | number) => `At most ${max}.`;
export const orDropSeveralHere = (uploadLimits: string | number) => `Or drop several here. ${uploadLimits}`;
export const atMostSLeftOut = (max: string | number, item: string | number, count: string | number) =>
  `At most ${max} ${item}s: ${count} left out.`;
export const uploads = (label: string | number) => `Uploads: ${label}`;
export const addS = (item: string | number) => `Add ${item}s`;
export const fromYourPictures = 'From your pictures';
export const chooseFromYourPictures = (label: string | number) => `Choose from your pictures: ${label}`;
export const tryAllAgain = 'Try all again';
export const removed = (name: string) => `${name} removed.`;

export const captionOf = (name: string | number) => `Caption of ${name}`;
export const caption = 'Caption';
export const remove = (name: string | number) => `Remove ${name}`;

export const good = 'Good';
export const missing = 'Missing';

export const clickWhatMustStay =
  'Click what must stay in view wherever the picture is cropped. The arrow keys move the point.';
export const letThePageDecide = 'Let the page decide';
export const focus = (label: string | number) => `Focus: ${label}`;
export const fromTheLeft = (x: string | number, y: string | number) => `${x}% from the left, ${y}% from the top`;

export const linkToAPictureElsewhere = 'Link to a picture elsewhere';
export const link = (label: string | number) => `${label}: link`;
export const https = 'https://…';
export const copyAddress = 'Copy address';

export const theOldPictureStays = 'The old picture stays. ';

export const dropAPictureHere = 'Drop a picture here';
export const chooseAPicture = 'Choose a picture';
export const chooseAPictureWithLabel = (label: string | number) => `Choose a picture: ${label}`;
export const replace = (label: string | number) => `Replace: ${label}`;
export const yourPictures = 'Your pictures';
export const focusLabel = 'Focus';
export const removeWithLabel = (label: string | number) => `Remove: ${label}`;
export const uploading = (name: string | number) => `Uploading ${name}`;
export const uploadingWithPercent = (percent: string | number) => `Uploading, ${percent}%`;
export const almostThere = 'Almost there…';
export const stop = 'Stop';

export const searchByFileName = 'Search by file name';
export const failedToLoadYourPictures = 'Failed to load your pictures';
export const picturesNewestFirst = (count: number) => plural(count, '1 picture', `${count} pictures, newest first`);
export const noResults = 'No results';
export const noFileNameContains = (q: string | number) => `No file name contains “${q}”.`;
export const noPicturesYet = 'No pictures yet';
export const eachPictureThatYouUpload = 'Each picture that you upload stays here, to be used again.';
export const inUseHere = 'In use here';
export const loadingYourPictures = 'Loading your pictures';

export const saveToShowItOnTheSite = 'Save to show it on the site.';

export const atMostCanBeUploaded = (message: string | number, when: string | number) =>
  `${message} At most ${when} can be uploaded.`;

export const uploadedPicture = 'Uploaded picture';
export const drawnPortrait = 'Drawn portrait';
export const kb = (kilobytes: string | number) => `${kilobytes} KB`;
export const mb = (megabytes: string | number) => `${megabytes} MB`;

export const pastedPicture = 'Pasted picture';
export const waiting = (when: string | number) => `Waiting, ${when}`;
export const tryAgain = (name: string | number) => `Try again: ${name}`;
export const leaveOut = 'Leave out';

export const bearer = (token: string | number) => `Bearer ${token}`;
export const isInYourPictures = (name: string) =>
  `“${name || pastedPicture}” is in your pictures. Its field was removed before it arrived.`;
export const notUploaded = (name: string, message: string) => `${name || pastedPicture}: ${message}`;
export const theUploadWasStopped = 'The upload was stopped.';
export const inThisOrder = (count: string) => `${count}, shown in this order`;
export const arrived = (failure: string, done: number, failed: number) =>
  `${failure} ${done} of ${done + failed} arrived; the ${plural(failed, 'other is', 'others are')} listed below the gallery.`;
