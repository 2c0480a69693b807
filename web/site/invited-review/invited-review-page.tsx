import { useEffect, useRef, useState } from 'react';
import { invitationTexts } from '#contract/texts/invitation.ts';
import { PageHead } from '#web/site/head.tsx';
import { PageBand } from '#web/site/layout/page-band.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { Section } from '#web/ui/section.tsx';
import { ReviewForm } from '../reviews/review-form.tsx';
import type { PageModule } from '../routes.ts';
import styles from './invited-review.module.css';
import { InvitationLetter } from './invitation-letter.tsx';
import { useInvitation } from './use-invitation.ts';

export const page: PageModule = {
  Component: InvitedReviewPage,
  isLive: () => true,
};

/** The page behind the link in an invitation, on which a client writes a review. */
function InvitedReviewPage() {
  const { hash } = useLocation();
  return (
    <>
      <PageHead title={invitationTexts.documentTitle} hidden />
      <PageBand title={invitationTexts.title} />
      <Section ridge="c" ground="sand">
        <noscript>
          <p className={styles.state}>{invitationTexts.needsScript}</p>
        </noscript>
        {/* Another link in the same tab starts again. */}
        <Invitation key={hash} />
      </Section>
    </>
  );
}

function Invitation() {
  const view = useInvitation();
  const [thanks, setThanks] = useState('');

  function finish(message: string) {
    setThanks(message);
    // The token is used up, so remove it from the address bar.
    history.replaceState(history.state, '', location.pathname);
  }

  if (thanks) return <Thanks message={thanks} />;
  if (view.is === 'opening') return <p className={styles.opening}>{invitationTexts.opening}</p>;
  if (view.is === 'failed') {
    return (
      <div className={styles.state}>
        <h2 className={styles.hello}>{invitationTexts.cannotOpen}</h2>
        <FormStatus state="failed" message={view.message} />
        <ButtonLink href="/contact" variant="dark">
          {invitationTexts.writeToUs}
        </ButtonLink>
      </div>
    );
  }
  const { token, invitation } = view;
  return (
    <div className={styles.layout}>
      <InvitationLetter invitation={invitation} />
      <ReviewForm key={token} invitation={{ token, name: invitation.name }} onSent={finish} />
    </div>
  );
}

function Thanks({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, with the button that had the focus. This also scrolls to the top of the shorter page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.state}>
      <h2 ref={heading} tabIndex={-1} className={styles.hello}>
        {invitationTexts.thanks}
      </h2>
      <FormStatus state="sent" message={message} />
      <ButtonLink href="/" variant="dark">
        {invitationTexts.toHome}
      </ButtonLink>
    </div>
  );
}
