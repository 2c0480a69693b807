import { z } from 'zod';
import {
  BARE_LIST_LIMIT_MAX,
  BLOG_PAGE_SIZE,
  ITEM_STATES,
  LIST_LIMIT_MAX,
  PORTFOLIO_PAGE_SIZE,
  POST_STATES,
  PUBLIC_LIST_LIMIT_MAX,
} from '../constants.ts';
import * as blog from '../records/blog-post.ts';
import * as portfolio from '../records/portfolio-item.ts';
import * as services from '../records/service-page.ts';
import { listOf, replyOf } from '../sections/section.ts';
import {
  afterSlug,
  textFilter,
  brief,
  idParams,
  pagedList,
  paged,
  moveCall,
  deleteCall,
  reorderCall,
  slugParams,
  stateFilter,
  type Call,
} from './call.ts';

/** The portfolio, the blog and the services. */
export const collectionsCalls = {
  'GET /portfolio': {
    summary: `Portfolio items by page. Without a login at most ${PUBLIC_LIST_LIMIT_MAX} a page, without descriptions`,
    who: 'anyone',
    query: z.object({
      ...paged(PORTFOLIO_PAGE_SIZE),
      category: textFilter('category', 80),
      brief,
      status: stateFilter(ITEM_STATES),
      after: afterSlug,
    }),
    staffQuery: ['status'],
    reply: portfolio.portfolioPage,
  },
  'GET /portfolio/admin/:id': {
    summary: 'One portfolio item by its id',
    who: 'staff',
    params: idParams,
    reply: portfolio.portfolioItem,
  },
  'GET /portfolio/:slug': {
    summary: 'One portfolio item',
    who: 'anyone',
    params: slugParams,
    reply: portfolio.portfolioItem,
  },
  'POST /portfolio': {
    summary: 'Create a portfolio item',
    who: 'staff',
    body: portfolio.portfolioItemCreate,
    reply: portfolio.portfolioItem,
    status: 201,
  },
  'PUT /portfolio/reorder/list': reorderCall('Reorder portfolio items', portfolio.portfolioItem),
  'PUT /portfolio/:id': {
    summary: 'Change the given fields of a portfolio item',
    who: 'staff',
    params: idParams,
    body: portfolio.portfolioItemUpdate,
    reply: portfolio.portfolioItem,
  },
  'PUT /portfolio/:id/place': moveCall('a portfolio item', portfolio.portfolioItem),
  'DELETE /portfolio/:id': deleteCall('a portfolio item'),
  'GET /blog': {
    summary: `Blog posts by page, newest first. Without a login at most ${PUBLIC_LIST_LIMIT_MAX} a page, without texts`,
    who: 'anyone',
    query: z.object({ ...paged(BLOG_PAGE_SIZE), brief, status: stateFilter(POST_STATES) }),
    staffQuery: ['status'],
    reply: blog.blogPage,
  },
  'GET /blog/admin/:id': { summary: 'One blog post by its id', who: 'staff', params: idParams, reply: blog.blogPost },
  'GET /blog/:slug': { summary: 'One blog post', who: 'anyone', params: slugParams, reply: blog.blogPost },
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
    params: idParams,
    body: blog.blogPostUpdate,
    reply: blog.blogPost,
  },
  'DELETE /blog/:id': deleteCall('a blog post'),
  'GET /services': {
    summary: 'Published services. Without a login their sections and questions are left out',
    who: 'anyone',
    query: z.object({ ...pagedList(LIST_LIMIT_MAX), brief }),
    reply: listOf(services.servicePageInList),
  },
  'GET /services/admin/all': {
    summary: 'All services',
    who: 'staff',
    query: z.object({ ...pagedList(BARE_LIST_LIMIT_MAX), brief }),
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
    params: slugParams,
    reply: replyOf({ available: z.boolean() }),
  },
  'GET /services/admin/:id': {
    summary: 'One service by its id',
    who: 'staff',
    params: idParams,
    reply: services.servicePage,
  },
  'GET /services/:slug': { summary: 'One service', who: 'anyone', params: slugParams, reply: services.servicePage },
  'POST /services/admin': {
    summary: 'Create a service',
    who: 'staff',
    body: services.servicePageCreate,
    reply: services.servicePage,
    status: 201,
  },
  'PUT /services/admin/reorder/list': reorderCall('Reorder services', services.servicePage),
  'PUT /services/admin/:id': {
    summary: 'Change the given fields of a service',
    who: 'staff',
    params: idParams,
    body: services.servicePageUpdate,
    reply: replyOf({ data: services.servicePage }),
  },
  'PUT /services/admin/:id/place': moveCall('a service', services.servicePage),
  'DELETE /services/admin/:id': deleteCall('a service'),
} as const satisfies Record<string, Call>;
