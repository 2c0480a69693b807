export const cancel = 'Cancel';
export const code = 'Code';

export const logOut = 'Log out';

export const email = 'Email';

export const messages = 'Messages';
export const leads = 'Leads';

export const discard = 'Discard';
export const keepThem = 'Keep them';

export const lead = 'Lead';
export const message = 'Message';
export const review = 'Review';

export const showMore = 'Show more';

export const stagedChanges = 'Staged changes';

export const loading = 'Loading';

export const search = 'Search';

export const yourAccount = 'your account';
export const yourAccountLabel = 'Your account';

export const ctrl = 'Ctrl';

export const published = 'Published';
export const pending = 'Pending';
export const hidden = 'Hidden';
export const visible = 'Visible';

export const pageSections = 'Page sections';
export const enquiries = 'Enquiries';
export const clientReviews = 'Client reviews';
export const testimonials = 'Testimonials';
export const redirects = 'Redirects';
export const brokenLinks = 'Broken links';
export const users = 'Users';

export const contactMessages = 'Contact messages';
export const hero = 'Hero';
export const selectedWork = 'Selected work';
export const about = 'About';
export const services = 'Services';
export const pricing = 'Pricing';
export const contact = 'Contact';
export const footer = 'Footer';
export const pageTexts = 'Headings and small texts';
export const siteIdentity = 'Name, logo, contact';
export const appearance = 'Colours and type';
export const menu = 'Menu';
export const siteSettings = 'Site settings';
export const changes = 'Changes';
export const bin = 'Bin';
export const backups = 'Backups';
export const personalData = 'Personal data';
export const deliveries = 'Deliveries';
export const webhooks = 'Webhooks';

export const searchResult = 'Search result';

export const save = 'Save';

export const undo = 'Undo';

export const moreFor = (name: string | number) => `More for ${name}`;
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const schedule = 'Schedule';
export const deleteLabel = 'Delete';

export const moveByDragging = (name: string | number) => `Move ${name} by dragging`;
export const moveUpWithName = (name: string | number) => `Move ${name} up`;
export const moveDownWithName = (name: string | number) => `Move ${name} down`;
export const needsAttention = 'Needs attention';

export const done = 'Done';

export const copied = 'Copied';

export const tryAgain = 'Try again';

export const replace = 'Replace';

export const remove = 'Remove';

export const close = 'Close';

export const untitled = 'Untitled';

export const visibleWithName = (name: string | number) => `Visible: ${name}`;

export const history = 'History';

export const itCouldNotBeRestored = 'It could not be restored.';

export const restore = 'Restore';

export const copy = 'Copy';

export const clearTheSearch = 'Clear the search';
export const status = 'Status';

export const publish = 'Publish';

export const staged = 'Staged';

export const on = 'On';

export const sendATest = 'Send a test';

export const name = 'Name';

export const deleteAsk = 'Delete…';

export const downloaded = (name: string | number) => `${name} downloaded.`;
/** Who did something, inside a sentence. */
export const whoInside = (userName: string, isOwn: boolean) => (isOwn ? 'you' : userName || 'somebody');
export const addedMark = 'added';
export const removedMark = 'removed';
export const importLabel = 'Import';
