import { plural } from './language.ts';

interface Size {
  width: number;
  height: number;
}

export const lookAlike = 'Look alike';
export const tooSmall = 'Too small';

export const groups = (count: number) =>
  plural(count, '1 group of pictures that look alike.', `${count} groups of pictures that look alike.`);
export const firstGroups = (shown: number, total: number) => `The first ${shown} of ${total} groups.`;
export const groupOf = (count: number, name: string) => `${count} pictures that look like ${name}`;
export const largest = 'Largest';
export const usedTimes = (count: number) => plural(count, 'Used in 1 place', `Used in ${count} places`);
export const notUsed = 'Not used';
export const sentOn = (when: string) => `Sent ${when}`;
export const similarHelp =
  'They probably show the same in another size or format, brighter, or cropped a little. If so, keep the largest, and use it in the places of the others.';
export const noneAlike = 'No two pictures look alike.';
export const noneAlikeText =
  'A picture that somebody uploads again, in another size or changed a little, is listed here.';
export const similarFailed = 'Failed to compare the pictures';

export const smallPlaces = (count: number) =>
  plural(count, '1 place shows a picture larger than it is.', `${count} places show a picture larger than it is.`);
export const firstPlaces = (shown: number) => `The first ${shown} are listed.`;
export const smallHelp =
  'Enlarged pictures look blurred. Twice the size is better: phones and many other screens are sharp enough to show it.';
export const noneSmall = 'Every picture is large enough for its places.';
export const noneSmallText = 'Each place that shows a picture larger than it is has a line here.';
export const smallFailed = 'Failed to compare the pictures with their places';
export const change = 'Change the picture';
export const changeIn = (name: string, where: string) => `Change the picture: ${name} in ${where}`;
const pixels = ({ width, height }: Size) => `${width} × ${height} px`;
const twice = ({ width, height }: Size) => pixels({ width: width * 2, height: height * 2 });
export const needs = (picture: Size, needed: Size) =>
  `has ${pixels(picture)}. The place needs ${pixels(needed)}; for sharp screens, ${twice(needed)} is better.`;
export const smallHint = (needed: Size) =>
  `It may look blurred: this place needs ${pixels(needed)}; for sharp screens, ${twice(needed)} is better.`;

export const crops = 'How the site crops it';
export const isNotCropped = 'Its place shows the whole picture.';
