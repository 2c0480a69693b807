export const versionOfTheText = (version: string | number) => `, version ${version} of the text`;
export const agreed = 'Agreed';

export const the = (deleted: string | number, one: string | number, name: string | number) =>
  `${deleted} The ${one} from ${name} is in the bin.`;
export const undoDeletingTheFrom = (one: string | number, name: string | number) =>
  `Undo deleting the ${one} from ${name}`;

export const noMessage = 'No message.';
export const statusChangesAreSavedImmediately = 'Status changes are saved immediately.';
export const previous = (thing: string | number) => `Previous ${thing}`;
export const next = (thing: string | number) => `Next ${thing}`;
export const copyThe = (label: string | number) => `Copy the ${label}`;

export const search = (things: string | number) => `Search ${things}`;
export const all = 'All';

export const theChosenFilters = 'the chosen filters';
export const noMatches = (one: string | number, list: string | number) => `No ${one} matches ${list}.`;

export const deleteTheFrom = (one: string | number, name: string | number) => `Delete the ${one} from ${name}`;

export const noNew = (many: string | number) => `No new ${many}`;
export const chooseA = (one: string | number) => `Choose a ${one}`;
export const clickOneInTheList = 'Click one in the list, or use the arrow keys and Enter.';
export const thisNoLongerExists = (thing: string | number) => `This ${thing} no longer exists.`;
export const thisCouldNotBeOpened = (thing: string | number) => `This ${thing} could not be opened.`;
export const deletedPermanentlyDaysAfter = (messagesDays: string | number) =>
  ` Deleted permanently ${messagesDays} days after they arrived.`;
export const deletedPermanentlyAfterTheyArrived = (list: string | number) =>
  ` Deleted permanently: ${list} after they arrived.`;

export const ofWithAll = (all: string | number) => ` of ${all}`;
export const shown = 'shown';
export const loadOlder = 'Load older';

export const spam = 'Spam';
export const notSpam = 'Not spam';
export const markAsSpam = 'Mark as spam';
export const markedAsSpam = 'Marked as spam';
export const statusOf = (status: string, item: string) => `${status} of the ${item}`;
export const receivedIn = (period: string) => `received: ${period}`;
