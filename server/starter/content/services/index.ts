import { brandIdentity } from './brand-identity.ts';
import { carePlans } from './care-plans.ts';
import { onlineShops } from './online-shops.ts';
import { asBlocks } from './page.ts';
import { searchAndContent } from './search-and-content.ts';
import { webDesign } from './web-design.ts';
import { webDevelopment } from './web-development.ts';

/** The pages of the starter agency's services; their slugs are those of the service section's cards. */
export const servicePages = [webDesign, webDevelopment, onlineShops, brandIdentity, searchAndContent, carePlans].map(
  asBlocks,
);
