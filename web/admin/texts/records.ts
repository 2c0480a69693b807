import { plural } from './language.ts';

export const pressSpaceToPickUp =
  'Press Space to pick up the entry, the arrow keys to move it, Space again to drop it, or Escape to cancel.';
export const pickedUpPositionOf = (current: string | number, count: string | number, idCount: string | number) =>
  `Picked up ${current}, position ${count} of ${idCount}.`;
export const isOverPositionOf = (current: string | number, count: string | number, idCount: string | number) =>
  `${current} is over position ${count} of ${idCount}.`;
export const wasPutAtPositionOf = (current: string | number, count: string | number, idCount: string | number) =>
  `${current} was put at position ${count} of ${idCount}.`;
export const staysWhereItWas = (current: string | number) => `${current} stays where it was.`;

export const isNowAtPositionOf = (nameOf: string | number, count: string | number, idCount: string | number) =>
  `${nameOf} is now at position ${count} of ${idCount}.`;

export const willBeRemoved = (title: string | number, trashNote: string | number) =>
  `“${title}” will be removed from the site. ${trashNote}`;
export const deleteWithOne = (one: string | number) => `Delete ${one}…`;

export const lookingForLinksToThis = (one: string | number) => `Looking for links to this ${one}…`;
export const theLinksToThisCould = (one: string | number) => `The links to this ${one} could not be loaded.`;
export const placesLink = (count: number, one: string) =>
  `${plural(count, '1 place links', `${count} places link`)} to this ${one}. Visitors who follow a link there will see that the page no longer exists:`;
export const andMore = (count: string | number) => `and ${count} more`;

export const all = 'All';
export const filterByStatus = 'Filter by status';

export const loadMore = 'Load more';
export const ofWithRecordCountAndTotal = (recordCount: string | number, total: string | number) =>
  `${recordCount} of ${total}`;

export const no = (one: string | number) => `No ${one}`;
export const withStatus = 'with status';
export const contains = 'contains';

export const onceSavedTheOldAddress = 'Once saved, the old address leads to this one.';

export const showTheList = 'Show the list';
export const details = 'Details';
export const hideTheDetails = 'Hide the details';

export const theNew = (one: string | number) => `the new ${one}`;

export const hideTheList = 'Hide the list';

export const thisWasDeleted = (one: string | number) => `This ${one} was deleted, or the address is wrong.`;

export const chooseAOrStart = (one: string | number) => `Choose a ${one}, or start a new one`;
export const startsAsADraft = 'Starts as a draft that only staff see.';

export const move = (title: string | number) => `Move ${title}`;
export const pageSection = (title: string) => `${title} (page section)`;
