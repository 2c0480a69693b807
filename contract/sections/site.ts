import { FOOTER_FALLBACKS, HOURS_NOTE_MAX, OPENING_HOURS_MAX } from '../constants.ts';
import {
  choice,
  clockTime,
  coordinate,
  entry,
  html,
  image,
  line,
  list,
  optionalEmail,
  text,
  toggle,
} from '../fields.ts';
import { WEEKDAYS, weekdayLabels } from '../weekdays.ts';
import { placeHelp } from './place-help.ts';
import { section } from './section.ts';
import { socialLinks } from './social-links.ts';
import { pictureShapes } from '../picture-places.ts';

const weekday = (label: string, fallback: (typeof WEEKDAYS)[number], extra = {}) =>
  choice(label, WEEKDAYS, fallback, { optionLabels: weekdayLabels, ...extra });

/** The name, the logo and the contact details of the site. Each has its place here, and the whole site uses it. */
export const site = section(
  '/site',
  'Name, logo, contact',
  'The name, logo and contact details. You change them here once; every page, mail and search result follows.',
  {
    name: line('Name', { fallback: FOOTER_FALLBACKS.brandName, max: 80, heading: 'Name' }),
    tagline: text('Tagline', {
      fallback: FOOTER_FALLBACKS.brandAbout,
      max: 400,
      help: 'One or two sentences. They stand in the footer, and in search results for pages without a description.',
    }),
    logoUrl: image('Logo', 'site', {
      shownAs: pictureShapes.logo,
      heading: 'Logo and icon',
      help: 'For light backgrounds. Wider than it is high works best. Without one, the site draws its own.',
    }),
    darkLogoUrl: image('Logo for dark backgrounds', 'site', {
      shownAs: pictureShapes.logo,
      help: 'For the footer and dark pictures. Without one, the site uses the logo above.',
    }),
    showsName: toggle('Show the name beside the logo', true, {
      help: 'Turn it off if the logo contains the name.',
    }),
    iconUrl: image('Icon', 'site', {
      shownAs: pictureShapes.icon,
      help: 'For browser tabs, bookmarks and phones. A square picture; the site makes all sizes from it.',
    }),
    shareImageUrl: image('Picture of shared links', 'site', {
      shownAs: pictureShapes.shared,
      help: 'For pages without a picture of their own. Without one, the site draws the title of the page.',
    }),
    pageImageUrl: image('Services, pricing and other pages', 'site', {
      shownAs: pictureShapes.landscape,
      heading: 'Pictures at the top of pages',
      help: 'In place of the drawn landscape. At least 2000 pixels wide. The site darkens it, so that the words on it stay readable. A contact page without a map ends with it.',
    }),
    blogImageUrl: image('Blog and posts', 'site', { shownAs: pictureShapes.landscape }),
    projectsImageUrl: image('Projects', 'site', { shownAs: pictureShapes.landscape }),
    missingPageImageUrl: image('Missing pages and login', 'site', {
      shownAs: pictureShapes.missingPage,
      help: 'For addresses that do not exist, errors, and the pages of the login.',
    }),
    email: optionalEmail('Email', { heading: 'Contact details' }),
    phone: line('Phone', { max: 60 }),
    addressHtml: html('Address', { tools: 'few' }),
    hours: list(
      'Opening hours',
      entry({
        from: weekday('From', 'monday', { besideNext: true }),
        to: weekday('To', 'friday'),
        opens: clockTime('Opens', '09:00', { besideNext: true }),
        closes: clockTime('Closes', '17:00'),
        isClosed: toggle('Closed on these days', false),
      }),
      { item: 'time', max: OPENING_HOURS_MAX, help: 'For a break at noon, add a second time for the same days.' },
    ),
    hoursNote: line('Note on the opening hours', {
      max: HOURS_NOTE_MAX,
      help: 'Optional, below the hours: “Closed on bank holidays” or “By appointment”.',
    }),
    latitude: coordinate('Latitude', 90, { besideNext: true, help: placeHelp.latitude }),
    longitude: coordinate('Longitude', 180, { help: placeHelp.longitude }),
    social: socialLinks('Social links'),
  },
);
