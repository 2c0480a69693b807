import { z } from 'zod';
import { withMeta } from '../field-meta.ts';
import { line, text } from '../fields.ts';
import { collectionNames } from '../kinds.ts';
import { PICTURE_FORMATS, uploadedName } from '../pictures.ts';
import { listOf, patchable, replyOf } from '../sections/section.ts';
import { pageOf } from '../sections/stamps.ts';

/** The longest file name that is kept, in characters. */
export const FILE_NAME_MAX = 200;
/** The longest description of a picture, in characters. */
export const ALT_MAX = 200;

/** How many groups of pictures that look alike are listed. */
export const SIMILAR_GROUPS_MAX = 100;

/** How many places with a picture that is too small are listed. */
export const SMALL_PICTURES_MAX = 200;

/** Which pictures a list has: all, or those that no content and no staged change uses. */
export const PICTURE_LISTS = ['all', 'unused'] as const;

const about = {
  alt: line('Description', {
    max: ALT_MAX,
    help: 'What the picture shows, for people who cannot see it. Each place can take it over, or have words of its own.',
  }),
  licence: text('Licence note', {
    max: 600,
    help: 'Who made the picture, and where and how long you may use it. Visitors do not see it.',
  }),
};
/** The point that stays visible wherever the picture is cropped: '35,20' in percent from the left and from the top. */
const focus = z
  .string('focus must be text')
  .regex(/^(?:(?:100|\d{1,2}),(?:100|\d{1,2}))?$/, 'focus must be like 35,20');

/** The fields that staff write, as the form of a picture shows them. */
export const pictureAbout = z.strictObject({ ...about, focus });
withMeta(pictureAbout, { label: 'Picture', widget: 'group', shape: { ...about, focus } });
/** What the library says about a picture. Left out fields stay. */
export const pictureUpdate = patchable({ ...about, focus });

const fields = {
  imageUrl: z.string(),
  /** The name of the file that was sent; '' if it is not known. */
  fileName: z.string(),
  /** The size of the stored file. */
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  /** When it was last sent; '' if it is not known. */
  createdAt: z.string(),
  /** Who last sent it: the name as it was then; '' if it is not known, or if it came with the product. */
  userName: z.string(),
  ...about,
  focus,
  /** How many places of the content use it. */
  uses: z.number().int(),
  version: z.number().int(),
};
/** An uploaded picture. Its address contains the name under which it is stored. */
export const picture = replyOf(fields);
/** After a change. `placesChanged` counts the sections and records that took over its new description. */
export const pictureSaved = replyOf({ ...fields, placesChanged: z.number().int() });
export const picturesPage = replyOf(pageOf(picture));
/** With the files that pages load in its place. `bytes` is 0 for one that no visitor has asked for yet. */
export const pictureDetails = replyOf({
  ...fields,
  variants: listOf(replyOf({ width: z.number(), format: z.enum(PICTURE_FORMATS), bytes: z.number() })),
});

/** Groups of pictures that look alike: at most SIMILAR_GROUPS_MAX, of `total`. */
export const similarPictures = replyOf({ groups: listOf(listOf(picture)), total: z.number().int() });

const size = replyOf({ width: z.number(), height: z.number() });
/** A shape in which the site shows a picture. One without a height keeps the proportions of the picture. */
export const pictureShape = replyOf({
  name: z.string(),
  ...{ width: z.number(), height: z.number().optional() },
  isWhole: z.literal(true).optional(),
});

const user = { kind: z.enum(['sections', ...collectionNames]), id: z.string(), title: z.string() };
/** A field that uses a picture, and the path of the public page that shows it; '' if none does. */
export const pictureUse = replyOf({ ...user, field: z.string(), page: z.string() });
/** A field that shows a picture larger than the file is, with the size in which it does. */
export const smallPicture = replyOf({ ...user, field: z.string(), picture, needed: size });
/** At most SMALL_PICTURES_MAX, of `total`. */
export const smallPictures = replyOf({ items: listOf(smallPicture), total: z.number().int() });
export const pictureUses = replyOf({
  current: listOf(pictureUse),
  staged: listOf(replyOf(user)),
  /** Deleted records. */
  deleted: listOf(replyOf({ ...user, deletedAt: z.string() })),
  /** Old versions, by section or record. `version` and `savedAt` are those of the newest one. */
  old: listOf(replyOf({ ...user, count: z.number().int(), version: z.number().int(), savedAt: z.string() })),
});

/** The picture that takes the place of another one. */
export const pictureReplacement = z.strictObject({
  imageUrl: z
    .string('imageUrl must be text')
    .max(200)
    .refine((address) => uploadedName(address) !== '', 'Choose one of your pictures'),
});

export type Picture = z.output<typeof picture>;
export type PictureSaved = z.output<typeof pictureSaved>;
export type PictureDetails = z.output<typeof pictureDetails>;
export type PictureUse = z.output<typeof pictureUse>;
export type PictureUses = z.output<typeof pictureUses>;
export type SimilarPictures = z.output<typeof similarPictures>;
export type SmallPicture = z.output<typeof smallPicture>;
export type SmallPictures = z.output<typeof smallPictures>;
export type PictureList = (typeof PICTURE_LISTS)[number];
