import { plural } from './language.ts';

export const ofWereApproved = (bulkApprove: string | number, approved: string | number, total: string | number) =>
  `${bulkApprove} ${approved} of ${total} were approved.`;
export const stoppedOfWereApproved = (approved: string | number, total: string | number) =>
  `Stopped. ${approved} of ${total} were approved.`;

export const approved = 'Approved';
export const searchApprovedReviews = 'Search approved reviews';
export const nameRoleOrText = 'Name, role or text';
export const clearTheSearchToChange = 'Clear the search to change the order.';
export const dragToChangeTheOrder = 'Drag to change the order, or use the arrow keys on a handle.';
export const noReviewIsApprovedYet = 'No review is approved yet, so visitors see none.';
export const approvedReviews = 'Approved reviews';
export const showMoreOf = (count: string | number, total: string | number) => `Show ${count} more of ${total}`;

export const avatar = 'Avatar';
export const portrait = (count: string | number) => `Portrait ${count}`;

export const theOrderOfReviews = 'the order of reviews';
export const approvedAndVisibleReviewsAppear =
  'Approved and visible reviews appear on the home page and on About, in the order below.';
export const invitations = 'Invitations';

export const approveAllReviews = (count: number) => plural(count, 'Approve 1 review?', `Approve all ${count} reviews?`);
export const eachVisibleReviewBecomesPublic =
  'Each visible review becomes public immediately. You can unapprove any of them later.';
export const ofThemLookLikeSpam = (suspectCount: number) =>
  plural(
    suspectCount,
    'One of them looks like spam: read it first.',
    `${suspectCount} of them look like spam: read them first.`,
  );
export const approve = 'Approve';

export const left = (left: string | number) => `${left} left`;
export const noReviewsAreWaitingNew = 'No reviews are waiting. New reviews from the site appear here automatically.';
export const pendingReviews = 'Pending reviews';
export const showMorePending = (count: string | number) => `Show ${count} more pending`;
export const approveAllPending = 'Approve All Pending';
export const approvingOf = (currentNumber: string | number, total: string | number) =>
  `Approving ${currentNumber} of ${total}…`;
export const ofHandled = (done: string | number, total: string | number) => `${done} of ${total} handled`;
export const stopping = 'Stopping…';
export const stopAfterThisOne = 'Stop after this one';
export const ofWereApprovedWithCountStepsAndCount = (countSteps: string | number, count: string | number) =>
  `${countSteps} of ${count} were approved.`;
export const notApproved = 'Not approved';
export const notTried = 'Not tried';
export const andMore = (rest: string | number) => ` and ${rest} more`;

export const aReviewIsPublicWhile = 'A review is public while it is both approved and visible.';
export const received = (when: string | number) => `Received ${when}.`;
export const onTheSite = 'On the site';

export const saveReview = 'Save review';
export const createReview = 'Create review';

export const staysHiddenAfterApproval = 'stays hidden after approval';
export const move = (name: string | number) => `Move ${name}`;
export const movedNotSavedYet = 'moved, not saved yet';
export const changedByStaff = 'changed by staff, so not marked';
export const unapprove = 'Unapprove';
export const waiting = 'Waiting';
export const approving = 'Approving…';
export const tryAgain = (name: string | number) => `Try again: ${name}`;
export const edit = 'Edit';
export const moveToTheTop = 'Move to the top';

export const fromTheSitesForm = 'from the site’s form';
export const addedInThePanel = 'added in the panel';
export const from = (source: string | number) => `from ${source}`;

export const publishedOnOrSentBy = 'Published on, or sent by';
export const whereItIsFrom = 'Where it is from';
export const writtenByTheClient = (source: string | number) => `Written by the client, ${source}.`;
export const markedAsVerifiedClientWhile =
  'Marked as “Verified client” while public. If you change the name, role, stars or words, it loses the mark.';
export const itDiffers =
  'It differs from what the client wrote, so it is not marked as “Verified client”. Its history has the original.';

export const stars = 'Stars';
export const ofStars = (stars: string | number, starsMax: string | number) => `${stars} of ${starsMax} stars`;
export const slider = (label: string | number) => `${label}, slider`;
export const ofWithStarsAndStarsMax = (stars: string | number, starsMax: string | number) => `${stars} of ${starsMax}`;

export const whatWroteWillBeRemoved = (name: string | number, trashNote: string | number) =>
  `What ${name} wrote will be removed from the site. ${trashNote}`;
export const byInvitation = 'by invitation';
export const byInvitationAbout = (project: string) => `by invitation, about ${project}`;
