import { layoutTexts } from '#contract/texts/layout.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { query } from '#web/api.ts';
import { Icon } from '#web/ui/icons.tsx';
import { whatsappAddress } from './whatsapp.ts';
import styles from './whatsapp-button.module.css';
import { useEffect, useState } from 'react';

/**
 * The floating chat button, shown only if the footer's content has a chat link. On small screens it covers text, so it
 * hides at the top of a page and while the visitor scrolls down; on large ones at the end, beside the last links.
 */
export function WhatsappButton() {
  const { data } = useQuery(query('GET /footer'));
  const scroll = useScrollState();
  const address = data && whatsappAddress(data.social);
  if (!address) return null;
  return (
    <aside aria-label={layoutTexts.chat}>
      <a
        className={styles.button}
        data-scroll={scroll}
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={layoutTexts.chatOnWhatsapp}
      >
        <Icon name="FaWhatsapp" size={26} />
      </a>
    </aside>
  );
}

/** Smaller moves are a resting finger. */
const MIN_MOVE_PX = 8;

/** `down`: the visitor scrolls down. `up`: up. `end`: the page's end is in the window. */
type ScrollState = 'top' | 'down' | 'up' | 'end';

function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>('top');
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      const isAtTop = scrollY < MIN_MOVE_PX;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - MIN_MOVE_PX;
      const moved = scrollY - before;
      if (!isAtTop && !isAtEnd && Math.abs(moved) < MIN_MOVE_PX) return;
      before = scrollY;
      const fits = isAtTop && isAtEnd;
      if (fits) setState('up');
      else if (isAtTop) setState('top');
      else if (isAtEnd) setState('end');
      else setState(moved > 0 ? 'down' : 'up');
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return state;
}
