import type { ReactNode } from 'react';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { WhatsappButton } from './whatsapp-button.tsx';

/** The id of the page's own content, where the skip link and in-app navigation lead. */
export const CONTENT_ID = 'content';

interface LayoutProps {
  /** The path of the page inside. */
  pathname: string;
  /** Whether another page is on the way. */
  isWaiting: boolean;
  children: ReactNode;
}

/** What surrounds every public page. */
export function Layout({ pathname, isWaiting, children }: LayoutProps) {
  return (
    <Announcer>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Skip to content
      </a>
      {isWaiting && <div className={styles.waiting} />}
      <Header onPaper={pathname === '/login'} />
      <main id={CONTENT_ID} tabIndex={-1} aria-busy={isWaiting || undefined}>
        {children}
      </main>
      <Footer />
      <WhatsappButton />
    </Announcer>
  );
}
