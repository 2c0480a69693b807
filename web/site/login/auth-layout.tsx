import type { ReactNode } from 'react';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Ridge } from '#web/ui/ridge.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import avif from '#web/site/art/night.avif';
import night from '#web/site/art/night.webp';
import { PageHead } from '#web/site/head.tsx';
import styles from './login-page.module.css';

interface AuthLayoutProps {
  title: string;
  lead: string;
  /** The back link below the form. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** The layout of the login and password pages. */
export function AuthLayout({ title, lead, back, children }: AuthLayoutProps) {
  return (
    <>
      <PageHead title={title} hidden />
      <div className={styles.split}>
        <div className={styles.scene}>
          <ArtPicture className={styles.art} src={night} avif={avif} alt="" width={1000} height={1200} />
          <p className={styles.words}>Welcome back.</p>
        </div>
        <div className={styles.column}>
          <Ridge ground="paper" shape="b" className={styles.ridge} />
          <div className={styles.inside}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
            <SmartLink href={back.href} className={styles.back}>
              {back.label}
            </SmartLink>
          </div>
        </div>
      </div>
    </>
  );
}
