export const showMoreOf = (shown: string | number, total: string | number) => `Show ${shown} more of ${total}`;
export const theOrderOfTestimonials = 'the order of testimonials';
export const savedWhenYouLeave = 'Saved when you leave the field.';
export const whatClientsSay =
  'What clients say on the home page, in this order. Each field is saved when you leave it.';

export const order = 'Order';
export const ofWithOwner = (owner: string | number) => `of ${owner}`;

export const uploadingThePictureOf = (name: string | number) => `Uploading the picture of ${name}`;
export const addPicture = 'Add picture';
export const replaceThePictureOf = (name: string | number) => `Replace the picture of ${name}`;
export const yourPictures = 'Your pictures';
export const chooseThePicture = (name: string | number) => `Choose the picture of ${name} from your pictures`;
export const removeThePictureOf = (name: string | number) => `Remove the picture of ${name}`;
export const theOldPictureStays = (message: string | number) => `${message} The old picture stays.`;
export const theOldPictureIsBack = (messageOf: string | number) => `${messageOf} The old picture is back.`;

export const or = 'or';
export const undo = 'undo';
export const theirs = (message: string | number, theirs: string | number) => `${message} Theirs: “${theirs}”.`;
export const saveMine = 'Save mine';
export const takeTheirs = 'take theirs';
export const notSavedOnYourLast = 'Not saved on your last visit.';

export const whatClientsSayAboutYourWork = 'What clients say about your work appears here and on the home page.';
export const createTestimonial = 'Create testimonial';
export const onTheSite = 'On the site';

export const whatSaid = (name: string | number) => `what ${name} said`;
export const whatSaidWillBeRemoved = (name: string | number, trashNote: string | number) =>
  `What ${name} said will be removed from the site. ${trashNote}`;

export const move = (name: string | number) => `Move ${name}`;
export const movedNotSavedYet = 'Moved, not saved yet';
export const notSavedYet = 'Not saved yet';
