import { counted, plural } from './language.ts';

export const waiting = (waiting: string | number) => `Waiting: ${waiting}.`;

export const thisBrowserBlocksNotifications =
  'This browser blocks notifications of this site. Open the site’s settings at the left of the address bar, allow notifications, then reload.';
export const notificationsNeedAConnectionOver =
  'Notifications need a connection over https. Ask your administrator to set it up.';
export const onIphoneAndIpadInstall =
  'On iPhone and iPad, install the panel first: tap Share, then “Add to Home Screen”. Open the panel from there and turn this on.';
export const thisBrowserCannot =
  'This browser cannot do this. Current versions of Chrome, Edge, Firefox and Safari can.';
export const arrived = {
  message: (count: number) => plural(count, 'a new message', `${count} new messages`),
  lead: (count: number) => plural(count, 'a new lead', `${count} new leads`),
  review: (count: number) => plural(count, 'a new review', `${count} new reviews`),
  reply: (count: number) => plural(count, 'a new answer of a visitor', `${count} new answers of visitors`),
};
export const waitingOf = {
  message: (count: number) => counted(count, 'message', 'messages'),
  lead: (count: number) => counted(count, 'lead', 'leads'),
  review: (count: number) => counted(count, 'review', 'reviews'),
  reply: (count: number) => counted(count, 'answer of a visitor', 'answers of visitors'),
};
