import { SERVICE_SECTIONS } from '../../constants.ts';

export const title = 'Services';
export const service = 'Service';
/** The parts of the headline of the list, as far as the services tell them. */
export const headline = { what: 'What we make', price: 'what it costs', time: 'how long it takes' } as const;
export const from = 'From';
export const fromPrice = (price: string) => ` from ${price}`;
export const howLong = 'How long';
export const example = 'For example';
export const other = 'Other services';
export const details = 'Details';
export const quickLinks = 'Quick Links';
export const getProposal = 'Get a Proposal';
export const compare = 'Before and after, in percent before';
export const mostPopular = 'Most popular';
export const unknown = 'Service not found.';
export const goneLead = 'We no longer offer this service. You can find all our current services on the Services page.';
export const unknownLead =
  'It may have moved, or we no longer offer it. You can find all our current services on the Services page.';
export const all = 'All services';
export const tellUs = 'Tell us what you need';
export const idea = {
  title: 'Ask for a proposal',
  lead: 'Tell us in a line what it is about. You get a fixed price in writing, with no obligation.',
  label: 'What do you need?',
  button: 'Ask for a proposal',
} as const;
/** Stands where a block has no heading of its own. */
export const headings = SERVICE_SECTIONS;
