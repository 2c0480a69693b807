import { layoutTexts } from '#contract/texts/layout.ts';
import styles from './breadcrumb.module.css';
import { SmartLink } from './smart-link.tsx';

interface BreadcrumbProps {
  /** The pages above this one, starting with the home page. */
  above: readonly { label: string; href: string }[];
  title: string;
  'data-field'?: string | undefined;
}

/** The page's position in the site. */
export function Breadcrumb({ above, title, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={layoutTexts.breadcrumb}>
      <ol className={styles.trail}>
        {above.map(({ label, href }) => (
          <li key={href}>
            <SmartLink className={styles.link} href={href}>
              {label}
            </SmartLink>
          </li>
        ))}
        <li aria-current="page" {...rest}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
