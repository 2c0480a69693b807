import sharp from 'sharp';
import { withFocus } from '#contract/pictures.ts';
import { sendTo, upload } from './sending.ts';

/** Pages that together show each kind of place for pictures of a site with `fillPlaces`. */
export const PAGES_WITH_PICTURES = [
  ...[
    '/',
    '/about',
    '/services',
    '/services/web-design',
    '/services/care-plans',
    '/blog',
    '/blog/two-scripts-one-page',
  ],
  ...['/portfolio', '/pricing', '/contact', '/privacy', '/login', '/places', '/portfolio/all-places'],
];

/** The focus of each of those pictures, in percent. */
export const FOCUS_EVERYWHERE = { x: 20, y: 70 };

/** Puts a picture of its own into every field of the starter site that can have one. */
export async function fillPlaces(url: string, token: string): Promise<void> {
  const picture = openPictureMaker(url, token);
  const save = async (path: string, fields: object, method = 'PUT') => {
    const { status, body } = await sendTo(url, method, path, { token, body: fields });
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${JSON.stringify(body)}`);
  };
  const read = async (path: string) => (await sendTo(url, 'GET', path, { token })).body as Record<string, unknown>;
  await save('/site', {
    ...(await read('/site')),
    ...{ logoUrl: await picture(600, 200), darkLogoUrl: await picture(600, 201) },
    ...{ pageImageUrl: await picture(), blogImageUrl: await picture(), projectsImageUrl: await picture() },
    missingPageImageUrl: await picture(),
  });
  await save('/hero', { ...(await read('/hero')), bgImageUrl: await picture(), rightImageUrl: await picture() });
  await save('/faq', { ...(await read('/faq')), sideImageUrl: await picture() });
  const section = (await read('/service-section')) as { cards: object[] };
  const [firstCard, ...otherCards] = section.cards;
  await save('/service-section', { ...section, cards: [{ ...firstCard, imageUrl: await picture() }, ...otherCards] });
  const workflow = (await read('/workflow')) as { steps: object[] };
  const [firstStep, ...otherSteps] = workflow.steps;
  await save('/workflow', { ...workflow, steps: [{ ...firstStep, imageUrl: await picture() }, ...otherSteps] });
  const about = (await read('/about')) as { people: object[] };
  const [first, ...others] = about.people;
  const people = [{ ...first, imageUrl: await picture() }, ...others];
  await save('/about', { ...about, people, imageUrl: await picture() });
  const [testimonial] = (await sendTo(url, 'GET', '/testimonials', { token })).body as { _id: string }[];
  await save(`/testimonials/${testimonial?._id}`, { imageUrl: await picture() });
  await fillProject(read, save, picture);
  await save(
    '/pages',
    { title: 'Places', slug: '/places', status: 'published', blocks: await blocks(picture) },
    'POST',
  );
}

type MakePicture = (width?: number, height?: number) => Promise<string>;

/** Uploads pictures in different colours, so that each has an address of its own. */
function openPictureMaker(url: string, token: string): MakePicture {
  let count = 0;
  return async (width = 2400, height = 1600) => {
    const background = { r: 60 + ++count * 6, g: 120, b: 90 };
    const picture = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const { body } = await upload(url, token, picture);
    return withFocus((body as { imageUrl: string }).imageUrl, FOCUS_EVERYWHERE);
  };
}

async function fillProject(
  read: (path: string) => Promise<object>,
  save: (path: string, fields: object) => Promise<void>,
  picture: MakePicture,
): Promise<void> {
  const { items } = (await read('/portfolio')) as { items: { _id: string; slug: string }[] };
  const [project] = items;
  const quote = { text: 'They kept their word.', by: 'Asha', imageUrl: await picture() };
  await save(`/portfolio/${project?._id}`, {
    ...{ slug: 'all-places', quote, images: [await picture()] },
    description: `<p>Words</p><img src="${withFocus(await picture(), null)}" alt="">`,
  });
}

async function blocks(picture: MakePicture): Promise<object[]> {
  const own = (type: string, content: object, look?: string) => ({
    type,
    source: 'own',
    content,
    ...(look && { look }),
  });
  const captioned = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => ({ imageUrl: await picture(), caption: 'A dune' })));
  return [
    own('text-picture', { heading: 'Beside a text', text: '<p>Words</p>', imageUrl: await picture() }),
    own('text-picture', { imageUrl: await picture() }),
    own('gallery', { pictures: await captioned(1) }, 'grid'),
    own('gallery', { pictures: await captioned(3) }, 'grid'),
    own('gallery', { pictures: await captioned(2) }, 'row'),
    own('logos', { logos: [{ imageUrl: await picture(600, 202), name: 'Dune' }] }),
    own('quote', { text: 'Two words.', by: 'Ila', imageUrl: await picture() }),
    own('quote', { text: 'Two words.', by: 'Ila', imageUrl: await picture() }, 'night'),
    own('embed', { url: 'https://vimeo.com/76979871', title: 'A walk', imageUrl: await picture() }),
  ];
}
