import { plural } from './language.ts';

export const updateService = 'Update Service';
export const everyoneCanSeeItOnce = 'Everyone can see it once it is created.';
export const onlyPeopleWithPanelAccess = 'Only people with panel access can see it once it is created.';
export const everyoneCanSee = (slug: string | number) => `Everyone can see it at /services/${slug}.`;
export const onlyPeopleWithPanelAccessCanSee = 'Only people with panel access can see it.';

export const noQuestionsYet = 'No questions yet';
export const questions = (count: number) => plural(count, '1 question', `${count} questions`);
export const faqs = 'FAQs';
export const takenFromTitleAndExcerpt = 'Taken from title and excerpt';
export const titleOfDescriptionOf = (
  titleLength: number,
  titleMax: number,
  descriptionLength: number,
  descriptionMax: number,
) => `Title ${titleLength} of ${titleMax}, description ${descriptionLength} of ${descriptionMax}`;

export const allServices = 'All Services';
export const createService = 'Create Service';

export const theSlugIsAvailable = 'The slug is available.';
export const checking = 'Checking…';
export const available = 'Available';
export const use = (slugTaken: string | number) => `${slugTaken} Use`;
export const orOpen = 'or open';
export const theOtherPage = 'the other page';
