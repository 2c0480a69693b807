import { counted } from './language.ts';

export const answered = (status: string | number) => `Answered ${status}`;
export const accepted = 'Accepted';
export const noAnswer = 'No answer';
export const today = 'Today, ';

export const eachChosenEventIsSent =
  'Each chosen event is sent to the address as JSON, signed with a secret that appears here once you have saved.';
export const howItWorks = 'How it works';
export const secret = 'Secret';
export const test = 'Test';
export const latestDeliveries = 'Latest deliveries';

export const nothingWasSentYet = 'Nothing was sent yet.';
export const allItsDeliveries = 'All its deliveries';

export const events = 'Events';

export const webhookNotFound = 'Webhook not found.';
export const newWebhook = 'New webhook';
export const allWebhooks = 'All webhooks';
export const failedToLoadTheWebhooks = 'Failed to load the webhooks';
export const failedToLoadThisWebhook = 'Failed to load this webhook';
export const noWebhooksYet = 'No webhooks yet.';
export const aWebhookTellsAnotherProgram =
  'A webhook tells another program, such as your customer list, when something happens here.';
export const deleteThisWebhook = 'Delete this webhook?';
export const getsNoMoreRequests = (title: string | number) =>
  `“${title}” gets no more requests. What still waits for it is cancelled.`;
export const nothingSentYet = 'Nothing sent yet';
export const eventsCount = (count: number) => counted(count, 'event', 'events');
export const saveWebhook = 'Save webhook';
export const off = 'Off';
export const failing = 'Failing';

export const theSecretCould = 'The secret could not be shown.';
export const theSecretIsReplaced = 'The secret is replaced.';
export const enterTheNewOne = 'Enter the new one in the other program.';
export const withItTheOtherProgram = 'With it the other program checks that a request comes from this site.';
export const show = 'Show';
export const replace = 'Replace…';
export const replaceTheSecret = 'Replace the secret?';
export const theOldOneStopsWorking =
  'The old one stops working at once. The other program refuses requests until you enter the new one there.';

export const theTestCould = 'The test could not be sent.';
export const sendsARequest = 'Sends a request of the type “test” to the saved address.';
export const seeTheDelivery = 'See the delivery';

export const webhooksSendWhatVisitorsWrote =
  'Webhooks send what visitors wrote to other programs, so only admins can set them up.';
