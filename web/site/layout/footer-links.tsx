import { SmartLink } from '#web/ui/smart-link.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './footer.module.css';

interface FooterLinksProps {
  title: string;
  /** The path of the title in the preview. */
  titlePath: string | undefined;
  links: { label: string; href: string }[];
  /** The label of a link that has none. */
  fallback: string;
}

export function FooterLinks({ title, titlePath, links, fallback }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title} data-field={titlePath}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map((link, index) => (
          <li key={index}>
            <SmartLink href={link.href} data-field={fieldPath(link, 'label')}>
              {link.label || fallback}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
