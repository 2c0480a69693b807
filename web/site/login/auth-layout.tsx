import type { ReactNode } from 'react';
import { loginTexts } from '#contract/texts/login.ts';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Ridge } from '#web/ui/ridge.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import avif from '#web/site/art/night.avif';
import night from '#web/site/art/night.webp';
import { Landscape, useOwnLandscape } from '#web/site/layout/landscape.tsx';
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
  const own = useOwnLandscape('missingPageImageUrl');
  return (
    <>
      <PageHead title={title} hidden />
      <div className={styles.split} data-short="">
        <div className={styles.scene} data-field={own.field}>
          <Landscape src={own.src} isPanel>
            <ArtPicture className={styles.art} src={night} avif={avif} alt="" width={1000} height={1200} />
          </Landscape>
          <svg className={styles.seam} viewBox="0 0 100 1440" preserveAspectRatio="none" aria-hidden="true">
            <path d="M97 0C96 190 78 420 44 600C25 700 12 770 4 838C24 910 66 980 84 1100C98 1220 92 1340 82 1440H100V0Z" />
          </svg>
          <p className={styles.words}>{loginTexts.welcome}</p>
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
