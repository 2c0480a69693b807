import type { Reply } from '#web/api.ts';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { projectPath } from '../projects.ts';
import styles from './invited-review.module.css';

/** What the client reads beside the form: who asks, for what, and what happens with the review. */
export function InvitationLetter({ invitation }: { invitation: Reply<'POST /review-invitations/open'> }) {
  const { name, invitedBy, note, projectTitle, projectSlug, expiresAt } = invitation;
  const until = new Date(expiresAt).toLocaleDateString('en-GB', { dateStyle: 'long' });
  return (
    <div className={styles.letter}>
      <h2 className={styles.hello}>Hello {name}</h2>
      {projectTitle && (
        <p className={styles.about}>
          Your project with us:{' '}
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
        <li>We read every review before it appears on the site, and publish it as you wrote it.</li>
        <li>It is marked as coming from a verified client. Your email is never shown.</li>
        <li>
          This link is for you. It works once, until <time dateTime={expiresAt}>{until}</time>.
        </li>
      </ul>
    </div>
  );
}
