import styles from './breadcrumb.module.css';
import { SmartLink } from './smart-link.tsx';

interface BreadcrumbProps {
  /** The pages above this one, from the home page down. */
  above: readonly { label: string; href: string }[];
  /** The page itself. */
  title: string;
}

/** Where a page lies in the site. */
export function Breadcrumb({ above, title }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {above.map(({ label, href }) => (
          <li key={href}>
            <SmartLink className={styles.link} href={href}>
              {label}
            </SmartLink>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
