/** What happens in the product and is reported to people and to other programs. */
export const EVENT_TYPES = [
  'message.received',
  'lead.received',
  'reply.received',
  'enquiry.won',
  'review.received',
  'review.published',
  'post.published',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What each event means, for people. */
export const EVENT_LABELS: Record<EventType, string> = {
  'message.received': 'A visitor sent a message',
  'lead.received': 'A visitor asked for a proposal',
  'reply.received': 'A visitor answered a mail',
  'enquiry.won': 'An enquiry was won',
  'review.received': 'A client sent a review',
  'review.published': 'A review became public',
  'post.published': 'A post became public',
};
