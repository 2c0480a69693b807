import { counted } from './language.ts';

export const itsNameIsRemoved = 'Its name is removed from the activity list, too.';
export const itsNameStays = 'Its name stays in the activity list.';
export const existingBackupsStillContain = (nightlyBackups: string | number, otherBackups: string | number) =>
  `Existing backups still contain it: nightly ones until there are ${nightlyBackups} newer tested ones, others until they are deleted or there are ${otherBackups} newer tested ones of the same kind.`;
export const existingBackupsStillContainIt = 'Existing backups still contain it.';
export const andItsHistory = (name: string | number, activity: string | number, backups: string | number) =>
  `“${name}” and its history will be deleted now. They cannot be restored. ${activity} ${backups}`;
export const lessThanAnHourLeft = 'less than an hour left';

export const deletePermanently = 'Delete permanently?';
export const deletePermanentlyLabel = 'Delete permanently';
export const deletedBy = (one: string | number) => `${one} · deleted by`;
export const restore = (name: string | number) => `Restore ${name}`;
export const deletePermanentlyAsk = 'Delete permanently…';
export const deletePermanentlyWithName = (name: string | number) => `Delete permanently… ${name}`;

export const deletedItemsStayHere = (trashDays: string | number) =>
  `Deleted items stay here for ${trashDays} days. Then they are deleted permanently. Restoring an item also restores its address, position and history.`;
export const searchTheBin = 'Search the bin';
export const failedToLoadTheBin = 'Failed to load the bin';
export const inTheBin = (total: string | number) => `${total} in the bin`;
export const nothingInTheBin = (q: string | number) => `Nothing in the bin has “${q}” in its name or address.`;
export const theBinIsEmpty = 'The bin is empty.';
export const deletedPostsProjectsServices =
  'Deleted posts, projects, services, testimonials, reviews, messages and leads appear here.';

export const itCouldNotBeDeleted = 'It could not be deleted.';
export const hoursLeft = (count: number) => `${counted(count, 'hour', 'hours')} left`;
export const daysLeft = (count: number) => `${counted(count, 'day', 'days')} left`;
