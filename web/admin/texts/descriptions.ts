import { plural } from './language.ts';

export const whereFrom = (label: string) => `${label}: where it comes from`;
export const fromThePicture = 'From the picture';
export const ownWords = 'Own words';
export const decorative = 'Decorative';

export const followsThePicture =
  'These are the picture’s own words. When somebody changes them, this place changes too.';
export const decorativeMeans =
  'Screen readers skip this picture. Right for a picture that only decorates; wrong for one that says something.';
export const noWordsYet =
  'The picture has no words of its own yet. Save these for it: other places can then take them over.';
export const saveForThePicture = 'Save for the picture';
export const savedForThePicture = 'The words of the picture are saved.';
export const placesChanged = (count: number) =>
  plural(count, '1 other section or record changed with it.', `${count} other sections and records changed with it.`);
export const failedForThePicture = 'The words of the picture could not be saved.';

export const oldWordsRemoved = (words: string) =>
  `The description “${words}” belonged to the old picture. Say what the new one shows.`;
export const oldWordsReplaced = (words: string) =>
  `The description “${words}” belonged to the old picture. Now the place has the words of the new one.`;
export const keepOldWords = 'Keep the old description';

export const decorativeInText = 'Decorative: screen readers skip it';
export const usePictureWords = (words: string) => `Use the picture’s words: “${words}”`;

export const descriptionInTheLibrary = 'Description in the library';
export const readOutOnItsPage =
  'Screen readers read it out on the page of its own. In lists, the title beside the picture says enough.';

export const undescribed = 'Not described';
export const listHelp =
  'Pictures that visitors may see and that nobody has described yet. Screen readers can say nothing about them. Covers of posts and projects are not listed: their forms show the description in the library.';
export const listFailed = 'Failed to load the pictures without a description';
export const allDescribed = 'No description is missing.';
export const howTheyAppear =
  'A picture appears here when its place has neither a description nor the mark “Decorative”. Drafts count too. Covers of posts and projects are not listed: their forms show the description in the library.';
export const describe = (where: string, number: number) => `Description of picture ${number}, in ${where}`;
export const whatItShows = 'What does the picture show?';
export const openPlace = (where: string) => `Open its field in ${where}`;
export const inPlace = (where: string) => `In ${where}`;
export const save = 'Save';
export const saveNamed = (number: number) => `Save the description of picture ${number}`;
export const usePicture = 'Use the picture’s words';
export const usePictureNamed = (number: number, words: string) =>
  `Use the picture’s words for picture ${number}: ${words}`;
export const markDecorative = 'Decorative';
export const markDecorativeNamed = (number: number) => `Mark picture ${number} as decorative`;
export const described = (where: string) => `Described in ${where}.`;
export const marked = (where: string) => `Marked as decorative in ${where}.`;
export const undoNamed = (where: string) => `Undo the description in ${where}`;
export const saveFailed = 'This could not be saved.';
export const stale =
  'Somebody else saved a newer version meanwhile. Nothing was overwritten, and your words are still here. Save again.';
export const firstOnes = (count: number) => `These are the first ${count}. More appear when some are described.`;
