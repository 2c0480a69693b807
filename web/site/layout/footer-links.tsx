import { SmartLink } from '#web/ui/smart-link.tsx';
import styles from './footer.module.css';

interface FooterLinksProps {
  title: string;
  links: { label: string; href: string }[];
  /** The label of a link that has none. */
  fallback: string;
}

export function FooterLinks({ title, links, fallback }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <SmartLink href={href}>{label || fallback}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
