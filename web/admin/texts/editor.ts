import { counted, plural } from './language.ts';

export const yourChanges = (title: string | number) => `Your changes to ${title} are not saved yet.`;
export const aCopyIsKept = 'A copy is kept on this device. You can continue when you come back.';
export const theyWillBeLost = 'They will be lost.';
export const aPictureIsBeingUploaded =
  'A picture is still being uploaded. If you leave now, it goes into your pictures, but not into this form.';
export const saveWhenThePictureIsHere = 'A picture is still being uploaded. Save again when it has arrived.';
export const leave = 'Leave';
export const stay = 'Stay';
export const leaveWithoutSaving = 'Leave without saving?';

export const theOrderOf = (name: string | number) => `The order of ${name}`;
export const aReplyOrANote = 'A reply or a note';
export const aNew = (one: string | number) => `A new ${one}`;

export const ofChosen = (size: string | number, conflictCount: string | number) =>
  `${size} of ${conflictCount} chosen.`;
export const backToEditing = 'Back to editing';
export const saveMyChoices = 'Save my choices';
export const comparedWithTheVersion = 'Compared with the version you opened:';
export const keepAllMine = 'Keep all mine';
export const otherChanges = (count: number) => counted(count, 'other change', 'other changes');
export const kept = (count: number, names: string) =>
  plural(count, `does not conflict and is kept: ${names}.`, `do not conflict and are kept: ${names}.`);
export const chosen = 'Chosen';
export const chooseOne = 'Choose one';
export const removedLabel = 'Removed';

export const youSavedElsewhereWhile = (title: string | number) =>
  `You saved ${title} elsewhere while you were editing it here`;
export const bothOfYourVersionsChanged = 'Both of your versions changed';
export const takeAllOfTheOther = 'Take all of the other version';
export const theOtherVersion = 'The other version';
export const theOtherVersionInside = 'the other version';
export const someone = 'Someone';
export const youBothChanged = 'You both changed';
export const takeAllS = (first: string | number) => `Take all ${first}’s`;
export const takeAllTheirs = 'Take all theirs';
export const theirs = 'Theirs';
export const youChangedItElsewhereToo = 'You changed it elsewhere too';
export const someoneElse = 'Someone else';
export const bothChangesAreKept = (who: string | number) => `${who}; both changes are kept.`;
export const youSavedElsewhereToo = (title: string | number) =>
  `You saved ${title} elsewhere too. The changes do not conflict, so both are kept.`;

export const thereIsUnsavedWork = (title: string | number, when: string | number) =>
  `There is unsaved work on ${title} from ${when} on this device.`;
export const discardIt = 'Discard it';
export const continueEditing = 'Continue editing';
export const continueWhereYouLeftOff = 'Continue where you left off?';

export const saveAndPublish = 'Save and publish';
export const theFieldsGoBack = 'The fields go back to the saved version.';
export const keepEditing = 'Keep editing';
export const discardChanges = (count: number) => plural(count, 'Discard 1 change?', `Discard ${count} changes?`);

export const saveOrder = 'Save Order';
export const ctrlS = 'Ctrl S';
export const order = 'Order';
export const saving = 'Saving…';
export const notSaved = 'Not saved';
export const unsavedChanges = 'Unsaved changes';
export const saved = 'Saved';
export const theOrderChangedMoved = (movedCount: string | number) => `The order changed: ${movedCount} moved.`;
export const visitorsSeeThisOrder = 'Visitors see this order.';

export const fieldsNeedAttention = (wrong: number) =>
  plural(wrong, '1 field needs attention', `${wrong} fields need attention`);
export const stageChanges = 'Stage changes';
export const saveWithoutPublishing = 'Save without publishing';
export const notSavedYet = 'Not saved yet';
export const savedNotPublicYet = 'Saved, not public yet';
export const fieldsChanged = (changed: number) => plural(changed, '1 field changed.', `${changed} fields changed.`);
export const visitorsDoNotSeeIt = 'Visitors do not see it.';
export const itIsPublic = 'It is public.';
export const viewThePage = 'View the page';
export const aCopyIsKeptOnThisDevice = 'A copy is kept on this device.';
export const noCopyCanBeKept = 'No copy can be kept on this device.';

export const yes = 'Yes';
export const no = 'No';

export const willBePublic = (path: string | number, button: string | number) =>
  `Will be public at ${path} as soon as you press ${button}.`;
export const willBeRemoved = (button: string | number) =>
  `Will be removed from the site as soon as you press ${button}.`;
export const chooseVersions = (both: string, count: number) =>
  `Nothing is lost. ${both} ${plural(count, 'the same field', `the same ${count} fields`)}. Choose which version to keep.`;
export const toSave = (open: number) => ` To save, choose the ${plural(open, 'last one', `other ${open}`)}.`;
export const yours = 'yours';
export const savedWhile = (name: string, title: string) => `${name} saved ${title} while you were editing`;
export const changedItToo = (name: string) => `${name} changed it too`;
export const savedToo = (name: string, title: string) =>
  `${name} saved ${title} too. The changes do not conflict, so both are kept.`;
export const theirsInside = 'theirs';
export const whose = (name: string) => `${name}’s`;
export const visitorsSeePublicVersion = 'Visitors see the public version.';
