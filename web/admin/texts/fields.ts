import { plural } from './language.ts';

export const doesThisStillDescribe = 'Does this still describe the picture?';
export const keep = 'Keep';
export const writeANewOne = 'Write a new one';

export const changed = 'Changed';
export const undo = (label: string | number) => `Undo: ${label}`;

export const outline = 'Outline';
export const black = 'Black';
export const amber = 'Amber';
export const rust = 'Rust';
export const rose = 'Rose';
export const indigo = 'Indigo';
export const blue = 'Blue';
export const green = 'Green';
export const theSiteShowsAs = (stored: string | number, shown: string | number) =>
  `The site shows “${stored}” as ${shown}.`;

export const yourTime = (when: string | number) => `${when}, your time.`;
export const leaveEmptyToUse = 'Leave empty to use the moment you publish.';
export const yourTimeWithWhen = (when: string | number) => `${when}, your time`;
export const oncePublishedItShows = (when: string) => `Once published, it shows the date ${when}.`;
export const publicSince = (when: string) => `Public since ${when}.`;
export const onceSavedItShows = (when: string) => `Once saved, it shows the date ${when}.`;

export const ownEmoji = 'Own emoji';
export const theSiteShowsYourOwn = 'The site shows your own emoji as each device draws it.';

export const partsOfThisForm = 'Parts of this form';

export const ofCharactersLeft = (left: string | number, max: string | number) => `${left} of ${max} characters left.`;

export const setByInTheServers = (variable: string | number) => `Set by ${variable} in the server’s environment.`;

export const choose = (label: string | number) => `${label}: choose`;

export const isLoading = (label: string | number) => `${label} is loading`;

export const mobilePhone = 'Mobile phone';
export const mapPin = 'Map pin';
export const headphones = 'Headphones';
export const paintBrush = 'Paint brush';
export const lightBulb = 'Light bulb';
export const noIcon = 'None';
export const plant = 'Plant';
export const scissors = 'Scissors';
export const calendar = 'Calendar';
export const people = 'People';
export const cup = 'Cup';
export const cutlery = 'Cutlery';
export const lotus = 'Lotus';

export const onePerLine = (item: string | number) => `One ${item} per line.`;

export const leadsTo = (page: string, address: string) => `Leads to “${page}” (${address}).`;
export const didYouMean = 'Did you mean';

export const newWithItem = (item: string | number) => `New ${item}`;
export const untitled = (item: string | number) => `Untitled ${item}`;
export const newLabel = 'New';
export const remove = (name: string | number) => `Remove ${name}`;

export const shownInThisOrder = ', shown in this order';
export const noYet = (manyOf: string | number) => `No ${manyOf} yet.`;
export const removed = (item: string | number, name: string | number) => `${item} “${name}” removed.`;
export const add = (item: string | number) => `Add ${item}`;
export const atMostEntries = (max: string | number) => `At most ${max} entries.`;

export const thePageIsNotPublished = (address: string | number) =>
  `The page ${address} is not published: visitors cannot open it. `;
export const thereIsNoPageYet = (address: string | number) => `There is no page ${address} yet. `;
export const openThePage = 'Open the page';
export const createIt = 'Create it';
export const inANewTab = 'in a new tab';

export const none = 'None';
export const sAreMarkedChooseOnly = (flaggedCount: string | number, item: string | number, list: string | number) =>
  `${flaggedCount} ${item}s are marked: ${list}. Choose only one.`;
export const entriesHaveThisTurned = (flaggedCount: string | number) =>
  `${flaggedCount} entries have this turned on. Only one should.`;
export const onlyThisOne = 'Only this one';

export const title = 'Title';
export const madeFromTheTitle = 'made-from-the-title';

export const thisIs = (exactPrice: string | number) => `This is ${exactPrice}.`;
export const changeItTo = (exactPrice: string | number) => `Change it to ${exactPrice}`;

export const chooseA = (one: string | number) => `Choose a ${one}`;
export const loadingThe = (many: string | number) => `Loading the ${many}…`;
export const noHasThisTitle = (one: string | number) => `No ${one} has this title.`;

export const showFormatted = 'Show formatted';
export const showHtml = 'Show HTML';
export const waitUntilThePictures = 'Wait until the pictures are uploaded';

export const show = (label: string | number) => `Show: ${label}`;
export const storedEncryptedNobodyCanRead = 'Stored encrypted. Nobody can read it here afterwards.';
export const aPasswordIsStoredLeave = 'A password is stored. Leave this empty to keep it.';
export const typeItAgainTheStored =
  'Type it again: the stored password belongs to the former server, port, encryption and user, and is deleted.';

export const tooLong = 'too long';

export const fromThePage = 'From the page: ';
export const emptyAndThePage = 'Empty, and the page has no text to use instead';
export const ofWithLengthAndToAndFit = (length: string | number, to: string | number, fit: string | number) =>
  `${length} of ${to}, ${fit}`;

export const searchEnginesChooseAText = 'Search engines choose a text from the page.';
export const searchResultPreview = 'Search result preview';
export const sharedLinkPreview = 'Shared link preview';
export const theSharePictureCannot = 'The share picture cannot be shown';

export const preview = 'Preview';
export const sharedLink = 'Shared link';
export const search = (label: string | number) => `Search ${label}`;

export const typeOneThenPressEnter = 'Type one, then press Enter';
export const removeWithValue = (tag: string | number) => `Remove ${tag}`;

export const entry = (count: string | number) => `entry ${count}`;
export const appears = (when: string, until: string) => `Appears automatically on ${when}, ${until}.`;
export const appearsOncePublished = (when: string, until: string) =>
  `Once published, it appears automatically on ${when}, ${until}.`;
export const appearsOnceSaved = (when: string, until: string) =>
  `Once saved, it appears automatically on ${when}, ${until}.`;
export const charactersTooMany = (count: number) => `${count} characters too many.`;
export const inDays = (count: number) => plural(count, 'in a day', `in ${count} days`);
export const inHours = (count: number) => plural(count, 'in an hour', `in ${count} hours`);
export const inMinutes = (count: number) => plural(count, 'in a minute', `in ${count} minutes`);
export const orderOf = (label: string) => `order of ${label}`;

export const pagesOfTheSite = 'Pages of the site';
export const pageOrAddress = 'The name of a page, or an address';
