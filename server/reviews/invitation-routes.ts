import { FORM_SECONDS_FIELD, HONEYPOT, INVITATION_SOURCE } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import { limitSubmissions, NOT_SPAM } from '#server/forms/public-forms.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { ReadMailSetup } from '#server/mail/mail-setup.ts';
import { reviewFormTexts } from '#contract/texts/review-form.ts';
import { mailInvitation } from './invitation-mail.ts';
import { invitationLink, openReviewInvitations } from './invitations.ts';
import { openCollection } from '#server/records/open-collection.ts';
import { reviewHooks, wordsHash } from './hooks.ts';

interface Parts {
  database: Database;
  limits: RateLimits;
  mailSetup: ReadMailSetup;
  siteUrl: string;
}

/** Invitations to write a review: staff send them, a client uses one once. */
export function reviewInvitationCalls({ database, limits, mailSetup, siteUrl }: Parts): Handlers {
  const invitations = openReviewInvitations(database, mailInvitation(mailSetup));
  const reviews = openCollection(database, 'reviews', reviewHooks);
  type Linked = Awaited<ReturnType<typeof invitations.create>>;
  const withLink = ({ invitation, token }: Linked) => ({ ...invitation, link: invitationLink(siteUrl, token) });

  return {
    'GET /review-invitations': ({ query }) => invitations.list(query),
    'POST /review-invitations': async ({ body }) => withLink(await invitations.create(body)),
    'POST /review-invitations/:id/link': async ({ params }) => withLink(await invitations.addLink(params.id)),
    'POST /review-invitations/:id/resend': async ({ params, body }) =>
      withLink(await invitations.renew(params.id, body.days)),
    'POST /review-invitations/:id/revoke': ({ params }) => invitations.revoke(params.id),
    'POST /review-invitations/open': async ({ body, address }) => {
      await limitSubmissions(limits, 'review-invitations', address);
      const { id, name, user_name, note, projectTitle, projectSlug, expires_at } = await invitations.find(body.token);
      await invitations.markOpened(id);
      return { name, invitedBy: user_name, note, projectTitle, projectSlug, expiresAt: expires_at };
    },
    'POST /review-invitations/use': async ({ body, address }) => {
      const { token, [HONEYPOT]: honeypot, [FORM_SECONDS_FIELD]: _, ...fields } = body;
      await limitSubmissions(limits, 'reviews', address);
      const { id, project_id, enquiry_id, projectTitle } = await invitations.find(token);
      if (honeypot) return { message: reviewFormTexts.sent };
      await reviews.create({
        ...{ ...fields, source: INVITATION_SOURCE, sourceUrl: '', isApproved: false, isVisible: true, ...NOT_SPAM },
        invitation: {
          ...{ _id: id, projectId: project_id ?? '', projectTitle, enquiryId: enquiry_id ?? '' },
          wordsHash: wordsHash(fields),
        },
        isVerified: true,
      });
      return { message: reviewFormTexts.sent };
    },
  };
}
