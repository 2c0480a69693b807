import { region } from './region.ts';
import { language } from './texts/language.ts';
import { pricingTexts } from './texts/pricing.ts';

/** The price of a plan in words; a plan without a price is custom. */
export function priceText(price: number): string {
  if (price <= 0) return pricingTexts.custom;
  const { priceFormat } = region();
  const plain = new Intl.NumberFormat(language(), { maximumFractionDigits: 2, useGrouping: false }).format(price);
  return priceFormat.replace('{price}', () => plain).replace('{amount}', () => amountText(price));
}

/** The same price in full: 165 becomes '₹1,65,000'. '' for a custom plan, and where the price is in full anyway. */
export function exactPrice(price: number): string {
  return price > 0 && !region().priceFormat.includes('{amount}') ? amountText(price) : '';
}

/** A price in thousands as a whole amount, grouped as in the country of its currency: the first two letters name it. */
function amountText(price: number): string {
  const { currency } = region();
  const locale = `${language()}-${currency.slice(0, 2)}`;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(price * 1000);
}
