import type { z } from 'zod';
import type { blog } from '#contract/collections/blog.ts';
import { aShopOnASlowPhone } from './a-shop-on-a-slow-phone.ts';
import { beingFoundInYourOwnTown } from './being-found-in-your-own-town.ts';
import { cashCardsAndUpiAtOneCounter } from './cash-cards-and-upi-at-one-counter.ts';
import { colourYouCanReadInSunlight } from './colour-you-can-read-in-sunlight.ts';
import { movingHouseWithoutLosingVisitors } from './moving-house-without-losing-visitors.ts';
import { oneAfternoonWithoutAMouse } from './one-afternoon-without-a-mouse.ts';
import { photographsThatSellWithoutSlowingThePage } from './photographs-that-sell-without-slowing-the-page.ts';
import { theFirstHourOfAProject } from './the-first-hour-of-a-project.ts';
import { theFormNobodyFinishes } from './the-form-nobody-finishes.ts';
import { twoScriptsOnePage } from './two-scripts-one-page.ts';
import { whatAWebsiteCostsAndWhy } from './what-a-website-costs-and-why.ts';
import { whatHappensAfterLaunch } from './what-happens-after-launch.ts';
import { writeThePageBeforeYouDrawIt } from './write-the-page-before-you-draw-it.ts';
import { yourHomepageWeighsMoreThanItShould } from './your-homepage-weighs-more-than-it-should.ts';

/** What the starter agency has written, newest first. */
export const blogPosts: z.input<typeof blog.create>[] = [
  yourHomepageWeighsMoreThanItShould,
  twoScriptsOnePage,
  theFormNobodyFinishes,
  whatAWebsiteCostsAndWhy,
  beingFoundInYourOwnTown,
  aShopOnASlowPhone,
  colourYouCanReadInSunlight,
  writeThePageBeforeYouDrawIt,
  theFirstHourOfAProject,
  whatHappensAfterLaunch,
  cashCardsAndUpiAtOneCounter,
  photographsThatSellWithoutSlowingThePage,
  oneAfternoonWithoutAMouse,
  movingHouseWithoutLosingVisitors,
];
