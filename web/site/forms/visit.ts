import type { Visit } from '#contract/records/visit.ts';

/** Where this visit began: the browser remembers it as long as the page is open, and nothing is stored. */
export function visitStart(): Visit {
  const [document] = performance.getEntriesByType('navigation');
  return readVisitStart(document?.name ?? location.href, window.document.referrer);
}

/** The first page without its query, the host that led to it, and the campaign that the link named. */
export function readVisitStart(address: string, referrer: string): Visit {
  const { pathname, searchParams, host } = new URL(address);
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  return {
    landingPage: pathname,
    referrer: from === host ? '' : from,
    campaign: searchParams.get('utm_campaign') ?? '',
  };
}
