import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { THEMES } from '#contract/themes.ts';
import { visitor } from '../support/browser.ts';
import { siteIn } from '../support/themes.ts';

const KINDS_OF_PAGE = [
  ...['/', '/services', '/services/web-design', '/pricing', '/portfolio', '/portfolio/camp-khuri', '/blog'],
  ...['/blog/what-a-website-costs-and-why', '/about', '/contact', '/privacy', '/no-such-page', '/login'],
];

const EACH_THEME = { timeout: 120_000 };

test.each(THEMES)(
  'with reduced motion nothing moves, and every scene is in its finished state, in %s',
  EACH_THEME,
  async (theme) => {
    const page = await visitor(await siteIn(theme), { width: 1280 });
    for (const path of KINDS_OF_PAGE) {
      await page.goto(path);
      const moving: string[] = [];
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 800) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        moving.push(...(await movingParts(page)));
      }
      expect(moving, path).toEqual([]);
      expect(await hiddenText(page), path).toEqual([]);
      page.takeReports(); // the missing page
    }
  },
);

test.each(THEMES)(
  'in forced colors, what can be pressed has an outline, and what is selected stands out, in %s',
  async (theme) => {
    const page = await visitor(await siteIn(theme), { width: 1280 });
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of KINDS_OF_PAGE) {
      await page.goto(path);
      expect(await invisibleButtons(page), path).toEqual([]);
      page.takeReports(); // the missing page
    }
    await page.goto('/contact');
    const [chosen, other] = [page.getByText('A new site', { exact: true }), page.getByText('A shop', { exact: true })];
    const look = (chip: typeof chosen) =>
      chip.evaluate((one) => {
        const { backgroundColor, borderColor, color, outlineStyle } = getComputedStyle(one.closest('label') ?? one);
        return [backgroundColor, borderColor, color, outlineStyle].join();
      });
    expect(await look(chosen)).toBe(await look(other));
    await chosen.click();
    await expect.poll(() => look(chosen)).not.toBe(await look(other));
    for (const [path, selected] of [
      ['/portfolio?category=Identity', 'main nav [aria-current]'],
      ['/blog?tag=Design', 'main [aria-current]'],
      ['/about', 'header [aria-current]'],
    ] as const) {
      await page.goto(path);
      expect(await underlineOf(page, selected), path).toBe(true);
    }
  },
);

/** Animations that run, except those of the browser itself. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : 'animation')),
  );
}

/** Texts that would be on the page but for an opacity of less than one. */
function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, blockquote, figcaption)')]
      .filter((text) => !text.closest('[aria-hidden=true], [role=group], [inert]') && text.checkVisibility())
      .filter((text) => opacity(text) < 0.3)
      .map((text) => text.textContent.slice(0, 40));
  });
}

/** Buttons and links that look like buttons, but have neither border nor outline: forced colors remove backgrounds. */
function invisibleButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('.visually-hidden, [aria-hidden=true]'))
      .filter((one) => {
        const { borderRadius, minHeight, paddingInlineStart } = getComputedStyle(one);
        const isButton =
          parseFloat(borderRadius) > 100 && parseFloat(minHeight) >= 40 && parseFloat(paddingInlineStart) > 8;
        return isButton;
      })
      .filter((one) => {
        const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(one);
        const hasBorder = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
        return !hasBorder && !(outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
      })
      .map((one) => one.textContent.trim().slice(0, 40) || one.outerHTML.slice(0, 80)),
  );
}

/** Whether a selected entry is underlined, by its own line or by a mark with a colour of its own. */
function underlineOf(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { backgroundColor: ground } = getComputedStyle(document.body);
      const { textDecorationLine } = getComputedStyle(one);
      const { backgroundColor } = getComputedStyle(one, '::after');
      return textDecorationLine === 'underline' || (backgroundColor !== ground && !backgroundColor.endsWith(', 0)'));
    });
}
