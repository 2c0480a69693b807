import { counted, numberText, plural } from './language.ts';

export const help =
  'Addresses that visitors asked for and did not find, and links in your own texts that lead nowhere. Nothing about the visitors is stored.';
export const asked = 'Visitors asked for';
export const ownLinks = 'Links in your texts';
export const times = (count: number) => counted(count, 'visit', 'visits');
export const lastVisit = (moment: string) => `last ${moment}`;
export const linkOn = (host: string) => `link on ${host}`;
export const redirect = 'Redirect…';
export const redirectFrom = (path: string) => `Redirect ${path}`;
export const ignore = 'Ignore';
export const ignoreNamed = (path: string) => `Ignore ${path}`;
export const ignored = (path: string) => `${path} is no longer listed.`;
export const ignoreFailed = 'This could not be saved.';
export const everythingFound = 'Visitors found every page they asked for.';
export const whereTheyAppear =
  'When a visitor opens an address without a page, the address appears here. You can send the next visitors to the right page.';
export const allLinksLead = 'All links in your texts lead to a page.';
export const howLinksAreChecked =
  'Links to your own pages are checked each time you open this screen. Links to other sites are checked at night.';
export const missingFailed = 'Failed to load the addresses without a page';
export const brokenFailed = 'Failed to check the links';

export const missing = 'There is no page at this address.';
export const hidden = 'The page is not public.';
export const unreachable = (answer: string) =>
  /^\d+$/.test(answer) ? `On two days the site answered “${answer}”.` : `On two days: ${answer}`;
export const linkIn = (where: string) => `in ${where}`;
export const repair = 'Change the link';
export const repairIn = (href: string, where: string) => `Change the link to ${href} in ${where}`;

export const leadNowhere = (count: number) =>
  plural(count, 'A link here leads nowhere', `${numberText(count)} links here lead nowhere`);
export const showField = (href: string) => `Show the field with ${href}`;
