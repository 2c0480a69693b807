import type { LeftOutKind } from './records/static-export.ts';

/** What an export leaves out, as the panel, the command and its file README.txt say it. */
export const leftOutTexts: Record<LeftOutKind, { title: string; why: string }> = {
  page: { title: 'Pages that could not be read', why: 'Open each of them on the site, then export again.' },
  file: { title: 'Files that could not be read', why: 'The pages show a gap where such a picture was.' },
  form: {
    title: 'Forms',
    why: 'A form needs an address that receives it. Visitors read your email address instead.',
  },
  words: {
    title: 'Fields that lead to the contact form',
    why: 'They take words to a form on another page. Their button stays.',
  },
  search: { title: 'Search fields', why: 'A search needs the server.' },
  'server-page': { title: 'Links to pages for logins and reviews', why: 'These pages need the server.' },
  link: { title: 'Links that lead nowhere', why: 'The site has no page at these addresses.' },
  address: {
    title: 'Pages with an address that cannot be a file',
    why: 'Give each of them another address, then export again.',
  },
};

/** The results of an export, as the server says them. */
export const exportTexts = {
  busy: 'An export is running. Please wait until it is done, or stop it.',
  stopped: 'It was stopped.',
  interrupted: 'It was interrupted.',
  deleted: 'Deleted.',
  stopping: 'Stopped.',
  none: 'There is no export.',
  elsewhere: 'The file of this export is not on this machine. Export again.',
  tooLarge: 'The site is too large for one zip file. Use the command npm run export FOLDER.',
  noSpace: (freeMb: number, minMb: number) =>
    `Only ${freeMb} MB are free on the disk, and an export must leave ${minMb} MB for the site.`,
} as const;
