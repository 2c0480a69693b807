import { invitationTexts } from '#contract/texts/invitation.ts';
import type { Reply } from '#web/api.ts';
import { locale } from '#contract/texts/language.ts';
import { fillText } from '#web/ui/fill-text.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { projectPath } from '../projects.ts';
import styles from './invited-review.module.css';

/** What the client reads beside the form: who asks, for what, and what happens with the review. */
export function InvitationLetter({ invitation }: { invitation: Reply<'POST /review-invitations/open'> }) {
  const { name, invitedBy, note, projectTitle, projectSlug, expiresAt } = invitation;
  const until = new Date(expiresAt).toLocaleDateString(locale(), { dateStyle: 'long' });
  return (
    <div className={styles.letter}>
      <h2 className={styles.hello}>{invitationTexts.hello(name)}</h2>
      {projectTitle && (
        <p className={styles.about}>
          {invitationTexts.project}{' '}
          {projectSlug ? <SmartLink href={projectPath(projectSlug)}>{projectTitle}</SmartLink> : projectTitle}
        </p>
      )}
      {note && (
        <figure className={styles.note}>
          <blockquote>{note}</blockquote>
          <figcaption>{invitedBy}</figcaption>
        </figure>
      )}
      <ul className={styles.facts}>
        <li>{invitationTexts.weRead}</li>
        <li>{invitationTexts.verified}</li>
        <li>{fillText(invitationTexts.until, { date: <time dateTime={expiresAt}>{until}</time> })}</li>
      </ul>
    </div>
  );
}
