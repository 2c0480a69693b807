import { plural } from './language.ts';

export const addABlock = 'Add a block';
export const closeTheBlocks = 'Close the blocks';

export const aPictureHasNoDescription = 'A picture has no description.';
export const theButtonLeadsNowhere = (text: string | number) => `The button “${text}” leads nowhere.`;
export const aButtonHasNoText = 'A button has no text.';
export const aLinkLeadsNowhere = 'A link leads nowhere.';
export const aLinkHasNoText = 'A link has no text.';

export const look = 'Look';
export const whenVisitorsSeeIt = 'When visitors see it';
export const visitorsAlwaysSeeIt = 'Visitors always see it. Set a start or an end';
export const thisVersionOfTheSite = (type: string | number) =>
  `This version of the site does not know blocks of the kind “${type}”. The block stays stored as it is, and visitors do not see it. You can move or delete it.`;

export const thisPageHasNoBlocks = 'This page has no blocks yet. Add the first one.';
export const deleted = (block: string | number) => `${block} deleted.`;
export const addBlock = 'Add block';
export const aPageHasAtMost = (max: string | number) => `A page has at most ${max} blocks.`;

export const show = 'Show';
export const hide = 'Hide';
export const duplicate = 'Duplicate';

export const addABlockBefore = (name: string | number) => `Add a block before ${name}`;
export const newLabel = 'New';
export const findings = (findingCount: string | number) => `${findingCount} findings`;
export const addsToThePageSize = (inKb: string | number) => `Adds ${inKb} to the page size`;

export const unknownKind = 'Unknown kind';
export const from = (when: string | number) => `From ${when}`;
export const ended = 'Ended';
export const until = 'Until';
export const shared = 'Shared';
export const unknownBlock = 'Unknown block';

export const areLoading = (label: string | number) => `${label} are loading`;

export const miniature = 'Miniature';

export const measureThePageSize = 'Measure the page size';
export const theseBlocksAdd = (inKb: string | number) => `These blocks add ${inKb} to the page.`;
export const pageSize = (size: string | number, max: string | number) => `Page size: about ${size} of at most ${max}.`;
export const pictureOfSize = (name: string, size: string) => `${name} (${size})`;
export const largestPictures = (list: string) => `The largest: ${list}. Use fewer pictures on this page.`;
export const fewerBlocks = 'Use fewer blocks on this page.';
export const picturesWaiting = (count: number) =>
  plural(
    count,
    '1 new picture does not count yet: its smaller files are being made.',
    `${count} new pictures do not count yet: their smaller files are being made.`,
  );
export const itLoadsFast = 'It loads fast.';
export const kb = (kilobytes: string | number) => `${kilobytes} KB`;

export const otherPagesShowTheseWords = 'Other pages show these words, too.';
export const theseWordsAreOnPages = (count: number) =>
  plural(count, 'These words are on 1 page.', `These words are on ${count} pages.`);
export const editThemEverywhere = 'Edit them everywhere';
export const thePage = 'the page';
export const useOwnWordsHere = 'Use own words here';
export const beginWithEmptyWords = 'Begin with empty words';
export const useTheSharedWords = 'Use the shared words?';
export const theBlockThenShows = (title: string | number) =>
  `The block then shows the words of “${title}”. Its own words go once you save the page.`;
export const useTheSharedWordsLabel = 'Use the shared words';
export const keepOwnWords = 'Keep own words';
export const theseWordsAreOnly = 'These words are only on this page.';
export const useTheSharedWordsOf = (title: string | number) => `Use the shared words of “${title}”`;
export const thisPage = 'This page';

export const block = (block: string | number, count: string | number) => `${block}, block ${count}`;

export const thisPageInside = 'this page';

export const newPage = 'New page';
export const yourPagesAppearHerePublished = 'Your pages appear here. Published ones are also on the site.';

export const thisIsTheHomePage = 'This is the home page. Its address stays.';
export const anotherPage = 'Another page';
export const madeFromTheTitle = '/made-from-the-title';
export const onceSavedTheOldAddress = ' Once saved, the old address leads to this one.';
export const checkingTheAddress = 'Checking the address';
export const thisAddressIsFree = 'This address is free';

export const whatDoYouWant = 'What do you want to begin with?';
export const blank = 'Blank';
export const addTheBlocksOne = 'Add the blocks one by one.';
export const copyOf = (title: string | number) => `Copy of ${title}`;
export const orCopyAPage = 'Or copy a page';
export const chooseAPage = 'Choose a page';
export const loadingThePages = 'Loading the pages…';
export const noPageHasThisTitle = 'No page has this title.';

export const namesSampleLaw = 'This page still names the law of the sample.';
export const changeSampleLaw = (words: string) =>
  `Visitors read ${words}. Change these words to the law, the courts and the taxes that apply to you.`;
