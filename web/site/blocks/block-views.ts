import type { BlockType } from '#contract/blocks/index.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import type { Reply } from '#web/api.ts';
import { BRIEF_SERVICES, examplesQuery } from '../service-queries.ts';
import { htmlExcerpt } from '../html-text.ts';
import { inServiceColumn } from './service-words.ts';
import { readProjects } from '../projects.ts';
import { workProjects } from '../work/work-query.ts';
import { isEmpty } from '../hero/hero-content.ts';
import { HeroWaiting } from '../hero/hero-waiting.tsx';
import { ContactWaiting } from '../contact/contact-waiting.tsx';
import { blockView, type BlockView } from './block-view.ts';
import { sectionWaiting } from './section-waiting.tsx';

/** The blocks of services are short, and a service has most of them, so that they share a file. */
const SERVICE_BLOCKS = 'web/site/service-blocks/service-blocks.ts';
const serviceBlocks = () => import('../service-blocks/service-blocks.ts');

/** How the site shows each kind of block. A kind without a view does not compile. */
export const blockViews: { readonly [T in BlockType]: BlockView<T> } = {
  hero: blockView<'hero'>()({
    source: 'web/site/hero/hero.tsx',
    load: async () => (await import('../hero/hero.tsx')).Hero,
    section: 'GET /hero',
    reads: { reviews: () => ['GET /reviews'] },
    Waiting: HeroWaiting,
    failed: () => loadFailedTexts.hero,
    headline: ({ titleLine1, titleLine2 }) => `${titleLine1} ${titleLine2}`.trim(),
    lead: ({ description }) => description,
    isEmpty,
    isLive: ({ bgVideoUrl }) => Boolean(bgVideoUrl), // it plays by itself
  }),
  work: blockView<'work'>()({
    source: 'web/site/work/work.tsx',
    load: async () => (await import('../work/work.tsx')).Work,
    section: 'GET /work',
    reads: { projects: ({ content }) => content && readProjects(workProjects(content)) },
    needs: 'projects',
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  about: blockView<'about'>()({
    source: 'web/site/about/about.tsx',
    load: async () => (await import('../about/about.tsx')).About,
    looks: {
      story: {
        source: 'web/site/about/about-story.tsx',
        load: async () => (await import('../about/about-story.tsx')).AboutStory,
      },
      closing: {
        source: 'web/site/about/closing.tsx',
        load: async () => (await import('../about/closing.tsx')).Closing,
      },
    },
    section: 'GET /about',
    reads: {},
    Waiting: sectionWaiting({ title: () => blockTexts.aboutUs, ridge: 'a' }),
    failed: () => loadFailedTexts.about,
    headline: ({ heading, title }, look) => (look === 'story' ? title || blockTexts.about : heading),
    lead: ({ paragraph1 }) => paragraph1,
  }),
  services: blockView<'services'>()({
    source: 'web/site/services/services.tsx',
    load: async () => (await import('../services/services.tsx')).Services,
    looks: {
      rows: {
        source: 'web/site/services/service-list.tsx',
        load: async () => (await import('../services/service-list.tsx')).ServiceList,
      },
    },
    section: 'GET /service-section',
    reads: {
      services: ({ look }) => (look === 'rows' ? ['GET /services', { query: BRIEF_SERVICES }] : null),
      projects: ({ data }) => {
        const examples = examplesQuery((data.services as Reply<'GET /services'> | undefined) ?? []); // the read above
        return examples && readProjects(examples);
      },
    },
    Waiting: sectionWaiting({ title: () => serviceTexts.title, ground: 'sand', ridge: 'b' }),
    failed: () => loadFailedTexts.serviceSection,
    headline: ({ heading, headLine1, headLine2Gradient, cards }, look) => {
      if (look === 'rows') return serviceTexts.title;
      return cards.some(({ isVisible }) => isVisible) ? heading || headLine1 || headLine2Gradient : '';
    },
    lead: ({ rightParagraph }) => rightParagraph,
  }),
  workflow: blockView<'workflow'>()({
    source: 'web/site/workflow/workflow.tsx',
    load: async () => (await import('../workflow/workflow.tsx')).Workflow,
    looks: {
      strip: {
        source: 'web/site/workflow/steps-strip.tsx',
        load: async () => (await import('../workflow/steps-strip.tsx')).StepsStrip,
      },
    },
    section: 'GET /workflow',
    reads: {},
    Waiting: sectionWaiting({ title: () => blockTexts.steps, ground: 'night', ridge: 'c' }),
    failed: () => loadFailedTexts.workflow,
    headline: ({ heading, steps }) => (steps.length > 0 ? heading : ''),
    lead: ({ lead }) => lead,
  }),
  testimonials: blockView<'testimonials'>()({
    source: 'web/site/testimonials/testimonials.tsx',
    load: async () => (await import('../testimonials/testimonials.tsx')).Testimonials,
    section: null,
    reads: { testimonials: () => ['GET /testimonials'] },
    needs: 'testimonials',
    Waiting: sectionWaiting({ title: () => blockTexts.testimonialsTitle, ridge: 'b' }),
    failed: () => loadFailedTexts.testimonials,
    headline: ({ heading, showsWhenEmpty }) => (showsWhenEmpty ? heading : ''),
  }),
  reviews: blockView<'reviews'>()({
    source: 'web/site/reviews/reviews.tsx',
    load: async () => (await import('../reviews/reviews.tsx')).Reviews,
    section: null,
    reads: {
      reviews: () => ['GET /reviews'],
      counts: () => ['GET /reviews/summary'],
      retention: () => ['GET /retention'],
    },
    needs: 'reviews',
    Waiting: sectionWaiting({ title: () => blockTexts.reviews, ground: 'sand', ridge: 'c' }),
    failed: () => loadFailedTexts.reviews,
    headline: ({ heading, showsWhenEmpty }) => (showsWhenEmpty ? heading : ''),
  }),
  faq: blockView<'faq'>()({
    source: 'web/site/faq/faq.tsx',
    load: async () => (await import('../faq/faq.tsx')).Faq,
    section: 'GET /faq',
    reads: {},
    Waiting: sectionWaiting({ title: () => faqTexts.title, ridge: 'b' }),
    failed: () => loadFailedTexts.faq,
    headline: ({ heading, faqs }) => (faqs.some(({ isVisible }) => isVisible) ? heading : ''),
    lead: ({ lead }) => lead,
  }),
  contact: blockView<'contact'>()({
    source: 'web/site/contact/contact-section.tsx',
    load: async () => (await import('../contact/contact-section.tsx')).ContactSection,
    section: 'GET /contact/section',
    reads: { retention: () => ['GET /retention'], site: () => ['GET /site'] },
    Waiting: ContactWaiting,
    headline: ({ heading }, look) => heading || (look === 'page' ? contactTexts.title : ''),
    lead: ({ subheading }) => subheading,
  }),
  pricing: blockView<'pricing'>()({
    source: 'web/site/pricing/plans.tsx',
    load: async () => (await import('../pricing/plans.tsx')).PlansBlock,
    section: 'GET /pricing',
    reads: { retention: () => ['GET /retention'] },
    Waiting: sectionWaiting({ title: () => pricingTexts.plansAndPrices, ground: 'sand', ridge: 'b' }),
    failed: () => loadFailedTexts.pricing,
    headline: ({ heading }) => heading || pricingTexts.plansAndPrices,
    lead: ({ subheading }) => subheading,
  }),
  idea: blockView<'idea'>()({
    source: 'web/site/blocks/idea-block.tsx',
    load: async () => (await import('./idea-block.tsx')).IdeaBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  legal: blockView<'legal'>()({
    source: 'web/site/legal/legal.tsx',
    load: async () => (await import('../legal/legal.tsx')).Legal,
    section: null,
    reads: { site: () => ['GET /site'], retention: () => ['GET /retention'] },
    headline: ({ title }) => title,
    lead: ({ lead }) => lead,
  }),
  problems: blockView<'problems'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).ProblemsBlock,
    ...inServiceColumn('problems'),
  }),
  outcomes: blockView<'outcomes'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).OutcomesBlock,
    ...inServiceColumn('outcomes'),
  }),
  deliverables: blockView<'deliverables'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).DeliverablesBlock,
    ...inServiceColumn('deliverables'),
  }),
  process: blockView<'process'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).ProcessBlock,
    ...inServiceColumn('process'),
  }),
  tech: blockView<'tech'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).TechBlock,
    ...inServiceColumn('tech'),
  }),
  'service-plans': blockView<'service-plans'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).ServicePlansBlock,
    ...inServiceColumn('pricing'),
  }),
  questions: blockView<'questions'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).QuestionsBlock,
    ...inServiceColumn('faqs'),
  }),
  custom: blockView<'custom'>()({
    source: SERVICE_BLOCKS,
    load: async () => (await serviceBlocks()).CustomBlock,
    ...inServiceColumn('custom'),
  }),
  text: blockView<'text'>()({
    source: 'web/site/blocks/text-block.tsx',
    load: async () => (await import('./text-block.tsx')).TextBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ text }) => htmlExcerpt(text),
  }),
  'text-picture': blockView<'text-picture'>()({
    source: 'web/site/blocks/text-picture-block.tsx',
    load: async () => (await import('./text-picture-block.tsx')).TextPictureBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ text }) => htmlExcerpt(text),
  }),
  gallery: blockView<'gallery'>()({
    source: 'web/site/blocks/gallery-block.tsx',
    load: async () => (await import('./gallery-block.tsx')).GalleryBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
  }),
  numbers: blockView<'numbers'>()({
    source: 'web/site/blocks/numbers-block.tsx',
    load: async () => (await import('./numbers-block.tsx')).NumbersBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  logos: blockView<'logos'>()({
    source: 'web/site/blocks/logos-block.tsx',
    load: async () => (await import('./logos-block.tsx')).LogosBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
  }),
  quote: blockView<'quote'>()({
    source: 'web/site/testimonials/quote-block.tsx',
    load: async () => (await import('../testimonials/quote-block.tsx')).QuoteBlock,
    section: null,
    reads: {},
    lead: ({ text }) => text,
  }),
  'call-to-action': blockView<'call-to-action'>()({
    source: 'web/site/blocks/call-to-action-block.tsx',
    load: async () => (await import('./call-to-action-block.tsx')).CallToActionBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  cards: blockView<'cards'>()({
    source: 'web/site/blocks/cards-block.tsx',
    load: async () => (await import('./cards-block.tsx')).CardsBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  timeline: blockView<'timeline'>()({
    source: 'web/site/blocks/timeline-block.tsx',
    load: async () => (await import('./timeline-block.tsx')).TimelineBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  embed: blockView<'embed'>()({
    source: 'web/site/blocks/embed-block.tsx',
    load: async () => (await import('./embed-block.tsx')).EmbedBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
  }),
  video: blockView<'video'>()({
    source: 'web/site/blocks/video-block.tsx',
    load: async () => (await import('./video-block.tsx')).VideoBlock,
    section: null,
    reads: {},
    headline: ({ heading }) => heading,
  }),
  form: blockView<'form'>()({
    source: 'web/site/contact/form-block.tsx',
    load: async () => (await import('../contact/form-block.tsx')).FormBlock,
    section: null,
    reads: { retention: () => ['GET /retention'] },
    headline: ({ heading }) => heading,
    lead: ({ lead }) => lead,
  }),
  posts: blockView<'posts'>()({
    source: 'web/site/collections/blog/posts-block.tsx',
    load: async () => (await import('../collections/blog/posts-block.tsx')).PostsBlock,
    section: null,
    reads: {
      posts: ({ content }) =>
        content && [
          'GET /blog',
          { query: { limit: content.count, brief: 'true', ...(content.tag && { tag: content.tag }) } },
        ],
    },
    headline: ({ heading }) => heading,
  }),
};
