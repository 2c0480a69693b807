export const unpublish = 'Unpublish';
export const saveDraft = 'Save draft';
export const becomesADraftVisitors = (name: string | number, path: string | number) =>
  `${name} becomes a draft. Visitors can no longer open ${path}.`;
export const takeThisOffTheSite = (one: string | number) => `Take this ${one} off the site?`;
export const andFind = (many: string | number) => ` and find it in the list of ${many}`;
export const everyoneCanThenReadAt = (name: string | number, path: string | number, found: string | number) =>
  `Everyone can then read ${name} at ${path}${found}.`;
export const publishThis = (one: string | number) => `Publish this ${one}?`;
export const until = ' Until then it is not on the site.';
export const isPublishedAutomatically = (
  name: string | number,
  path: string | number,
  when: string | number,
  leaves: string | number,
) => `${name} is published automatically at ${path} on ${when}, your time.${leaves}`;
export const scheduleThis = (one: string | number) => `Schedule this ${one}?`;

export const onlyPeopleWithPanelAccess = 'Only people with panel access can see a draft.';
export const itIsPublishedAutomatically = 'It is published automatically at this time.';
export const everyoneCanReadItAt = 'Everyone can read it at';

export const thisTime = 'This time is in the past. Choose a later time, or publish now.';

export const everyoneCanSeeItAt = (path: string | number) => `Everyone can see it at ${path}.`;
export const onlyPeopleWithPanelAccessCanSee = 'Only people with panel access can see it.';

export const publish = 'Publish…';
export const hide = 'Hide';
export const everyoneCanThenSee = (name: string | number, path: string | number, many: string | number) =>
  `Everyone can then see ${name} at ${path} and find it in the list of ${many}.`;
export const visitorsWhoOpenNoLonger = (path: string | number, name: string | number) =>
  `Visitors who open ${path} no longer find ${name}.`;
export const itReturns = 'It returns automatically at that time.';
