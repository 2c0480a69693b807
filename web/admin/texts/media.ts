import { plural } from './language.ts';

export const title = 'Pictures and files';
export const help = 'Everything that was uploaded, once, with the places that use it.';
export const views = 'Views of the library';
export const allPictures = 'All pictures';
export const unused = 'Unused';
export const search = 'Search names, descriptions and licence notes';
export const unusedEmpty = 'Every picture is in use.';
export const unusedEmptyText = 'A picture that no content and no staged change uses is listed here.';
export const unusedHint = (count: number) =>
  plural(count, '1 picture that nothing uses', `${count} pictures that nothing uses`);
export const noMatch = (q: string) => `No name, description or licence note contains “${q}”.`;
export const usesText = (count: number) => plural(count, 'Used in 1 place', `Used in ${count} places`);
export const notUsed = 'Not used';

export const backToLibrary = 'Pictures and files';
export const missing = 'This picture is not in the library.';
export const loadFailed = 'Failed to load the picture';
export const usesFailed = 'Failed to load the places that use it';
export const setFocus = 'Set the focal point';
export const focusHelp = 'New places start with this focal point. Each place can have its own.';
export const replaceEverywhere = 'Replace everywhere';

export const deletePicture = 'Delete this picture';
export const deleteQuestion = 'Delete this picture?';
export const deleteText =
  'Nothing uses it now. It leaves the library at once, and its file is deleted after a day. Until then you can undo it.';
export const deleteOld = (count: number) =>
  plural(count, '1 record used it before.', `${count} records used it before.`);
export const deleteOldText = 'If you restore such a version or take it out of the bin, it shows no picture there.';
export const deleted = (name: string) => `${name} is deleted.`;
export const undoDeletion = (name: string) => `Take ${name} back`;
export const takenBack = (name: string) => `${name} is in the library again.`;
export const deleteFailed = 'The picture could not be deleted.';
export const takeBackFailed = 'The picture could not be taken back.';

export const facts = 'Facts';
export const addedBy = 'Added by';
export const unknownPerson = 'Not known';
export const addedOn = 'Last uploaded';
export const stored = 'Stored file';
export const weight = 'Weight per screen';
export const weightHelp =
  'What a browser loads where the picture fills the width of the screen. In a smaller place it loads a smaller file.';
export const screen = 'Screen';
export const loads = 'Loads';
export const screenNamed = { phone: 'Phone', tablet: 'Tablet', laptop: 'Laptop', desktop: 'Large screen' };
export const pixelsWide = (width: number, density: number) =>
  density > 1 ? `${width} px wide, ${density} dots per pixel` : `${width} px wide`;
export const fileOf = (width: number, format: string, bytes: string) => `${width} px, ${format}, ${bytes}`;
export const beingMade = 'being made';

export const places = 'Where it is used';
export const noPlaces = 'No place uses it.';
export const seeThePage = (path: string) => `See ${path}`;
export const notPublic = 'not public';
export const stagedUses = 'In staged changes';
export const deletedUses = 'In the bin';
export const oldUses = 'Only in old versions';
export const versions = (count: number) => plural(count, '1 old version', `${count} old versions`);
export const lastIn = (when: string) => `last ${when}`;
export const deletedOn = (when: string) => `deleted ${when}`;

export const replaceTitle = (name: string) => `Replace ${name} everywhere?`;
export const replaceText =
  'Look at each page before and after. Nothing changes until you confirm, and you can undo all of it at once. Descriptions that belong to a place stay: check that they describe the new picture.';
export const before = 'Before';
export const after = 'After';
export const beforeOn = (page: string) => `${page} before`;
export const afterOn = (page: string) => `${page} after`;
export const inUnpublished = 'Not on a public page';
export const replaceIn = (count: number) => plural(count, 'Replace in 1 place', `Replace in ${count} places`);
export const replaced = (count: number) => plural(count, 'Replaced in 1 place.', `Replaced in ${count} places.`);
export const replaceFailed = 'The picture could not be replaced.';
export const undoReplacement = 'Undo the replacement';
export const undone = 'The old picture is back in all places.';
export const undoFailed = 'The replacement could not be undone.';
export const stagedStay = 'These staged changes use it only in their staged version, and keep it:';
