import { counted } from './language.ts';

export const andMore = (count: number) => `and ${counted(count, 'more field', 'more fields')}`;
export const anotherPicture = 'another picture';
export const aPictureAdded = 'a picture added';
export const thePictureRemoved = 'the picture removed';
export const inAnotherOrder = 'in another order';
export const beforeNow = (before: string | number, now: string | number) => `${before} before, ${now} now`;

export const noPicture = 'No picture';
export const focusAt = (focus: string | number) => `, focus at ${focus}`;

export const historyOf = (title: string | number) => `History of ${title}`;
export const closeTheHistory = 'Close the history';

export const theHistoryCould = 'The history could not be loaded';
export const noChangesYet = 'No changes yet.';
export const everySavedVersionIsKept = 'Every saved version is kept here, with the name of the person who saved it.';
export const showOlderVersions = 'Show older versions';

export const undone = 'Undone.';
export const thisCouldNotBeUndone = 'This could not be undone.';
export const restored = (title: string | number, others: string | number) => `${title} restored.${others}`;
export const undoRestoring = (title: string | number) => `Undo restoring ${title}`;

export const empty = 'Empty';

export const pointAtAVersion = 'Point at a version to see it in the preview. Choose it for all its changes.';
export const chooseAVersionToSee = 'Choose a version to see what changed or to restore it.';
export const saves = (count: string | number) => `${count} saves`;
export const now = 'Now';
export const restoreTheVersionOf = (clock: string | number) => `Restore the version of ${clock}`;
export const you = 'You';
export const originalVersion = 'Original version';

export const versionInThePreview = 'Version in the preview';

export const before = 'Before';
export const after = 'After';
export const restoredLabel = 'Restored';
export const allVersions = 'All versions';
export const thisVersionCould = 'This version could not be loaded';
export const thisIsTheCurrentVersion = 'This is the current version.';
export const restoreThisVersion = 'Restore this version';
export const thisGoesLiveImmediately = 'This goes live immediately. The current version stays in the history.';
export const compare = 'Compare';
export const whatChanged = 'What changed';
export const whatRestoringChanges = 'What restoring changes';
export const thisVersionIsTheSame = 'This version is the same as the current one.';
export const thisIsTheFirstSaved = 'This is the first saved version.';
export const comparedWithTheCurrentVersion = 'Compared with the current version';
export const comparedWithTheVersionBefore = 'Compared with the version before';
export const willReturn = 'will return';
export const willBeRemoved = 'will be removed';

export const restoredAnEarlierVersion = 'restored an earlier version';
export const originalContent = 'original content';
export const changedAndMore = (named: string | number, count: string | number) => `changed ${named} and ${count} more`;
export const changed = (named: string | number) => `changed ${named}`;
