import { plural } from './language.ts';

export const addMany = 'Add pictures and files';
export const chooseMany = 'Choose pictures and files';
export const dropMany = 'Or drop as many as you like here.';
export const uploadHelp =
  'Pictures (10 MB each), PDFs (20 MB) and videos as MP4 or WebM (200 MB). If the connection is lost, they wait and go on by themselves. After a reload or an interruption, choose the same ones again: those that have arrived are not sent again, and the others go on where they stopped, for a day.';
export const uploads = 'Uploads';
export const uploadFailed = 'The upload failed. Please try again.';
export const waiting = (size: string) => `Waiting, ${size}`;
export const sending = (percent: number, size: string) => `${percent}% of ${size}`;
export const connectionLost = (percent: number) =>
  `${percent}% arrived. Waits for the connection and goes on by itself.`;
export const paused = (percent: number) => `Paused at ${percent}%`;
export const arrived = 'Arrived';
export const wasThere = 'Arrived before; not sent again';
export const pause = 'Pause';
export const goOn = 'Go on';
export const stop = 'Stop';
export const leaveOut = 'Leave out';
export const clear = 'Clear';
export const actionFor = (action: string, name: string) => `${action}: ${name}`;
export const uploading = (name: string) => `Uploading ${name}`;
export const arrivedOf = (done: number, all: number) =>
  `${done} of ${plural(all, '1 upload has arrived', `${all} uploads have arrived`)}.`;

export const files = 'Files';
export const searchFiles = 'Search by name or licence note';
export const filesNewestFirst = (count: number) => plural(count, '1 file', `${count} files, newest first`);
export const failedToLoad = 'Failed to load your files';
export const noFiles = 'No files yet';
export const noFilesText =
  'PDFs and videos that you upload are here. Link to a PDF from any text, or show a video with the block Video.';
export const noResults = 'No results';
export const noneContains = (q: string) => `No name or licence note contains “${q}”.`;
export const kinds = { pdf: 'PDF', mp4: 'MP4 video', webm: 'WebM video' };
export const addedBy = (name: string, when: string) => (name ? `Added by ${name}, ${when}` : `Added ${when}`);
export const places = (count: number) => plural(count, 'Used in 1 place', `Used in ${count} places`);
export const noPlace = 'Not used anywhere';
export const placesOf = (name: string) => `Places that use ${name}`;
export const showPlaces = (name: string) => `Show the places that use ${name}`;
export const placesFailed = 'Failed to load the places';
export const copyAddress = 'Copy address';
export const editLicence = 'Licence note';
export const licenceOf = (name: string) => `Licence note of ${name}`;
export const licenceHelp = 'Who made the file, and where and how long you may use it. Visitors do not see it.';
export const licenceSaved = 'Licence note saved.';
export const choosePoster = 'Choose a poster';
export const changePoster = 'Change the poster';
export const removePoster = 'Remove the poster';
export const posterSaved = 'Poster saved. Where you choose the video from now on, it begins with this picture.';
export const posterRemoved = 'Poster removed.';
export const saveFailed = 'This could not be saved. Please try again.';
export const deleteFailed = 'The file could not be deleted.';
export const takeBackFailed = 'The file could not be taken back.';
