import { pricingTexts } from '#contract/texts/pricing.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { KnownBlock } from '#contract/blocks/block.ts';
import { serviceBlocks } from '#contract/blocks/service-blocks.ts';
import { serviceSections, withSections } from '#contract/service-sections.ts';
import { services, type ServicePage } from '#contract/collections/services.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { ApiError, query } from '#web/api.ts';
import { partOf, viewOf } from '../../blocks/block-part.tsx';
import { BRIEF_SERVICES } from '../../service-queries.ts';
import { page } from './record-page.tsx';

type Words = Partial<z.input<z.ZodObject<typeof services.fields>>> & { sections?: z.input<typeof serviceSections> };

beforeAll(async () => {
  const types = Object.keys(serviceBlocks);
  await Promise.all(types.map((type) => partOf({ type } as KnownBlock, viewOf({ type })!).fetch()));
});

function service({ sections = [], ...given }: Words = {}): ServicePage {
  const stamps = { _id: '1', version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const blocks = withSections([], serviceSections.parse(sections));
  return { ...z.strictObject(services.fields).parse({ title: 'Wells', slug: 'wells', blocks, ...given }), ...stamps };
}

function section(type: string, items: unknown[], rest: object = {}): string {
  const block = { type, items, ...rest } as NonNullable<Words['sections']>[number];
  return shown({ sections: [block] }).replace(/^.*?(?=<section id)/s, '');
}

function shown(given: Words | Error | null, others: ServicePage[] = []): string {
  const queries = new QueryClient({ retryOnMount: false, staleTime: Infinity });
  const options = query('GET /services/:slug', { params: { slug: 'wells' } });
  if (given instanceof Error) queries.setQueryError(options.queryKey, given);
  else if (given) queries.setQueryData(options.queryKey, service(given));
  queries.setQueryData(query('GET /services', { query: BRIEF_SERVICES }).queryKey, others);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/services/wells" params={{ slug: 'wells' }}>
        <page.Component />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

function failure(status: number, message: string): ApiError {
  return new ApiError(status, { code: 'unexpected', message });
}

describe('the service page', () => {
  test('starts with the breadcrumb, the title, the subtitle and the cover', () => {
    const html = shown({ subtitle: 'Deep ones', coverImageUrl: '/uploads/well.webp', excerpt: 'Water at 60 metres.' });
    expect(html).toMatch(
      /<nav aria-label="Breadcrumb">.*href="\/"[^>]*>Home<.*href="\/services"[^>]*>Services<.*<li aria-current="page">Wells</s,
    );
    expect(html).toMatch(/<h1[^>]*>Wells<\/h1><p[^>]*>Deep ones</);
    expect(html).toContain('src="/uploads/well.webp"');
    expect(html).toContain('Water at 60 metres.');
  });

  test('links to the contact page for a proposal, and has a share button', () => {
    for (const html of [shown({}), shown({ coverImageUrl: '/uploads/well.webp' })]) {
      expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Get a Proposal/);
      expect(html).toContain('Share</button>');
    }
  });

  test('starts with the plain band if it has no cover', () => {
    expect(shown({})).toMatch(/<img [^>]*band[^>]*>.*<h1/s);
  });

  test('shows two pictures with a handle between them instead of the cover, if it has both', () => {
    const both = { beforeUrl: '/uploads/plan.webp', afterUrl: '/uploads/page.webp' };
    const html = shown({ coverImageUrl: '/uploads/well.webp', compare: both });
    expect(html).toMatch(/src="\/uploads\/page\.webp".*src="\/uploads\/plan\.webp".*<input[^>]* type="range"/s);
    expect(html).not.toContain('src="/uploads/well.webp"');
    const one = shown({ coverImageUrl: '/uploads/well.webp', compare: { ...both, afterUrl: '' } });
    expect(one).toContain('src="/uploads/well.webp"');
    expect(one).not.toContain('type="range"');
  });

  test('has dark text on a light background, and light text on a dark one', () => {
    const cover = { coverImageUrl: '/uploads/well.webp' };
    expect(shown({ ...cover, ground: '#e7e0f4' })).toMatch(/data-head="light"[^>]*>.*<rect[^>]* fill="#e7e0f4"/s);
    expect(shown({ ...cover, ground: '#0f4a43' })).toContain('data-head="dark"');
  });

  test('ends with one field for a proposal, which opens the contact page', () => {
    expect(shown({})).toMatch(/Ask for a proposal<\/h2>.*<form[^>]* action="\/contact"/s);
    expect(shown({})).not.toContain('For example');
  });

  test('shows no empty boxes if it has only a title', () => {
    const html = shown({});
    for (const word of ['Quick Links', 'Other services', '<section id']) expect(html).not.toContain(word);
  });

  test('gives search engines its SEO title and description, else its title and excerpt', () => {
    expect(shown({ seo: { title: 'Wells near you', description: 'How deep?' }, excerpt: 'Not this' })).toMatch(
      /<title>Wells near you.*content="How deep\?"/s,
    );
    expect(shown({ excerpt: 'Water at 60 metres.' })).toMatch(/<title>Wells<.*content="Water at 60 metres\."/s);
  });

  test('uses its SEO picture as the share image, else its cover', () => {
    const cover = { coverImageUrl: '/uploads/well.webp' };
    expect(shown({ ...cover, seo: { ogImage: '/uploads/share.webp' } })).toMatch(
      /og:image" content="[^"]*share\.webp"/,
    );
    expect(shown(cover)).toMatch(/og:image" content="[^"]*well\.webp"/);
  });

  test('has no style attribute, which the browser would block', () => {
    expect(shown({ coverImageUrl: '/a.webp', sections: [{ type: 'outcomes', items: ['92 % stay'] }] })).not.toContain(
      'style=',
    );
  });

  test('shows a message and a link to all services, and has noindex, if the service is missing', () => {
    const html = shown(failure(404, 'Nothing there'));
    expect(html).toMatch(new RegExp(`<h1[^>]*>${empty.service}</h1>`));
    expect(html).toContain('href="/services"');
    expect(html).toContain('noindex');
  });

  test('shows a loading state while it loads', () => {
    expect(shown(null)).toMatch(/role="status".*Loading…/s);
  });

  test("shows the server's message, else the fallback, with a retry button if it fails to load", () => {
    expect(shown(failure(503, 'Back in a minute'))).toMatch(/role="alert".*Back in a minute.*Try again/s);
    expect(shown(failure(500, ''))).toMatch(new RegExp(`role="alert".*${loadFailed.service}.*Try again`, 's'));
  });
});

describe('quick links', () => {
  test('link to every visible section and to the FAQ', () => {
    const html = shown({
      sections: [
        { type: 'problems', items: ['Dust'] },
        { type: 'tech', items: [] },
        { type: 'custom', title: 'Why us', content: '<p>Because.</p>' },
      ],
      faqs: [{ q: 'Deep?', a: 'Yes.' }],
    });
    const links = [...html.matchAll(/<a [^>]*href="\/services\/wells#([^"]*)"[^>]*>([^<]*)</g)];
    expect(links.map(([, id, label]) => [id, label])).toEqual([
      ['problems-we-solve', 'Problems We Solve'],
      ['why-us', 'Why us'],
      ['faqs', 'FAQs'],
    ]);
    for (const [, id] of links) expect(html).toContain(`<section id="${id}"`);
  });
});

describe('blocks of other kinds', () => {
  const quote = { type: 'quote', content: { text: 'It holds water.' } };
  const blocksOf = (...types: string[]) =>
    types.map((type) => (type === 'quote' ? quote : { type, content: { text: `<p>About ${type}.</p>` } }));

  beforeAll(() => partOf({ type: 'quote' } as KnownBlock, viewOf(quote)!).fetch());

  test('stand between two columns, and the first column has the quick links of both', () => {
    const html = shown({ blocks: blocksOf('problems', 'quote', 'process'), excerpt: 'Deep.' });
    expect(html).toMatch(/Quick Links.*Deep\..*About problems.*It holds water.*About process/s);
    expect(html.match(/Quick Links/g)).toHaveLength(1);
    expect(html).toMatch(/#problems-we-solve.*#our-process/s);
    expect(html.match(/>Deep\.</g)).toHaveLength(1);
  });

  test('can be all there is', () => {
    expect(shown({ blocks: blocksOf('quote') })).toContain('It holds water.');
  });
});

describe('other services', () => {
  const others = Array.from({ length: 9 }, (_, index) =>
    service({ title: `Service ${index}`, slug: `service-${index}` }),
  );
  const listed = (html: string) => [
    ...new Set([...html.matchAll(/<a [^>]*href="\/services\/(service-\d|wells)"/g)].map(([, slug]) => slug)),
  ];

  test('list at most six, without the current service', () => {
    expect(listed(shown({}, [service(), ...others]))).toEqual(others.slice(0, 6).map(({ slug }) => slug));
  });

  test('leave out unpublished services; without any the list is not rendered', () => {
    const hidden = others.map((other, index) => ({ ...other, isPublished: index === 8 }));
    expect(listed(shown({}, hidden))).toEqual(['service-8']);
    expect(shown({}, [service(), { ...others[0]!, isPublished: false }])).not.toContain('Other services');
  });
});

describe('a section', () => {
  const titled = { title: 'Dust', description: 'Everywhere.' };

  test.for(['problems', 'deliverables', 'process', 'custom', 'outcomes'])(
    'of type %s shows plain items and items with title and description',
    (type) => {
      const html = section(type, ['A plain line', titled]);
      for (const words of ['A plain line', titled.title, titled.description]) expect(html).toContain(words);
      expect(html.match(/<li/g)).toHaveLength(2);
    },
  );

  test('shows its text above its items', () => {
    expect(section('problems', [titled], { content: '<p>First <strong>this</strong>.</p>' })).toMatch(
      /<h2.*<p>First <strong>this<\/strong>\.<\/p>.*Everywhere\./s,
    );
  });

  test('of type outcomes shows figures large, whether they start a line or are a title', () => {
    const html = section('outcomes', ['92 % of clients stay', { title: '0.9 s', description: 'to open' }]);
    expect(html).toMatch(/class="_figure[^"]*">92 %<\/p>.*of clients stay.*class="_figure[^"]*">0\.9 s<\/p>.*to open/s);
  });

  test('of type process is an ordered list', () => {
    expect(section('process', ['Map', titled])).toMatch(/<ol[^>]*>.*Map.*Dust.*<\/ol>/s);
  });

  test('of type tech shows a logo, else the first letter of the name', () => {
    const html = section('tech', [{ name: 'HTML', logoUrl: '/uploads/html.webp' }, { name: 'svg' }, 'उर्दू', titled]);
    expect(html).toMatch(/src="\/uploads\/html\.webp".*>HTML</s);
    expect(html).toMatch(/aria-hidden="true">S<\/span><span[^>]*>svg</);
    expect(html).toMatch(/aria-hidden="true">उ<\/span><span[^>]*>उर्दू/);
    expect(html).toMatch(/aria-hidden="true">D<\/span><span[^>]*>Dust/);
  });

  test('of type pricing shows price, period, features and button of each plan', () => {
    const html = section('pricing', [
      {
        name: 'Site',
        price: 'Rs 90K',
        period: 'once',
        features: ['Five pages'],
        ctaText: 'Choose',
        ctaLink: '/pricing',
      },
      { name: 'System', price: '', features: ['A portal'], mostPopular: true },
    ]);
    expect(html).toMatch(/Site<\/h3>.*Rs 90K.*once.*href="\/pricing"[^>]*>Choose.*Five pages/s);
    expect(html).toMatch(
      new RegExp(
        `Most popular.*System</h3>.*${pricingTexts.custom}.*href="/contact"[^>]*>${pricingTexts.getStarted}`,
        's',
      ),
    );
    expect(html.match(/Most popular/g)).toHaveLength(1);
  });

  test('of type pricing accepts plans that are plain lines or have a title', () => {
    const html = section('pricing', ['On request', titled]);
    expect(html).toMatch(/On request<\/h3>.*Dust<\/h3>.*Everywhere\./s);
  });

  test('of type faqs opens one answer at a time without JavaScript', () => {
    const html = section('faqs', [{ q: 'Deep?', a: 'Very.' }, titled, 'No answer yet']);
    const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html).toMatch(/<summary[^>]*><h3[^>]*>Deep\?.*Very\..*<summary[^>]*><h3[^>]*>Dust.*Everywhere\./s);
    expect(html).toContain('No answer yet');
  });
});
