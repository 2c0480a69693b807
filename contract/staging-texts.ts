/** What the product says about staged changes and change sets. In its own file, which the panel loads when it needs it. */
export const staging = {
  staged: 'Saved. Visitors still see the public version.',
  scheduled: 'Scheduled.',
  unscheduled: 'The schedule is cancelled.',
  failed: 'The staged changes could not be changed.',
  published: 'Published.',
  discarded: 'The staged changes are discarded.',
  grouped: 'The change set is gone. Its staged changes stay.',
  revoked: 'The link no longer works.',
  changed: (title: string) => `“${title}” was published in another version in the meantime. Nothing was published.`,
  restaged: (title: string) =>
    `“${title}” is not the version that was previewed. Look at it again. Nothing was published.`,
  gone: 'A staged change was discarded since it was previewed. Look at the set again. Nothing was published.',
  missing: (title: string) => `“${title}” no longer exists. Nothing was published.`,
  slugTaken: (title: string) => `Another page uses the address of “${title}”. Nothing was published.`,
  grouping: (set: string) => `It belongs to the change set “${set}”. Publish that, or take it out first.`,
  notOpen: 'This change set is scheduled or was published. Nothing was changed.',
  empty: 'This change set is empty. Add a staged change first.',
  past: 'This time is in the past. Choose a later time, or publish now.',
  notUndone: (title: string) => `“${title}” was changed since. Nothing was undone.`,
  noVersion: (title: string) => `The history of “${title}” no longer has the version before. Nothing was undone.`,
  previewMissing: 'This preview link does not work. Ask for a new one.',
} as const;
