import { counted } from './language.ts';

export const exportTheSite = 'Export the site';
export const everyPublicPage =
  'Every public page as a file, with its pictures and styles. Any web server shows it, without this program. It contains no drafts, no enquiries and no accounts.';
export const visitorsCanRead =
  'Visitors can read everything. Searching, writing a review and asking for a proposal need this site.';
export const exportNow = 'Export the site';
export const exportAgain = 'Export again';
export const stop = 'Stop';
export const starting = 'The export is starting. You can leave this screen.';
export const progress = (pages: number, expected: number) =>
  `${pages} of ${counted(expected, 'page', 'pages')} or more. You can leave this screen.`;
export const progressLabel = 'Progress of the export';
export const exported = (moment: string) => `Exported ${moment}`;
export const contents = (pages: number, files: number, redirects: number, size: string) =>
  [
    counted(pages, 'page', 'pages'),
    `${counted(files, 'file', 'files')} in all`,
    counted(redirects, 'redirect', 'redirects'),
    size,
  ].join(' · ');
export const formsGoTo = (address: string) => `Its forms send to ${address}`;
export const elsewhere = 'Its file is not on this machine. Export again.';
export const download = 'Download the export';
export const deleteIt = 'Delete the export';
export const deleteQuestion = 'Delete this export?';
export const deleteConsequence = 'Its file is deleted. Nothing on the site changes, and you can export again.';
export const failed = (failure: string) => `The export failed: ${failure}`;
export const whatIsLeftOut = 'What is left out, and why';
export const leftOutTitle = (title: string, count: string) => `${title} (${count})`;
export const andMore = (count: number) => `and ${counted(count, 'more', 'more')}`;
export const openReadme = 'The file README.txt in it says how to put it on a server.';
export const done = 'The site is exported.';
export const couldNotStart = 'The export could not be started.';
export const couldNotStop = 'The export could not be stopped.';
export const couldNotDelete = 'The export could not be deleted.';
export const couldNotDownload = 'The export could not be downloaded.';
export const couldNotLoad = 'Failed to load the export';
