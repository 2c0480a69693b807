import { z } from 'zod';
import {
  ARRIVED_DAYS,
  AVATARS,
  LIST_LIMIT_MAX,
  BLOG_PAGE_SIZE,
  ITEM_STATES,
  LEAD_STATUSES,
  MESSAGE_STATUSES,
  PORTFOLIO_PAGE_SIZE,
  POST_STATES,
  REDIRECT_STATES,
  WHOLE_MAX,
  type UploadKind,
} from './constants.ts';
import * as blog from './records/blog-post.ts';
import * as messages from './records/contact-message.ts';
import * as leads from './records/lead.ts';
import * as portfolio from './records/portfolio-item.ts';
import * as redirects from './records/redirect.ts';
import * as reviews from './records/review.ts';
import * as services from './records/service-page.ts';
import { countsOf } from './records/stamps.ts';
import * as traces from './records/trace.ts';
import * as testimonials from './records/testimonial.ts';
import * as users from './records/user.ts';
import { listOf, replyOf } from './sections/section.ts';
import { sections } from './sections/index.ts';
import { firstMoment, lastMoment, timeBound } from './time-bound.ts';

/** Who may use a call. `staff` are the roles admin and editor, `member` is everyone who is logged in. */
export type Access = 'anyone' | 'member' | 'staff' | 'admin';

/** One call of the API, below `/api`. */
export interface Call {
  summary: string;
  who: Access;
  /** Whoever calls is treated alike: a login that has ended must not keep anybody from logging in again. */
  ignoresLogin?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body that staff may send instead, with fields a visitor may not set. */
  staffBody?: z.ZodType;
  reply: z.ZodType;
  /** The success status; 200 unless a record is made. */
  status?: 201;
  /** What is sent or answered when it is not JSON. */
  media?: 'upload' | 'image/svg+xml' | 'text/html' | 'text/csv';
}

const said = replyOf({ message: z.string() });
const id = z.object({ id: z.string().min(1).max(60) });
// No slug is that long: it is unknown, not wrong.
const slug = z.object({ slug: z.string().min(1).max(1000) });
const picture = replyOf({ imageUrl: z.string(), width: z.number(), height: z.number() });
const wrongOrder = `Order must be a whole number from 0 to ${WHOLE_MAX}`;
const newOrder = z
  .array(
    z.strictObject({
      _id: z.string().min(1).max(60),
      order: z.number(wrongOrder).int(wrongOrder).min(0, wrongOrder).max(WHOLE_MAX, wrongOrder),
    }),
    'Must be a list',
  )
  .max(10_000, 'At most 10000 entries');

/** Words in an address, at most `max` characters; '' for none. */
function asked(name: string, max: number) {
  return z.string(`${name} must be text`).trim().max(max, `${name} takes at most ${max} characters`).default('');
}

function pagedAndSearched(limit: number) {
  const { tag: _, ...rest } = paged(limit);
  return rest;
}

function paged(limit: number) {
  return {
    page: z.coerce.number('page must be a number').int().min(1, 'page starts at 1').default(1),
    limit: z.coerce
      .number('limit must be a number')
      .int()
      .min(1, 'limit is at least 1')
      .max(LIST_LIMIT_MAX, `limit is at most ${LIST_LIMIT_MAX}`)
      .default(limit),
    q: asked('q', 200),
    tag: asked('tag', 60),
  };
}

/** Leaves out the long texts that a list does not show. */
const brief = z.stringbool('brief must be true or false').default(false);

/** Narrows a list for staff; the public sees what is published, whatever it says. */
const stateOf = <const S extends readonly string[]>(states: S) => z.enum(['all', ...states]).default('all');

/** The slug of the item after which the list begins. */
const after = z.string().max(1000).default('');

/** Newest first; `before` is the _id of the last record one has. */
const newest = { limit: paged(LIST_LIMIT_MAX).limit, before: z.string().max(60).default('') };
const words = { q: paged(LIST_LIMIT_MAX).q.describe('Words that must all occur, in any field') };
/** When something arrived. */
const arrived = { from: timeBound('from', firstMoment), to: timeBound('to', lastMoment) };
/** The place in the whole list where a record shall stand, from 0; beyond the end it is the last. */
const newPlace = z.strictObject({
  place: z.number('place must be a number').int('place must be a whole number').min(0, 'place starts at 0'),
});
const placed = <E extends z.ZodType>(what: string, element: E) =>
  ({
    summary: `Move ${what} to a place in the list, which is numbered anew`,
    who: 'staff',
    params: id,
    body: newPlace,
    reply: element,
  }) as const;
const reordered = <E extends z.ZodType>(summary: string, element: E) =>
  ({ summary, who: 'staff', body: newOrder, reply: listOf(element) }) as const;

interface SectionCalls<W extends z.ZodType, R extends z.ZodType> {
  title: string;
  write: W;
  record: R;
}
const readSection = <W extends z.ZodType, R extends z.ZodType>({ title, record }: SectionCalls<W, R>) =>
  ({ summary: `${title} section; staff see hidden entries too`, who: 'anyone', reply: record }) as const;
const saveSection = <W extends z.ZodType, R extends z.ZodType>({ title, write, record }: SectionCalls<W, R>) =>
  ({ summary: `Replace the ${title} section`, who: 'staff', body: write, reply: record }) as const;
const upload = (kind: UploadKind) =>
  ({ summary: `Upload a picture (${kind})`, who: 'staff', media: 'upload', reply: picture }) as const;
const remove = (what: string) => ({ summary: `Delete ${what}`, who: 'staff', params: id, reply: said }) as const;

/** Every call the product answers, by method and path. */
export const calls = {
  'GET /footer': readSection(sections.footer),
  'PUT /footer': saveSection(sections.footer),
  'GET /faq': readSection(sections.faq),
  'PUT /faq': saveSection(sections.faq),
  'GET /hero': readSection(sections.hero),
  'PUT /hero': saveSection(sections.hero),
  'GET /about': readSection(sections.about),
  'PUT /about': saveSection(sections.about),
  'GET /service-section': readSection(sections['service-section']),
  'PUT /service-section': saveSection(sections['service-section']),
  'GET /contact/section': readSection(sections.contact),
  'PUT /contact/section': saveSection(sections.contact),
  'GET /pricing': readSection(sections.pricing),
  'GET /pricing/admin': { summary: 'Pricing section with hidden plans', who: 'staff', reply: sections.pricing.record },
  'PUT /pricing': saveSection(sections.pricing),

  'POST /upload/hero': upload('hero'),
  'POST /upload/about': upload('about'),
  'POST /upload/faq': upload('faq'),
  'POST /upload/blog': upload('blog'),
  'POST /upload/portfolio': upload('portfolio'),
  'POST /upload/services': upload('services'),
  'POST /upload/testimonials': upload('testimonials'),

  'GET /testimonials': { summary: 'Visible testimonials', who: 'anyone', reply: listOf(testimonials.testimonial) },
  'GET /testimonials/admin': { summary: 'All testimonials', who: 'staff', reply: listOf(testimonials.testimonial) },
  'POST /testimonials': {
    summary: 'Create a testimonial',
    who: 'staff',
    body: testimonials.testimonialCreate,
    reply: testimonials.testimonial,
    status: 201,
  },
  'PUT /testimonials/reorder/list': reordered('Put testimonials in order', testimonials.testimonial),
  'PUT /testimonials/:id': {
    summary: 'Change the given fields of a testimonial',
    who: 'staff',
    params: id,
    body: testimonials.testimonialUpdate,
    reply: testimonials.testimonial,
  },
  'DELETE /testimonials/:id': remove('a testimonial'),

  'GET /reviews': { summary: 'Approved and visible reviews', who: 'anyone', reply: listOf(reviews.review) },
  'GET /reviews/admin': { summary: 'All reviews', who: 'staff', reply: listOf(reviews.review) },
  'POST /reviews': {
    summary: 'Submit a review; it is public once approved. Made by staff it is approved at once',
    who: 'anyone',
    body: reviews.reviewSubmission,
    staffBody: reviews.reviewCreate,
    reply: reviews.review,
    status: 201,
  },
  'PUT /reviews/reorder/list': reordered('Put reviews in order', reviews.review),
  'PUT /reviews/:id': {
    summary: 'Change the given fields of a review',
    who: 'staff',
    params: id,
    body: reviews.reviewUpdate,
    reply: reviews.review,
  },
  'DELETE /reviews/:id': remove('a review'),

  'POST /contact/messages': {
    summary: 'Send a message to the agency',
    who: 'anyone',
    body: messages.contactMessageSubmission,
    reply: said,
    status: 201,
  },
  'GET /contact/messages': {
    summary: 'Messages, newest first',
    who: 'staff',
    query: z.object({ ...newest, ...words, status: stateOf(MESSAGE_STATUSES) }),
    reply: listOf(messages.contactMessage),
  },
  'GET /contact/messages/summary': {
    summary: 'How many messages there are, in all and of each status',
    who: 'staff',
    query: z.object(words),
    reply: countsOf(MESSAGE_STATUSES),
  },
  'GET /contact/messages/:id': { summary: 'One message', who: 'staff', params: id, reply: messages.contactMessage },
  'PUT /contact/messages/:id': {
    summary: 'Set the status of a message',
    who: 'staff',
    params: id,
    body: messages.contactMessageUpdate,
    reply: messages.contactMessage,
  },
  'DELETE /contact/messages/:id': remove('a message'),

  'GET /portfolio': {
    summary: 'Portfolio items, by page',
    who: 'anyone',
    query: z.object({
      ...paged(PORTFOLIO_PAGE_SIZE),
      category: asked('category', 80),
      brief,
      status: stateOf(ITEM_STATES),
      after,
    }),
    reply: portfolio.portfolioPage,
  },
  'GET /portfolio/admin/:id': {
    summary: 'One portfolio item by its id',
    who: 'staff',
    params: id,
    reply: portfolio.portfolioItem,
  },
  'GET /portfolio/:slug': {
    summary: 'One portfolio item',
    who: 'anyone',
    params: slug,
    reply: portfolio.portfolioItem,
  },
  'POST /portfolio': {
    summary: 'Create a portfolio item',
    who: 'staff',
    body: portfolio.portfolioItemCreate,
    reply: portfolio.portfolioItem,
    status: 201,
  },
  'PUT /portfolio/reorder/list': reordered('Put portfolio items in order', portfolio.portfolioItem),
  'PUT /portfolio/:id': {
    summary: 'Change the given fields of a portfolio item',
    who: 'staff',
    params: id,
    body: portfolio.portfolioItemUpdate,
    reply: portfolio.portfolioItem,
  },
  'PUT /portfolio/:id/place': placed('a portfolio item', portfolio.portfolioItem),
  'DELETE /portfolio/:id': remove('a portfolio item'),

  'GET /blog': {
    summary: 'Blog posts, newest first, by page',
    who: 'anyone',
    query: z.object({ ...paged(BLOG_PAGE_SIZE), brief, status: stateOf(POST_STATES) }),
    reply: blog.blogPage,
  },
  'GET /blog/admin/:id': { summary: 'One blog post by its id', who: 'staff', params: id, reply: blog.blogPost },
  'GET /blog/:slug': { summary: 'One blog post', who: 'anyone', params: slug, reply: blog.blogPost },
  'POST /blog': {
    summary: 'Create a blog post',
    who: 'staff',
    body: blog.blogPostCreate,
    reply: blog.blogPost,
    status: 201,
  },
  'PUT /blog/:id': {
    summary: 'Change the given fields of a blog post',
    who: 'staff',
    params: id,
    body: blog.blogPostUpdate,
    reply: blog.blogPost,
  },
  'DELETE /blog/:id': remove('a blog post'),

  'POST /leads': {
    summary: 'Request a proposal',
    who: 'anyone',
    body: leads.leadSubmission,
    reply: leads.lead,
    status: 201,
  },
  'GET /leads': {
    summary: 'Leads, newest first',
    who: 'staff',
    query: z.object({ ...newest, ...words, ...arrived, status: stateOf(LEAD_STATUSES) }),
    reply: listOf(leads.lead),
  },
  'GET /leads/summary': {
    summary: 'How many leads there are, in all and of each status',
    who: 'staff',
    query: z.object({ ...words, ...arrived }),
    reply: countsOf(LEAD_STATUSES),
  },
  'GET /leads.csv': {
    summary:
      'Leads for a spreadsheet, newest first, times in UTC; an apostrophe stands before what it would take for a formula',
    who: 'staff',
    query: z.object({ ...words, ...arrived, status: stateOf(LEAD_STATUSES) }),
    reply: z.string(),
    media: 'text/csv',
  },
  'GET /leads/:id': { summary: 'One lead', who: 'staff', params: id, reply: leads.lead },
  'PUT /leads/:id': {
    summary: 'Set the status of a lead',
    who: 'staff',
    params: id,
    body: leads.leadUpdate,
    reply: leads.lead,
  },
  'DELETE /leads/:id': remove('a lead'),

  'GET /services': {
    summary: 'Published services',
    who: 'anyone',
    query: z.object({ brief }),
    reply: listOf(services.servicePageInList),
  },
  'GET /services/admin/all': {
    summary: 'All services',
    who: 'staff',
    query: z.object({ brief }),
    reply: listOf(services.servicePageInList),
  },
  'GET /services/admin/page': {
    summary: 'All services by page, without their sections and questions',
    who: 'staff',
    query: z.object({ page: paged(LIST_LIMIT_MAX).page, limit: paged(LIST_LIMIT_MAX).limit }),
    reply: services.servicesPage,
  },
  'GET /services/admin/slug/:slug/available': {
    summary: 'Whether a slug is free',
    who: 'staff',
    params: slug,
    reply: replyOf({ available: z.boolean() }),
  },
  'GET /services/admin/:id': {
    summary: 'One service by its id',
    who: 'staff',
    params: id,
    reply: services.servicePage,
  },
  'GET /services/:slug': { summary: 'One service', who: 'anyone', params: slug, reply: services.servicePage },
  'POST /services/admin': {
    summary: 'Create a service',
    who: 'staff',
    body: services.servicePageCreate,
    reply: services.servicePage,
    status: 201,
  },
  'PUT /services/admin/reorder/list': reordered('Put services in order', services.servicePage),
  'PUT /services/admin/:id': {
    summary: 'Change the given fields of a service',
    who: 'staff',
    params: id,
    body: services.servicePageUpdate,
    reply: replyOf({ data: services.servicePage }),
  },
  'PUT /services/admin/:id/place': placed('a service', services.servicePage),
  'DELETE /services/admin/:id': remove('a service'),

  'POST /users/login': {
    summary: 'Log in',
    who: 'anyone',
    ignoresLogin: true,
    body: users.login,
    reply: users.session,
  },
  'POST /users/logout': { summary: 'End this session', who: 'member', reply: said },
  'GET /users/me': { summary: 'The account one is logged in with', who: 'member', reply: users.user },
  'PUT /users/me': {
    summary: 'Change one’s own name, email or password',
    who: 'member',
    body: users.ownUserUpdate,
    reply: users.user,
  },
  'GET /users/me/sessions': {
    summary: 'The sessions of one’s own account, this one first',
    who: 'member',
    reply: listOf(users.ownSession),
  },
  'DELETE /users/me/sessions/:id': {
    summary: 'End one session of one’s own account',
    who: 'member',
    params: id,
    reply: said,
  },
  'POST /users/me/sessions/end': {
    summary: 'End all other sessions of one’s own account',
    who: 'member',
    reply: users.endedSessions,
  },
  'GET /users': { summary: 'All accounts', who: 'admin', reply: listOf(users.user) },
  'POST /users': { summary: 'Create an account', who: 'admin', body: users.userCreate, reply: users.user, status: 201 },
  'PUT /users/:id': {
    summary: 'Change an account',
    who: 'admin',
    params: id,
    body: users.userUpdate,
    reply: users.user,
  },
  'DELETE /users/:id': { ...remove('an account'), who: 'admin' },

  'GET /redirects': {
    summary: 'Where old addresses lead, newest first, by page',
    who: 'staff',
    query: z.object({ ...pagedAndSearched(LIST_LIMIT_MAX), status: stateOf(REDIRECT_STATES) }),
    reply: redirects.redirectsPage,
  },
  'GET /redirects/at': {
    summary: 'Where an old address leads; an empty `to` says that what was there is gone for good',
    who: 'anyone',
    query: z.object({ path: z.string('path must be text').min(1, 'path is required').max(1000) }),
    reply: replyOf({ to: z.string() }),
  },
  'GET /redirects/:id': { summary: 'One redirect', who: 'staff', params: id, reply: redirects.redirect },
  'POST /redirects': {
    summary: 'Make an old address lead elsewhere; without `to` it is gone for good',
    who: 'staff',
    body: redirects.redirectCreate,
    reply: redirects.redirect,
    status: 201,
  },
  'PUT /redirects/:id': {
    summary: 'Change a redirect',
    who: 'staff',
    params: id,
    body: redirects.redirectUpdate,
    reply: redirects.redirect,
  },
  'DELETE /redirects/:id': remove('a redirect'),

  'GET /activity': {
    summary: 'What staff did, newest first; on accounts of others only for admins',
    who: 'staff',
    query: z.object({ ...newest, limit: paged(20).limit }),
    reply: traces.traceList,
  },
  'GET /desk/waiting': { summary: 'How much work waits, kind by kind', who: 'staff', reply: traces.waiting },
  'GET /desk/since': {
    summary: 'What happened since one was in the panel before this visit',
    who: 'staff',
    reply: traces.sinceLeft,
  },
  'GET /desk/days': {
    summary: `How many messages and leads came on each of the last ${ARRIVED_DAYS} days`,
    who: 'staff',
    query: z.object({
      offset: z.coerce
        .number('offset must be a number')
        .int()
        .min(-840)
        .max(840)
        .default(0)
        .describe('Minutes by which the clock that makes the days is ahead of UTC'),
    }),
    reply: listOf(traces.arrivedDay),
  },

  'GET /avatars/:style': {
    summary: 'A face drawn from a name',
    who: 'anyone',
    params: z.object({ style: z.enum(AVATARS) }),
    query: z.object({ seed: z.string().max(200).default('') }),
    reply: z.string(),
    media: 'image/svg+xml',
  },
  'GET /openapi.json': { summary: 'This description', who: 'anyone', reply: z.record(z.string(), z.unknown()) },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;
