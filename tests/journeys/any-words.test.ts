import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { sqlite } from '../support/databases.ts';
import { logIn, sendTo } from '../support/product.ts';
import { startOn } from '../support/running.ts';
import { chooseTheme } from '../support/themes.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.slice(0, 40);
/** Words of every length, up to so many characters, that begin with one nobody can fit. */
const textOf = (length: number) => `${WORD} ${'and so on for a good while '.repeat(40)}`.slice(0, length).trim();
const cta = { label: `${WORD} ${WORD}`.slice(0, 60), href: '/contact' };
const link = { label: textOf(80), href: '/contact' };
const html = `<p>${textOf(300)}</p><p><a href="mailto:${WORD.slice(0, 30)}@dune.example">${WORD}${WORD}</a></p>`;
const badge = { value: textOf(40), text: textOf(160) };

const LONG = {
  '/hero': {
    ...{ eyebrow: textOf(120), titleLine1: textOf(120), titleLine2: textOf(120), description: textOf(600) },
    ...{ cta, secondaryCta: cta, badge },
  },
  '/about': {
    ...{ eyebrow: textOf(120), heading: textOf(160), title: textOf(160), paragraph1: textOf(1000), paragraph2: WORD },
    ...{ stats: [1, 2, 3, 4, 5].map(() => ({ value: textOf(20), label: textOf(80) })), badge, cta, secondaryCta: cta },
    cards: [1, 2, 3].map(() => ({ icon: 'check', title: textOf(120), description: textOf(600) })),
    people: [1, 2, 3].map(() => ({ name: textOf(120), craft: textOf(80), words: textOf(240) })),
    ...{ momentsTitle: textOf(160), refusalsTitle: textOf(160), ledgerTitle: textOf(160), closing: textOf(160) },
    moments: [1, 2, 3].map(() => ({ date: textOf(40), title: textOf(120), description: textOf(400) })),
    refusals: [1, 2].map(() => ({ words: textOf(160) })),
    ledger: [1, 2].map(() => ({ value: textOf(20), label: textOf(160) })),
  },
  '/service-section': {
    ...{ eyebrow: textOf(120), heading: textOf(160), headLine1: textOf(120), headLine2Gradient: textOf(120), cta },
    rightParagraph: textOf(600),
    cards: [1, 2, 3, 4].map((at) => ({ title: textOf(120), description: textOf(600), slug: `a-service-${at}` })),
  },
  '/faq': {
    ...{ eyebrow: textOf(120), heading: textOf(160), lead: textOf(600) },
    faqs: [1, 2, 3].map(() => ({ question: textOf(300), answer: textOf(1500) })),
  },
  '/footer': {
    ...{ brandName: textOf(80), brandAbout: textOf(400), usefulLinksTitle: textOf(80), servicesTitle: textOf(80) },
    ...{ contactTitle: textOf(80), usefulLinks: [link, link], servicesLinks: [link, link], addressHtml: html },
    ...{ phone: '+91 151 000 0000 or +91 151 000 0001 or +91 151 000 0002', phoneLabel: textOf(40) },
    ...{ email: `${WORD.replace('ä', 'ae')}@dune.example`, emailLabel: textOf(40) },
    ...{ bottomLeftHtml: html, bottomRightHtml: html },
    social: Array.from({ length: 16 }, () => ({ href: 'https://wa.me/911510000000', iconKey: 'FaWhatsapp' })),
  },
  '/contact/section': {
    ...{ eyebrow: textOf(120), heading: textOf(160), subheading: textOf(600), mapLat: 28.02, mapLng: 73.31 },
    cards: ['FaEnvelope', 'FaEnvelope', 'FaMapMarkerAlt'].map((iconKey) => ({
      ...{ iconKey, title: textOf(120), textHtml: html },
    })),
    questions: [1, 2].map(() => ({ label: textOf(60), answers: [textOf(60), WORD] })),
    form: {
      firstNamePh: textOf(80),
      emailPh: textOf(80),
      subjectPh: textOf(80),
      messagePh: textOf(80),
      submitLabel: WORD,
    },
  },
};
const NO_CTA = { cta: { label: '', href: '' }, secondaryCta: { label: '', href: '' } };
const NOTHING = {
  '/hero': { titleLine1: '', ...NO_CTA },
  '/about': { heading: '', stats: [], cards: [], ...NO_CTA },
  '/service-section': { heading: '', cards: [], cta: NO_CTA.cta },
  '/faq': { heading: '', faqs: [] },
  '/footer': { brandName: '', social: [], usefulLinks: [], servicesLinks: [] },
  '/contact/section': { heading: '', cards: [] },
};

async function put(url: string, token: string, content: Record<string, object>): Promise<void> {
  for (const [path, body] of Object.entries(content)) {
    const { status, body: answer } = await sendTo(url, 'PUT', path, { token, body });
    expect([status, answer.message], path).toEqual([200, undefined]);
  }
}

/** What reaches past the window's edge, or past the box that it stands in, by its words. */
function overhangs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-view'); // sections out of sight have a guessed height
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
    const isCut = (element: Element) =>
      element.closest('[hidden], .visually-hidden, [aria-hidden=true], [role=group] ul') ?? scrollsSideways(element);
    const found = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, strong, li, span, label), footer *'),
    ]
      .filter((element) => element.checkVisibility() && !isCut(element) && element.tagName !== 'svg')
      .filter((element) => !element.closest('svg') && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`);
    const wide = document.documentElement.scrollWidth - innerWidth;
    return wide > 0 ? [`the page by ${wide}`, ...found] : found;
  });
}

/** Texts that lie on each other, by their first words. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.removeAttribute('data-first-view'); // sections out of sight have a guessed height
    const shown = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, label, button, summary, blockquote, figcaption)'),
    ]
      .filter((element) => element.checkVisibility() && element.textContent.trim())
      .filter((element) => !element.closest('.visually-hidden, [hidden], [role=group] ul, [aria-hidden=true]'));
    const boxes = shown.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const intersect = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .filter((other) => box.height > 0 && intersect(box, other.box))
        .map(
          (other) =>
            `${element.tagName} ${element.textContent.slice(0, 20)} / ${other.element.tagName} ${other.element.textContent.slice(0, 20)}`,
        ),
    );
  });
}

const PATHS = ['/', '/services', '/about', '/contact'];

test.each(THEMES)(
  'long content stays inside the layout of %s: words of 40 letters, texts of any length',
  { timeout: 180_000 },
  async (theme) => {
    const { url } = await startOn(sqlite);
    const token = await logIn(url);
    await chooseTheme(url, token, theme);
    const { imageUrl } = (await sendTo(url, 'GET', '/about', { token })).body;
    await put(url, token, LONG);
    const voice = { name: textOf(120), role: textOf(120), isVisible: true };
    for (const order of [0, 1]) {
      const testimonial = await sendTo(url, 'POST', '/testimonials', {
        token,
        body: { ...voice, feedback: textOf(1200), order },
      });
      const review = { ...voice, stars: 1, review: textOf(1200), avatar: 'male', isApproved: true, order };
      const wrote = await sendTo(url, 'POST', '/reviews', { token, body: review });
      expect([testimonial.status, wrote.status]).toEqual([201, 201]);
    }
    for (const width of [320, 768, 1280]) {
      const page = await visitor(url, { width });
      for (const path of PATHS) {
        await page.goto(path);
        expect.soft(await overhangs(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await overlaps(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    // Without people, the picture rises into the head.
    await put(url, token, { '/about': { ...LONG['/about'], people: [], imageUrl } });
    for (const width of [320, 768, 900, 1280]) {
      const page = await visitor(url, { width });
      await page.goto('/about');
      expect.soft(await overhangs(page), `a story at ${width} px`).toEqual([]);
      expect.soft(await overlaps(page), `a story at ${width} px`).toEqual([]);
    }
  },
);

const EMPTY = { timeout: 120_000 };

test.each(THEMES)(
  'fields that an editor leaves empty render no empty box and no empty heading in %s',
  EMPTY,
  async (theme) => {
    const { url } = await startOn(sqlite, { STARTER_CONTENT: 'false' });
    const token = await logIn(url);
    await chooseTheme(url, token, theme);
    await put(url, token, NOTHING);
    for (const width of [320, 1280]) {
      const page = await visitor(url, { width });
      for (const path of PATHS) {
        await page.goto(path);
        expect.soft(await overhangs(page), `${path} at ${width} px`).toEqual([]);
        const empty = await page
          .locator('main :is(h1, h2, h3, p, ul, ol, a, section):empty:not([role])')
          .evaluateAll((all) => all.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML));
        expect(empty, `${path} at ${width} px`).toEqual([]);
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      }
    }
    const page = await visitor(url);
    await page.goto('/');
    await page.getByText('No testimonials yet.').waitFor();
    await page.getByText('No reviews yet.').waitFor();
  },
);
