import { plural } from './language.ts';

export const by = (fields: string | number) => `${fields} by`;
export const thePublicVersionWasChanged =
  'The public version was changed since. Open it and publish there: both are merged.';
export const notPublishedAtItsMoment = (failure: string | number) => `Not published at its moment: ${failure}`;

export const itWasNotPublished = (failure: string | number) => `It was not published at its moment: ${failure}`;
export const itsChanges = 'Its changes are not the ones that you scheduled. Look at them, and schedule it again.';
export const takeOut = 'Take out';
export const takeOutWithTitle = (title: string | number) => `Take out ${title}`;
export const aRecordThatWasDeleted = 'A record that was deleted since';
export const itIsEmptyAddChanges = 'It is empty. Add changes from the list above.';
export const undo = (name: string | number) => `Undo “${name}”?`;
export const whatWasPublicBefore =
  'What was public before is public again, for all its pages at once. Nothing is lost: the history keeps both.';
export const publishAll = 'Publish all';
export const share = 'Share';
export const ungroup = 'Ungroup';
export const removeFromTheList = 'Remove from the list';
export const ungroupWithName = (name: string | number) => `Ungroup ${name}`;
export const removeFromTheListWithName = (name: string | number) => `Remove from the list: ${name}`;

export const whatYouStageIsSaved =
  'What you stage is saved and not public. It waits here. Publish changes one by one, or group them into a change set that goes public together.';
export const nothingIsStaged = 'Nothing is staged.';
export const inTheEditor =
  'In the editor of a section or page, “Stage changes” saves without publishing. The change waits here.';
export const failedToLoadTheChanges = 'Failed to load the changes';

export const section = 'Section';
export const noFieldChanged = (noun: string | number) => `${noun}, no field changed`;
export const fields = (count: number) => plural(count, '1 field', `${count} fields`);
export const changed = (noun: string | number, count: string | number) => `${noun}, ${count} changed`;
export const goesPublicOnYourTime = (when: string | number) => `Goes public on ${when}, your time.`;
export const publishedBy = (userName: string | number, when: string | number) => `Published by ${userName}, ${when}.`;
export const undoneByWhatWasPublic = (userName: string | number) =>
  `Undone by ${userName}. What was public before is public again.`;
export const notPublicYet = 'Not public yet.';

export const previewLinks = 'Preview links';
export const byWorksUntilYourTime = (createdBy: string | number, when: string | number) =>
  `by ${createdBy} · works until ${when}, your time`;
export const revoke = 'Revoke';
export const revokeTheLinkTo = (title: string | number) => `Revoke the link to ${title}`;

export const addedTo = (name: string | number) => `Added to “${name}”.`;
export const chooseChangesToGroupThem = 'Choose changes to group them.';
export const ofChosen = (idCount: string | number, changeCount: string | number) =>
  `${idCount} of ${changeCount} chosen.`;
export const addTo = (name: string | number) => `Add to “${name}”`;
export const newChangeSet = 'New change set';
export const isPublished = (title: string | number) => `“${title}” is published.`;
export const discardTheStagedChangesOf = (title: string | number) => `Discard the staged changes of “${title}”?`;
export const visitorsSeeNoDifference = 'Visitors see no difference: the public version stays.';
export const publish = (title: string | number) => `Publish ${title}`;
export const discard = (title: string | number) => `Discard ${title}`;
export const choose = (title: string | number) => `Choose ${title}`;
export const itCouldNotBeCreated = 'It could not be created.';
export const isReadyPublish = (name: string | number) =>
  `“${name}” is ready. Publish it when all its changes are right.`;
export const suchAsAutumnCampaignOnly = 'Such as “Autumn campaign”. Only staff see it.';
export const create = 'Create';

export const isPublishedWithName = (name: string | number) => `“${name}” is published.`;
export const isUndoneWhatWasPublic = (name: string | number) =>
  `“${name}” is undone. What was public before is public again.`;
export const isNoLongerIn = (title: string | number, name: string | number) => `“${title}” is no longer in “${name}”.`;
export const goesPublicOn = (when: string) => ` · goes public on ${when}, your time`;
