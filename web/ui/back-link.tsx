import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { SmartLink } from './smart-link.tsx';

/** The link from a page back to its list; for the `above` of a page's band. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SmartLink className={styles.link} href={href}>
      <BackArrow className={styles.arrow} />
      {children}
    </SmartLink>
  );
}

export function BackArrow({ className }: { className?: string }) {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d="M14.5 8H2M7 3 2 8l5 5"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
