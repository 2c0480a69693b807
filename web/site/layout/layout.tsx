import type { MouseEvent, ReactNode } from 'react';
import { layoutTexts } from '#contract/texts/layout.ts';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { WhatsappButton } from './whatsapp-button.tsx';

/** The id of the page's content, the target of the skip link. */
export const CONTENT_ID = 'content';

/** Skips to the content without a new history entry, which would have no scroll position. */
function skipToContent(event: MouseEvent) {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.scrollIntoView();
  content.focus({ preventScroll: true });
}

interface LayoutProps {
  /** The path of the page inside. */
  pathname: string;
  /** Whether another page is loading. */
  isWaiting: boolean;
  children: ReactNode;
}

/** Header, footer and chat button around every public page; the login has no chat button. */
export function Layout({ pathname, isWaiting, children }: LayoutProps) {
  return (
    <Announcer>
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skipToContent}>
        {layoutTexts.skip}
      </a>
      {isWaiting && <div className={styles.waiting} />}
      <Header ground={isLogin(pathname) ? 'split' : 'dark'} />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        aria-busy={isWaiting || undefined}
        data-home={pathname === '/' ? '' : undefined}
      >
        {children}
      </main>
      <Footer hasRidge={!isLogin(pathname)} />
      {!isLogin(pathname) && <WhatsappButton />}
    </Announcer>
  );
}

/** The login and its pages for a new password. */
function isLogin(pathname: string): boolean {
  return /^\/login(\/|$)/.test(pathname);
}
