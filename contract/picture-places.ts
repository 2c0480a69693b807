import type { z } from 'zod';
import { childOf, metaOf, schemaOf, type PictureShape } from './field-meta.ts';

/**
 * In which shapes the site shows the pictures of each kind of place, in CSS pixels on a screen of 1920 × 1080, or on the
 * screen that the name says. Measured in all themes; tests/journeys/picture-places.test.ts compares them with the pages. The
 * height of a place beside a text follows the text, so a shape stands for those that are up to two fifths wider or higher.
 */
export const pictureShapes = {
  logo: [{ name: 'Logo', width: 176, height: 40, isWhole: true }],
  icon: [{ name: 'Icon', width: 512, height: 512, isWhole: true }],
  shared: [{ name: 'Shared link', width: 1200, height: 630 }],
  landscape: [
    { name: 'Low head of a page', width: 1920, height: 350 },
    { name: 'Head of a page', width: 1920, height: 663 },
    { name: 'Beside the words of a head', width: 1344, height: 891 },
    { name: 'Head on a tablet', width: 768, height: 416 },
    { name: 'Head on a phone', width: 390, height: 351 },
  ],
  missingPage: [
    { name: 'Missing page', width: 1152, height: 768 },
    { name: 'Beside the login', width: 882, height: 1080 },
    { name: 'Above the login on a phone', width: 390, height: 272 },
    { name: 'Missing page on a phone', width: 390, height: 351 },
    { name: 'Above the login on a tablet', width: 768, height: 272 },
  ],
  heroBackground: [
    { name: 'Whole screen', width: 1920, height: 1080 },
    { name: 'Across the page', width: 1920, height: 600 },
    { name: 'Beside the title', width: 1075, height: 1080 },
    { name: 'Whole screen of a tablet', width: 768, height: 1262 },
    { name: 'Whole screen of a phone', width: 390, height: 844 },
    { name: 'Above the words on a phone', width: 390, height: 312 },
  ],
  heroPicture: [
    { name: 'Beside the title', width: 554, height: 716 },
    { name: 'Square', width: 579, height: 579 },
    { name: 'Below the title', width: 685, height: 428 },
  ],
  about: [
    { name: 'Beside the text', width: 853, height: 960 },
    { name: 'Beside a long text', width: 600, height: 960 },
    { name: 'On a tablet', width: 768, height: 512 },
  ],
  person: [{ name: 'In an arch', width: 199, height: 265 }],
  questions: [
    { name: 'In landscape format', width: 845, height: 563 },
    { name: 'In portrait format', width: 845, height: 736 },
    { name: 'Beside the questions', width: 640, height: 1080 },
    { name: 'Above the questions on a tablet', width: 634, height: 240 },
  ],
  postCover: [
    { name: 'Head of the post', width: 1560, height: 768 },
    { name: 'Card', width: 873, height: 561 },
    { name: 'Small card on a phone', width: 112, height: 112 },
  ],
  projectCover: [
    { name: 'Head of the project', width: 1560, height: 1040 },
    { name: 'Head of the project in portrait format', width: 897, height: 1121 },
    { name: 'Card', width: 1146, height: 860 },
    { name: 'Card in portrait format', width: 764, height: 955 },
  ],
  projectPicture: [{ name: 'In the gallery', width: 1030 }],
  serviceCover: [
    { name: 'List and head of the page', width: 1120, height: 672 },
    { name: 'List on a phone', width: 390, height: 351 },
  ],
  step: [{ name: 'Beside the step', width: 608, height: 418 }],
  serviceCard: [
    { name: 'Card', width: 898, height: 336 },
    { name: 'Card across the page', width: 1560, height: 336 },
    { name: 'Small card', width: 96, height: 96 },
    { name: 'On the Services page', width: 1120, height: 672 },
  ],
  compare: [
    { name: 'Head of the page', width: 1094, height: 611 },
    { name: 'Head on a tablet', width: 768, height: 544 },
  ],
  toolLogo: [{ name: 'Logo', width: 40, height: 40, isWhole: true }],
  besideText: [
    { name: 'Beside the text', width: 904, height: 730 },
    { name: 'Without a text', width: 1560, height: 960 },
  ],
  gridPicture: [
    { name: 'In the grid', width: 1560, height: 975 },
    { name: 'On a phone', width: 328, height: 274 },
  ],
  clientLogo: [{ name: 'Logo', width: 176, height: 56, isWhole: true }],
  portrait: [{ name: 'Portrait', width: 72, height: 72 }],
  quotePortrait: [
    { name: 'On a dark night sky', width: 386, height: 483 },
    { name: 'On a light ground', width: 72, height: 72 },
  ],
  testimonial: [
    { name: 'Beside the quote', width: 304, height: 380 },
    { name: 'Small', width: 88, height: 88 },
  ],
  embed: [{ name: 'Until the click', width: 1560, height: 878 }],
  poster: [{ name: 'Before the video plays', width: 1280, height: 720 }],
  // Within a formatted text, pictures are as wide as its column.
  postText: [{ name: 'In the text', width: 860 }],
  projectText: [{ name: 'In the text', width: 600 }],
  serviceText: [{ name: 'In the text', width: 1056 }],
} as const satisfies Record<string, readonly PictureShape[]>;

/** Shapes for a picture that no place uses yet. */
export const COMMON_SHAPES: readonly PictureShape[] = [
  { name: 'Head of a page', width: 1560, height: 768 },
  { name: 'Card', width: 873, height: 561 },
  { name: 'Square', width: 579, height: 579 },
  { name: 'On a phone', width: 390, height: 520 },
];

/** The shapes in which the site shows the picture of a field. `value` tells the kinds of blocks on the way to it. */
export function shapesAt(schema: z.ZodType, value: unknown, path: string): readonly PictureShape[] {
  let field: z.ZodType | undefined = schema;
  let here: unknown = value;
  for (const step of path.split('.')) {
    field = field && childOf(schemaOf(field, here) ?? field, step);
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
  }
  return (field && metaOf(field).shownAs) ?? [];
}

interface Size {
  width: number;
  height: number;
}

/** The size that a picture of these proportions has in a place, in CSS pixels. A smaller picture would look blurred. */
export function sizeInPlace(picture: Size, { width, height, isWhole }: PictureShape): Size {
  const scales = [width / picture.width, ...(height ? [height / picture.height] : [])];
  const scale = isWhole ? Math.min(...scales) : Math.max(...scales);
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
}

/** A picture that is enlarged by less than this does not look blurred. */
const ENLARGED_MIN = 1.15;

/** The size that a picture needs to fill all these shapes; null if it is large enough. */
export function missingSize(picture: Size, shapes: readonly PictureShape[]): Size | null {
  const needed = shapes.map((shape) => sizeInPlace(picture, shape));
  const largest = needed.reduce((most, one) => (one.width > most.width ? one : most), { width: 0, height: 0 });
  return largest.width > picture.width * ENLARGED_MIN ? largest : null;
}
