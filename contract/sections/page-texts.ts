import type { z } from 'zod';
import type { Shape } from '#contract/field-meta.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { group, line, text, toggle } from '../fields.ts';
import { optional, replyOf, section, stamps } from './section.ts';

type SiteText = () => string;

const headingLine = (label: string, siteText: SiteText, extra = {}) => line(label, { max: 160, siteText, ...extra });
const sentence = (label: string, siteText: SiteText, extra = {}) => text(label, { max: 600, siteText, ...extra });

const lines = {
  aboutLead: sentence('Text at the top of the About page', () => blockTexts.aboutLead, { heading: 'About page' }),
  servicesHeading: headingLine(
    'Heading of the Services page',
    () => Object.values(serviceTexts.headline).join(', '),
    { heading: 'Services page', help: 'Without one, it names prices and times only if your services have them.' }, // prettier-ignore
  ),
  projectsHeading: headingLine('Heading above the projects', () => projectTexts.heading, { heading: 'Projects' }),
  projectsLead: sentence('Text above the projects', () => projectTexts.lead, {
    help: 'Search engines show it too.',
  }),
  projectsEmpty: sentence('Text while there are no projects', () => projectTexts.none),
  projectTools: line('Name of the list “Tech used” of a project', { max: 40, siteText: () => projectTexts.techUsed }),
  projectVisit: line('Button to the result of a project', { max: 60, siteText: () => projectTexts.visit }),
};

const blogLines = {
  blogHeading: headingLine('Heading of the blog', () => blogTexts.heading, { heading: 'Blog' }),
  blogMotto: sentence('Text below the heading of the blog', () => blogTexts.motto),
  blogDescription: sentence('Description of the blog', () => blogTexts.lead, { help: 'Search engines show it.' }),
};

const pricingLines = {
  plansNote: sentence('Text below the plans', () => pricingTexts.note, { heading: 'Pricing' }),
};

const emptyLines = {
  reviewsEmpty: sentence('Text while there are no reviews', () => reviewTexts.none, {
    heading: 'Reviews and testimonials',
  }),
  testimonialsEmpty: sentence('Text while there are no testimonials', () => blockTexts.noTestimonials),
  missingPageLead: sentence('Text of a page that does not exist', () => stateTexts.pageUnknown, {
    heading: 'Page not found',
  }),
};

const visible = () => toggle('Visible', true);
const label = (siteText: SiteText) => line('Label of the field', { max: 80, siteText });
const placeholder = (siteText: SiteText) => line('Example in the field', { max: 80, siteText });
const button = (siteText: SiteText) => line('Button', { max: 60, siteText });

const projectsBox = {
  isVisible: visible(),
  heading: headingLine('Title', () => projectTexts.idea.title),
  lead: sentence('Text', () => projectTexts.idea.lead),
  label: label(() => projectTexts.idea.label),
  placeholder: placeholder(() => projectTexts.idea.placeholder),
  button: button(() => projectTexts.idea.button),
};
const postBox = {
  isVisible: visible(),
  heading: headingLine('Title', () => blogTexts.ask.title),
  lead: sentence('Text', () => blogTexts.ask.lead),
  label: label(() => blogTexts.ask.label),
  placeholder: placeholder(() => blogTexts.ask.placeholder),
  button: button(() => layoutTexts.startProject),
};
/** Its field has the title of the service as its example. */
const serviceBox = {
  isVisible: visible(),
  heading: headingLine('Title', () => serviceTexts.idea.title),
  lead: sentence('Text', () => serviceTexts.idea.lead),
  label: label(() => serviceTexts.idea.label),
  button: button(() => serviceTexts.idea.button),
};
const pricingServices = {
  isVisible: visible(),
  heading: headingLine('Heading', () => pricingTexts.whatWeDo),
};

const LEADS_TO_CONTACT = 'What visitors write there becomes the first words of their message on the contact page.';

/**
 * The words of pages that are no section of their own. An empty field leaves them to the site, which has them in
 * `contract/texts` in each language.
 */
export const pageTexts = {
  ...section(
    '/page-texts',
    'Headings and small texts',
    'The words around your content. Each empty field shows the words that visitors read now; your own replace them.',
    {
      ...lines,
      projectsBox: group('Box below the projects', projectsBox, {
        heading: 'Box below the projects',
        help: LEADS_TO_CONTACT,
      }),
      ...blogLines,
      postBox: group('Box below a post', postBox, { heading: 'Box below a post', help: LEADS_TO_CONTACT }),
      serviceBox: group('Box at the end of a service', serviceBox, {
        heading: 'Box at the end of a service',
        help: LEADS_TO_CONTACT,
      }),
      ...pricingLines,
      pricingServices: group('Services on the pricing page', pricingServices),
      ...emptyLines,
    },
  ),
  /** What visitors get: only what staff have changed, so that each page stays as small as without it. */
  shown: replyOf({
    ...leftOut({ ...lines, ...blogLines, ...pricingLines, ...emptyLines }),
    projectsBox: replyOf(leftOut(projectsBox)),
    postBox: replyOf(leftOut(postBox)),
    serviceBox: replyOf(leftOut(serviceBox)),
    pricingServices: replyOf(leftOut(pricingServices)),
    ...stamps,
  }),
};

/** The same fields, which a reply may leave out. */
function leftOut<S extends Shape>(shape: S) {
  const fields = Object.entries(shape).map(([name, field]) => [name, optional(field)]);
  return Object.fromEntries(fields) as { [K in keyof S]: z.ZodOptional<S[K]> }; // `optional` of each
}
