import type { ReactNode } from 'react';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { WhatsappButton } from './whatsapp-button.tsx';

/** The id of the page's own content, where the skip link and in-app navigation lead. */
export const CONTENT_ID = 'content';

/** What surrounds every public page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Announcer>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        Skip to content
      </a>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <WhatsappButton />
    </Announcer>
  );
}
