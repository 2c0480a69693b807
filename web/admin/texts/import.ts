import {
  IMPORT_MARK_MAX,
  type ImportLine,
  type ImportList,
  type ImportNote,
  type ImportNoteCode,
  type ImportOutcome,
} from '#contract/records/import.ts';
import { counted, numberText, plural } from './language.ts';

export const help =
  'Bring posts, pages and pictures from WordPress or Ghost. You first see a list of what comes and what does not. Nothing is written before you start.';
export const onlyAdmins =
  'An import writes posts, pages and redirects, and an export contains accounts of the old site.';
export const loadFailed = 'Failed to load the import';
export const linesFailed = 'Failed to load the list';

export const upload = 'Upload';
export const uploadLabel = 'Upload an export';
export const file = 'Export file';
export const fileHelp =
  'A file of WordPress (.xml) or Ghost (.json), or a zip that contains it with its pictures. Up to 2 GB.';
export const chooseAFile = 'Choose a file';
export const chooseAFileFirst = 'Choose a file first.';
export const wrongFile = 'An export is a file that ends in .xml, .json or .zip.';
export const emptyFile = 'This file is empty.';
export const tooLargeFile =
  'This file is larger than 2 GB. Upload the export alone, and fetch the pictures from the old site.';
export const uploadFailed = 'The upload failed. Check your connection and try again.';
export const stop = 'Stop';
export const uploading = (name: string) => `Uploading ${name}`;
export const percentSent = (percent: number) => `${percent} % sent`;
export const whereIsIt = 'Where do I get the file?';
export const fromWordpress =
  'WordPress: open Tools, Export, and choose “All content”. For the pictures, either keep the old site online, or zip the file together with the folder wp-content/uploads.';
export const fromGhost =
  'Ghost: open Settings, Import/Export, and export the content. For the pictures, zip the file together with the folder content/images.';

export const reading = 'Reading the export and making the list…';
export const running = (done: number, of: number) =>
  of === 0 ? 'Reading the export…' : `${numberText(done)} of ${numberText(of)} done`;
export const runningLabel = 'Import';
export const canLeave = 'You can leave this screen. The import goes on.';
export const programs = { '': '', wordpress: 'WordPress', ghost: 'Ghost' };
export const fromSite = (program: string, site: string) => (site ? `${program} · ${site}` : program);
export const deleteFile = 'Delete this file';
export const deleteQuestion = 'Delete this export?';
export const deleteMeans = 'The uploaded file and its list are deleted. What was imported stays.';
export const keptFor = (days: number) =>
  `The file is deleted after ${counted(days, 'day', 'days')}: an export contains names and addresses of people.`;
export const wasInterrupted = 'The last import stopped in the middle. Start it again: it brings only what is missing.';
export const isDone = 'The import is done. Start it again at any time: it brings only what is new.';

export const pictures = 'Pictures';
export const picturesHelp =
  'Some pictures are not in the file. They are fetched only from the sites that you tick here. The others are left out, and their place in the text is marked.';
export const hostPictures = (host: string, count: number) => `${host} (${counted(count, 'picture', 'pictures')})`;
export const oldSite = 'The old site';
export const siteAddress = 'Address of the old site';
export const siteAddressExample = 'https://';
export const siteAddressHelp = 'Ghost does not write it into the export. Without it, these pictures stay out.';
export const arrival = 'How do posts and pages arrive?';
export const arrivals = {
  unmarked: 'As they were. Those with marked text become drafts.',
  drafts: 'All as drafts.',
  same: 'As they were, also with marked text.',
};
export const arrivalHelp =
  'Marked text begins with “Not imported:” and shows what this site cannot contain, such as shortcodes and forms.';
export const start = 'Start import';
export const startAgain = 'Import what is new';
export const startFailed = 'The import could not start.';
export const stopRun = 'Stop the import';
export const stopFailed = 'The import could not be stopped.';
export const deleteFailed = 'The file could not be deleted.';

export const summary = 'Summary';
export const listLabel = 'The list';
export const lists: Record<ImportList, string> = {
  ...{
    posts: 'Posts',
    pages: 'Pages',
    pictures: 'Pictures',
    tags: 'Tags',
    redirects: 'Redirects',
    others: 'Other things',
  },
};
export const outcomes: Record<ImportOutcome, string> = {
  ...{ comes: 'Comes', changed: 'Comes with changes', stays: 'Does not come', known: 'Came before' },
  ...{ done: 'Imported', failed: 'Failed' },
};
export const outcomeCount = (outcome: ImportOutcome, count: number) => `${outcomes[outcome]}: ${numberText(count)}`;
export const kindFilter = 'Kind';
export const outcomeFilter = 'Outcome';
export const everyKind = 'Everything';
export const everyOutcome = 'Every outcome';
export const nothingMatches = 'Nothing in the list matches.';
export const pageOf = (page: number, pages: number) => `Page ${numberText(page)} of ${numberText(pages)}`;
export const next = 'Next page';
export const previous = 'Previous page';
export const leadsTo = (address: string) => `to ${address}`;
export const openNamed = (title: string) => `Open ${title}`;
export const openRecord = 'Open';

/** What a line is about, where it has no title of its own. */
export function lineTitle({ title, notes }: Pick<ImportLine, 'title' | 'notes'>): string {
  if (title) return title;
  const [first] = notes;
  return (first && untitled[first.code]) ?? 'Untitled';
}

const untitled: Partial<Record<ImportNoteCode, string>> = {
  ...{ comments: 'Comments', accounts: 'Accounts', menus: 'Menus', 'unused-files': 'Other files' },
};

/** A note as a sentence. */
export function noteText({ code, count, detail }: ImportNote): string {
  return notes[code](count, detail);
}

const notes: Record<ImportNoteCode, (count: number, detail: string) => string> = {
  shortcodes: (count) => `${counted(count, 'shortcode becomes', 'shortcodes become')} marked text.`,
  'dynamic-blocks': (count) =>
    `${counted(count, 'block', 'blocks')} without content of ${plural(count, 'its', 'their')} own ${plural(count, 'becomes', 'become')} marked text.`,
  elements: (count, detail) => `${counted(count, 'element becomes', 'elements become')} marked text: ${detail}.`,
  'pictures-marked': (count) =>
    `${counted(count, 'picture is', 'pictures are')} missing. Marked text shows the address.`,
  'mark-shortened': (_, detail) => `The marked text ends after ${numberText(IMPORT_MARK_MAX)} characters: ${detail}.`,
  'no-html': () => 'The export has no HTML of this text, so its source becomes marked text.',
  builder: (_, detail) => `The text comes. The layout of ${detail} becomes marked text below it.`,
  'new-address': (_, detail) => `Its address is taken here, so it gets ${detail}.`,
  shortened: (_, detail) => `“${detail}” is too long and is cut off.`,
  'was-private': () => 'It was private, so it becomes a draft.',
  'had-password': () => 'It had a password, so it becomes a draft.',
  'for-members': () => 'It was for members only, so it becomes a draft.',
  'only-mailed': () => 'It was only sent by mail, so it becomes a draft.',
  'marked-draft': () => 'It has marked text, so it arrived as a draft.',
  'confirm-host': (_, detail) => `It is fetched from ${detail || 'the old site'} if you tick that site.`,
  'from-file': () => 'It is in the file.',
  refused: (_, detail) => detail,
  'in-trash': () => 'It is in the trash of the old site.',
  'kind-unknown': (_, detail) => `This site has no records of the kind “${detail}”.`,
  comments: (count) => `${counted(count, 'comment does', 'comments do')} not come: this site has no comments.`,
  accounts: (count) =>
    `${counted(count, 'account does', 'accounts do')} not come. The names of authors do. Invite people under Users.`,
  menus: (count) =>
    `${counted(count, 'entry of a menu does', 'entries of menus do')} not come. Edit the menu of this site under Menu.`,
  'unused-files': (count) =>
    `${counted(count, 'file', 'files')} of the media library ${plural(count, 'does', 'do')} not come, because no post or page shows ${plural(count, 'it', 'them')}.`,
  'host-not-confirmed': (_, detail) => `${detail} was not ticked, so nothing was fetched from there.`,
  'no-address': () => 'The export does not name the address of the old site.',
  'picture-failed': (_, detail) => `It could not be had. ${detail}`,
  'query-address': () => 'Redirects do not look at what follows the question mark in an address.',
  'own-address': () => 'This address has a page on this site.',
  'other-redirect': (_, detail) =>
    detail ? `There is a redirect from it already, to ${detail}.` : 'It is marked as gone here.',
  'deleted-here': () => 'It came before and was deleted here. Restore it from the bin.',
  'without-target': () => 'The post or page to which it would lead did not come.',
};
